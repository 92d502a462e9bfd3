import { getRawHeader } from '@electron/asar';
import * as z from 'zod';

export type PackedFile = {
  /** Path in the archive, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** Whether it is next to the archive instead of in it. */
  readonly unpacked: boolean;
};

const fileEntry = z.object({ size: z.number(), unpacked: z.boolean().optional() });
const folderEntry = z.object({ files: z.record(z.string(), z.unknown()) });

/** Every file of an asar archive with its size. Links are a mistake: nothing in the package needs one. */
export function packedFiles(archive: string): readonly PackedFile[] {
  return filesBelow(getRawHeader(archive).header, '');
}

function filesBelow(entry: unknown, path: string): PackedFile[] {
  const folder = folderEntry.safeParse(entry);
  if (!folder.success) {
    const { size, unpacked = false } = fileEntry.parse(entry);
    return [{ path, bytes: size, unpacked }];
  }
  return Object.entries(folder.data.files).flatMap(([name, child]) =>
    filesBelow(child, path === '' ? name : `${path}/${name}`),
  );
}
