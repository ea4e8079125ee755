harbour-planet-P01 = Nábřeží
harbour-poi-10 = Schody
