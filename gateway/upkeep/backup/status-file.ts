import { rename, rm, writeFile } from 'node:fs/promises';

/** Says how the last backup ended, for the gateway's metrics. Replaces the file as a whole. */
export async function writeStatus(file: string | undefined, ok: boolean): Promise<void> {
  if (file === undefined) return;
  const beside = `${file}.new`;
  await rm(beside, { force: true });
  // The gateway may run as somebody else; there is nothing secret in it.
  await writeFile(beside, `${JSON.stringify({ finishedAt: new Date().toISOString(), ok })}\n`, {
    mode: 0o644,
  });
  await rename(beside, file);
}
