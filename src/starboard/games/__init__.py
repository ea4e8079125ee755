"""The titles, a folder each. A title knows the kernel and itself."""
