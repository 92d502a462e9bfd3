import { MAX_LOGO_BYTES } from '#domain/lending/dealer-details.ts';

const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
/** What the picker offers. */
export const LOGO_FILES = TYPES.join(',');
const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Sides in pixels, the largest first: a picture that is too many bytes is drawn smaller. */
const BOXES = [
  { width: 480, height: 240 },
  { width: 320, height: 160 },
  { width: 200, height: 100 },
] as const;

/**
 * A picture drawn anew as a small PNG in base64, so that nothing but its pixels is left; null where it cannot be read. A
 * drawing in SVG cannot run or load anything, as it is drawn as a picture.
 */
export async function logoFromFile(file: File): Promise<string | null> {
  if (!TYPES.includes(file.type) || file.size > MAX_FILE_BYTES) return null;
  const picture = await drawableOf(file);
  if (picture === null) return null;
  for (const box of BOXES) {
    const base64 = drawn(picture, box);
    if (base64 !== null && (base64.length / 4) * 3 <= MAX_LOGO_BYTES) return base64;
  }
  return null;
}

/** As a data address: the pages may load no other picture of a person's own. */
async function drawableOf(file: File): Promise<HTMLImageElement | null> {
  const address = await new Promise<string | null>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : null),
    );
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(file);
  });
  if (address === null) return null;
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

function drawn(
  picture: HTMLImageElement,
  box: { readonly width: number; readonly height: number },
): string | null {
  // An SVG need not say how large it is.
  const [width, height] = [picture.naturalWidth || box.width, picture.naturalHeight || box.height];
  const scale = Math.min(1, box.width / width, box.height / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png').split(',')[1] ?? null;
}
