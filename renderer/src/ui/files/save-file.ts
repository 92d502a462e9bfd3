import { withoutIsolation } from '#renderer/i18n/isolated.ts';

/** Makes the browser download something as a file. */
export function saveFile(name: string, mediaType: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = withoutIsolation(name);
  link.click();
  URL.revokeObjectURL(address);
}
