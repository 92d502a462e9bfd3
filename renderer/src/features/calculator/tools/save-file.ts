/** Lets the browser save a text as a file: it lands where the visitor's downloads go. */
export function saveFile(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
