"""IV-C-301: logs, scenes and hints."""
