"""IV-X-5: the dice check in its ten steps."""
