"""AE-E-6.2, AE-E-8.1: the officer in command: what it intends, and how it decides where rules leave several ways."""
