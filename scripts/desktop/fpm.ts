#!/usr/bin/env node
/**
 * Takes the place of fpm for electron-builder, which it would otherwise download: makes the Debian package with Debian's own
 * dpkg-deb. CUSTOM_FPM_PATH points electron-builder to it (scripts/desktop/packaging.ts).
 */
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
import {
  type DebianPackage,
  controlFile,
  readFpmArguments,
} from '#scripts/desktop/debian-package.ts';
import { run } from '#scripts/lib/run.ts';

const asked = readFpmArguments(process.argv.slice(2));
const folder = await mkdtemp(join(dirname(asked.package), 'deb-'));
try {
  await build(asked, folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function build(wanted: DebianPackage, stage: string): Promise<void> {
  for (const { from, to } of wanted.files) {
    const place = join(stage, to);
    await mkdir(dirname(place), { recursive: true });
    await cp(from, place, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  }
  const paths = await giveUsualModes(stage);
  const sums = await Promise.all(paths.map(async (path) => sumLine(stage, path)));
  const sizes = await Promise.all(
    paths.map(async (path) => Math.ceil((await lstat(path)).size / 1024)),
  );
  const control = join(stage, 'DEBIAN');
  await mkdir(control, { mode: 0o755 });
  const size = sizes.reduce((sum, each) => sum + each, 0);
  await writeFile(join(control, 'control'), controlFile(wanted, size), { mode: 0o644 });
  await writeFile(join(control, 'md5sums'), sums.join(''), { mode: 0o644 });
  await cp(wanted['after-install'], join(control, 'postinst'));
  await cp(wanted['after-remove'], join(control, 'postrm'));
  await chmod(join(control, 'postinst'), 0o755);
  await chmod(join(control, 'postrm'), 0o755);
  const options = ['--root-owner-group', `-Z${wanted['deb-compression']}`];
  await run('dpkg-deb', [...options, '--build', stage, wanted.package]);
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
