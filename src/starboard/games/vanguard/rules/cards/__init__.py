"""IV-X-6, IV-X-12: section cards, equipment and abilities, and the windows in which they are used."""
