/** Writes the two containers that Windows and macOS keep a program's icons in. Both take PNG pictures as they are. */

export type SizedPicture = {
  /** Width and height in pixels. */
  readonly size: number;
  readonly png: Buffer;
};

const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** An `.ico` file, up to 256 pixels (Microsoft: 'The format of icon resources'; PNG since Windows Vista). */
export function icoFile(pictures: readonly SizedPicture[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES + pictures.length * ICO_ENTRY_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    if (size > 256) throw new Error(`An .ico takes no picture of ${size} pixels.`);
    const at = ICO_HEADER_BYTES + index * ICO_ENTRY_BYTES;
    // A width or height of 256 is written as 0.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Kinds of picture in an `.icns` file that hold PNG, by pixels; some sizes also serve half as many points. */
const ICNS_KINDS: ReadonlyMap<number, readonly string[]> = new Map([
  [32, ['ic11']],
  [64, ['ic12']],
  [128, ['ic07']],
  [256, ['ic08', 'ic13']],
  [512, ['ic09', 'ic14']],
  [1024, ['ic10']],
]);

const ICNS_HEADER_BYTES = 8;

/** An `.icns` file. */
export function icnsFile(pictures: readonly SizedPicture[]): Buffer {
  const parts = pictures.flatMap(({ size, png }) => {
    const kinds = ICNS_KINDS.get(size);
    if (kinds === undefined) throw new Error(`An .icns takes no picture of ${size} pixels.`);
    return kinds.map((kind) => Buffer.concat([icnsHeader(kind, png.length), png]));
  });
  const body = Buffer.concat(parts);
  return Buffer.concat([icnsHeader('icns', body.length), body]);
}

function icnsHeader(kind: string, bytes: number): Buffer {
  const header = Buffer.alloc(ICNS_HEADER_BYTES);
  header.write(kind, 'ascii');
  header.writeUInt32BE(ICNS_HEADER_BYTES + bytes, 4);
  return header;
}
