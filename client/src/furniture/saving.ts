/** Gives the reader a file to keep. */
export function save(file: Blob | null, name: string): void {
  if (!file) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
