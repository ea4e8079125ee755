"""AE-B-12, AE-B-20, AE-E-5: battles, raiders and the Gate."""
