import { createHash } from 'node:crypto';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type ControlFields, controlFile } from '#scripts/lib/debian/control-file.ts';
import { run } from '#scripts/lib/run.ts';

/** A file or folder of this machine, and where an installation puts it. */
export type Placed = { readonly from: string; readonly to: string };

export type PackageContents = {
  readonly files: readonly Placed[];
  /** What dpkg runs, by the name it knows it by (`postinst`): files of this machine. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Installed files that belong to the administrator once they are there. */
  readonly conffiles?: readonly string[];
  /** Empty folders with a mode of their own, by their path. */
  readonly folders?: Readonly<Record<string, number>>;
};

/** Makes a Debian package with Debian's own dpkg-deb. */
export async function buildDebianPackage(
  fields: ControlFields,
  contents: PackageContents,
  { file, compression }: { readonly file: string; readonly compression: readonly string[] },
): Promise<void> {
  const stage = await mkdtemp(join(dirname(file), 'deb-'));
  try {
    await fill(stage, fields, contents);
    await run('dpkg-deb', ['--root-owner-group', ...compression, '--build', stage, file]);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function fill(stage: string, fields: ControlFields, contents: PackageContents) {
  const { files, scripts, conffiles = [], folders = {} } = contents;
  for (const { from, to } of files) {
    const place = join(stage, to);
    await mkdir(dirname(place), { recursive: true });
    await cp(from, place, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  }
  for (const path of Object.keys(folders)) await mkdir(join(stage, path), { recursive: true });
  const paths = await giveUsualModes(stage);
  for (const [path, mode] of Object.entries(folders)) await chmod(join(stage, path), mode);
  const sums = await Promise.all(paths.map(async (path) => sumLine(stage, path)));
  const sizes = await Promise.all(
    paths.map(async (path) => Math.ceil((await lstat(path)).size / 1024)),
  );
  const control = join(stage, 'DEBIAN');
  await mkdir(control, { mode: 0o755 });
  const size = sizes.reduce((sum, each) => sum + each, 0);
  await writeFile(join(control, 'control'), controlFile(fields, size), { mode: 0o644 });
  await writeFile(join(control, 'md5sums'), sums.join(''), { mode: 0o644 });
  if (conffiles.length > 0) {
    await writeFile(join(control, 'conffiles'), `${conffiles.join('\n')}\n`, { mode: 0o644 });
  }
  for (const [name, script] of Object.entries(scripts)) {
    await cp(script, join(control, name));
    await chmod(join(control, name), 0o755);
  }
}

/** Modes that do not depend on who packs, and with which umask. Gives the files. */
async function giveUsualModes(parent: string): Promise<string[]> {
  await chmod(parent, 0o755);
  const files: string[] = [];
  const entries = await readdir(parent, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(parent, entry.name);
    if (entry.isDirectory()) files.push(...(await giveUsualModes(path)));
    if (!entry.isFile()) continue;
    const runs = ((await lstat(path)).mode & 0o100) !== 0;
    await chmod(path, runs ? 0o755 : 0o644);
    files.push(path);
  }
  return files;
}

async function sumLine(stage: string, path: string): Promise<string> {
  const sum = createHash('md5')
    .update(await readFile(path))
    .digest('hex');
  return `${sum}  ${relative(stage, path)}\n`;
}
