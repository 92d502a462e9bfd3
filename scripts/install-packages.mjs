/** Installs what a folder's lock file names. Runs on Node 20 or later and uses nothing but Node and npm. */
import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** Milliseconds between lines about the progress. */
const REPORT_EVERY = 5_000;

/** Milliseconds after which a folder that an installation began is taken for left over. */
const LEFT_OVER_AFTER = 60 * 60 * 1000;
const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http'];

/**
 * Installs exactly what the lock file of a checkout names, from npm's cache where it can. A developer's packages are only
 * brought up to date, as installing them anew takes longer. No package runs code. Says what it installs and how far it is;
 * ends the process if npm fails.
 */
export async function installPackages(checkout, what) {
  const place = join(checkout, 'node_modules');
  if (process.env['CI'] === undefined && existsSync(place)) {
    console.log(`Installing what has changed of ${what}'s packages…`);
    await npmOrEnd(checkout, ['install', '--no-save', ...QUIETLY], what);
    return;
  }
  // Beside its place first: the packages are there whole or not at all, also when this is killed.
  const cache = join(checkout, '.cache');
  await removeLeftOver(cache, (name) => name.startsWith('packages-'));
  const begun = await mkdtemp(join(cache, 'packages-'));
  await installInto(begun, what, checkout);
  await rm(place, { recursive: true, force: true });
  await rename(join(begun, 'node_modules'), place);
  await rm(begun, { recursive: true });
}

/** Installs into an empty folder exactly what the lock file of the folder `pinned` names, as installPackages does. */
export async function installInto(folder, what, pinned) {
  console.log(`Installing ${what}: up to ${countPackages(pinned)} packages…`);
  await copyFile(join(pinned, 'package.json'), join(folder, 'package.json'));
  const lock = await readFile(join(pinned, 'package-lock.json'), 'utf8');
  const command = ['ci', ...QUIETLY];

  await writeFile(join(folder, 'package-lock.json'), withAddresses(lock, await registry()));
  const { code } = await npm(folder, [...command, '--prefer-offline'], what);
  if (code === 0) return;
  // A registry may keep its files elsewhere: then each package is looked up.
  await writeFile(join(folder, 'package-lock.json'), lock);
  await npmOrEnd(folder, command, what);
}

/** Removes what an installation that was killed left in a folder, once it is an hour old. */
export async function removeLeftOver(folder, isLeftOver) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (isLeftOver(name) && (await stat(path)).mtimeMs < Date.now() - LEFT_OVER_AFTER) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

/**
 * A lock file with the address of each package, where registries keep it. The project's own names no registry, and npm would
 * look up every package first, which takes a third of an installation. What comes is checked by the digests all the same.
 */
export function withAddresses(lock, address) {
  const { packages, ...rest } = JSON.parse(lock);
  const addressed = Object.entries(packages).map(([path, each]) => {
    if (path === '' || each.version === undefined) return [path, each];
    const name =
      each.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const file = `${name.slice(name.indexOf('/') + 1)}-${each.version}.tgz`;
    return [path, { ...each, resolved: new URL(`${name}/-/${file}`, address).href }];
  });
  return JSON.stringify({ ...rest, packages: Object.fromEntries(addressed) });
}

/** The address of the registry that npm is set to, with a slash at its end. */
async function registry() {
  const shell = process.platform === 'win32';
  const said = await promisify(execFile)('npm', ['config', 'get', 'registry'], { shell });
  return said.stdout.trim().replace(/\/*$/, '/');
}

async function npmOrEnd(folder, args, what) {
  let outcome = await npm(folder, [...args, '--prefer-offline'], what);
  // What the cache knows of a package may be older than the version that is wanted.
  if (outcome.complaints.includes('ETARGET')) outcome = await npm(folder, args, what);
  if (outcome.complaints !== '') console.error(outcome.complaints);
  if (outcome.code === 0) return;
  console.error(`npm ${args.join(' ')} ended with ${outcome.code}.`);
  process.exit(1);
}

/** Runs npm and reports its progress. Complaints about engines are left out: packages run on the project's own Node. */
async function npm(folder, args, what) {
  const begun = Date.now();
  const count = { lookedUp: 0, fetched: 0 };
  const report = () => {
    const { lookedUp, fetched } = count;
    const done = fetched === 0 ? `looked up ${lookedUp}` : `fetched ${fetched}`;
    console.log(`  ${what}: ${done}, ${Math.round((Date.now() - begun) / 1000)} s`);
  };
  const reports = setInterval(report, REPORT_EVERY);
  const child = spawn('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  const complaints = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith('npm http')) count[line.includes('.tgz ') ? 'fetched' : 'lookedUp'] += 1;
    else if (!line.includes('EBADENGINE')) complaints.push(line);
  });
  const code = await new Promise((settle, reject) => {
    child.on('error', reject);
    child.on('close', settle);
  }).finally(() => clearInterval(reports));
  report();
  return { code, complaints: complaints.join('\n') };
}

/** How many packages of the lock file are for this machine. */
function countPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const { glibcVersionRuntime } = process.report.getReport().header;
  const libc = glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  const fits = (stated, own) => {
    const accepted = [stated ?? []].flat();
    const areRefused = accepted.every((each) => each.startsWith('!'));
    return areRefused ? !accepted.includes(`!${own}`) : accepted.includes(own);
  };
  return Object.entries(packages).filter(
    ([path, wanted]) =>
      path !== '' &&
      fits(wanted.os, process.platform) &&
      fits(wanted.cpu, process.arch) &&
      (process.platform !== 'linux' || fits(wanted.libc, libc)),
  ).length;
}
