const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum of a chunk. */
const AROUND_A_CHUNK = 12;
/** What a still picture consists of: neither text, nor places, nor an animation. */
const CHUNKS: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'pHYs', 'IDAT', 'IEND'];

/** Whether bytes are a whole PNG, of at most so many pixels a side, with nothing in it but the picture. */
export function isSmallPng(bytes: Buffer, maxSide: number): boolean {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  const types: string[] = [];
  let at = SIGNATURE.length;
  while (at + AROUND_A_CHUNK <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!CHUNKS.includes(type)) return false;
    if (type === 'IHDR' && !isSmall(bytes.subarray(at + 8), length, maxSide)) return false;
    types.push(type);
    at += AROUND_A_CHUNK + length;
  }
  return (
    at === bytes.length &&
    types[0] === 'IHDR' &&
    types.filter((type) => type === 'IHDR').length === 1 &&
    types.includes('IDAT') &&
    types.indexOf('IEND') === types.length - 1
  );
}

function isSmall(header: Buffer, length: number, maxSide: number): boolean {
  if (length !== 13 || header.length < length) return false;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return width >= 1 && height >= 1 && width <= maxSide && height <= maxSide;
}
