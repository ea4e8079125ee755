"""How each word of the vocabulary is carried out."""
