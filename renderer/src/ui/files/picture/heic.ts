/** HEIC and HEIF, in which many phones keep their pictures. */

/** Brands of the file's first box (ISO/IEC 23008-12): coded with HEVC, or any picture in this container. */
const BRANDS = new Set('heic heix heim heis hevc hevx hevm hevs mif1 mif2 msf1'.split(' '));
/** Has its brands besides these, and browsers open it. */
const AVIF = new Set(['avif', 'avis']);
/** Far more than any phone names. */
const MOST_BYTES = 256;

/** Whether a file is HEIC or HEIF, by its first bytes. */
export async function isHeic(file: Blob): Promise<boolean> {
  const start = new DataView(await file.slice(0, MOST_BYTES).arrayBuffer());
  if (start.byteLength < 12) return false;
  const text = (at: number) =>
    String.fromCharCode(...new Uint8Array(start.buffer, at, Math.min(4, start.byteLength - at)));
  if (text(4) !== 'ftyp') return false;
  const brands = [text(8)];
  const end = Math.min(start.getUint32(0), start.byteLength);
  // After its own brand and version, a file lists the others that it can be read as.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(at));
  return brands.some((brand) => BRANDS.has(brand)) && !brands.some((brand) => AVIF.has(brand));
}

/**
 * Opens a picture as the page's pictures are opened. Some of Apple's browsers open HEIC only so. Null if the browser cannot.
 * Its address holds the picture itself: the pages' policy allows no others.
 */
export async function pictureElement(file: Blob): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = await addressOf(file);
  return image.decode().then(
    () => image,
    () => null,
  );
}

async function addressOf(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.readAsDataURL(file);
  });
}
