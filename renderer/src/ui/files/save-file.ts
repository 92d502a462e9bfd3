/** Makes the browser download something as a file. */
export function saveFile(name: string, mediaType: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
