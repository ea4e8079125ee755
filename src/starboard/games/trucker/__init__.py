"""Galaxy Trucker, the classic edition, with Latest Models."""
