"""GT-B-9: what is aboard a ship and how it is spent: batteries, crew, goods, strength."""
