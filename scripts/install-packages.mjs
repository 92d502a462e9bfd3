/** Installs packages with pnpm. Runs on Node 20 or later and uses nothing but Node, npm and the pnpm that it installs. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PNPM = {
  pinned: fileURLToPath(new URL('pnpm', import.meta.url)),
  installed: fileURLToPath(new URL('../.cache/pnpm', import.meta.url)),
};

/** What pnpm says of its progress, its errors and its time; not its lists of packages. */
const TOLD = /^\s*(?:Progress:|Done in|ERR_)/;
/** Milliseconds after which a folder that an installation began is taken for left over. */
const LEFT_OVER_AFTER = 60 * 60 * 1000;

/**
 * Installs in a folder exactly what its pnpm-lock.yaml names, from pnpm's store where it can. No package runs code. Says what
 * it installs and how far it is; ends the process if pnpm fails.
 */
export async function installPackages(folder, what) {
  const pnpm = await pnpmScript();
  console.log(`Installing ${what}…`);
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  // Packages that npm has put there are replaced without a question.
  args.push('--config.confirmModulesPurge=false');
  await runOrEnd(process.execPath, [pnpm, ...args], folder);
}

let installedPnpm;

/** The path of pnpm's script, which is installed by the digest in its lock file if it is missing. */
export async function pnpmScript() {
  installedPnpm ??= installedOnce(PNPM, (folder) => {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    // A batch file on Windows, which only a shell runs.
    return runOrEnd('npm', args, folder, process.platform === 'win32');
  });
  return join(await installedPnpm, 'node_modules/pnpm/bin/pnpm.cjs');
}

/**
 * Installs what the folder `pinned` names in a folder of its own, once for each version of it, and gives that folder's path.
 * It is there whole or not at all, also when an installation is killed or two begin at the same time.
 */
export async function installedOnce({ pinned, installed }, install) {
  const folder = join(installed, await digestOf(pinned));
  if (existsSync(folder)) return folder;

  await removeLeftOver(installed, (name) => name !== basename(folder));
  const begun = await mkdtemp(`${folder}-`);
  await cp(pinned, begun, { recursive: true });
  await install(begun);
  await rename(begun, folder).catch(async (error) => {
    await rm(begun, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

async function digestOf(folder) {
  const digest = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted()) {
    digest.update(await readFile(join(folder, name)));
  }
  return digest.digest('hex');
}

/** Removes what an installation that was killed left in a folder, or an older version, once it is an hour old. */
async function removeLeftOver(folder, isLeftOver) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (isLeftOver(name) && (await stat(path)).mtimeMs < Date.now() - LEFT_OVER_AFTER) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

/** Runs a program in a folder and passes on what is worth telling; ends the process if it fails. */
async function runOrEnd(program, args, folder, shell = false) {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], shell });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (TOLD.test(line)) console.log(`  ${line.trim()}`);
  });
  const code = await new Promise((settle, reject) => {
    child.on('error', reject);
    child.on('close', settle);
  });
  if (code === 0) return;
  console.error(`${program} ${args.join(' ')} ended with ${code}.`);
  process.exit(1);
}
