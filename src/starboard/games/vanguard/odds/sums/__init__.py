"""Dice, summed up exactly, whatever they are rolled for."""
