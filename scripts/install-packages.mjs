/**
 * Installs what a folder's lock file names, and says how far it is: `node scripts/install-packages.mjs FOLDER`. Runs on
 * Node 20 or later and uses nothing but Node and npm.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Milliseconds between lines about the progress, where a line cannot be written over. */
const REPORT_EVERY = 5_000;
const REDRAW_EVERY = 500;

/**
 * Installs exactly what the lock file names, from npm's cache where it can. A developer's packages are only brought up to
 * date, as `npm ci` begins by removing all of them. No package runs code. Ends the process if npm fails.
 */
export async function installPackages(folder) {
  const anew = process.env['CI'] !== undefined || !existsSync(join(folder, 'node_modules'));
  const command = anew ? ['ci'] : ['install', '--no-save'];
  const args = [...command, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http'];
  const total = anew ? ` of ${countPackages(folder)}` : '';
  let outcome = await npm(folder, [...args, '--prefer-offline'], total);
  // What the cache knows of a package may be older than the version that is wanted.
  if (outcome.complaints.includes('ETARGET')) outcome = await npm(folder, args, total);
  if (outcome.complaints !== '') console.error(outcome.complaints);
  if (outcome.code === 0) return;
  console.error(`npm ${args.join(' ')} ended with ${outcome.code}.`);
  process.exit(1);
}

/** Runs npm and reports its progress. Complaints about engines are left out: packages run on the project's own Node. */
async function npm(folder, args, total) {
  const progress = { begun: Date.now(), lookedUp: 0, fetched: 0, total };
  const stopReporting = report(progress);
  const child = spawn('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  const complaints = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith('npm http')) progress[line.includes('.tgz ') ? 'fetched' : 'lookedUp'] += 1;
    else if (!line.includes('EBADENGINE')) complaints.push(line);
  });
  const code = await new Promise((settle, reject) => {
    child.on('error', reject);
    child.on('close', settle);
  }).finally(stopReporting);
  return { code, complaints: complaints.join('\n') };
}

/** Gives a function that shows the last line and stops. */
function report(progress) {
  const { isTTY } = process.stdout;
  const show = () => {
    const { begun, lookedUp, fetched, total } = progress;
    const what = fetched === 0 ? `looked up ${lookedUp}` : `fetched ${fetched}`;
    const line = `  ${what}${total} packages, ${Math.round((Date.now() - begun) / 1000)} s`;
    process.stdout.write(isTTY ? `\r${line}\x1b[K` : `${line}\n`);
  };
  const timer = setInterval(show, isTTY ? REDRAW_EVERY : REPORT_EVERY);
  return () => {
    clearInterval(timer);
    show();
    if (isTTY) process.stdout.write('\n');
  };
}

/** How many packages of the lock file are for this machine. */
function countPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const { glibcVersionRuntime } = process.report.getReport().header;
  const libc = glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  const fits = (accepted, own) =>
    accepted === undefined ||
    (accepted.every((each) => each.startsWith('!'))
      ? !accepted.includes(`!${own}`)
      : accepted.includes(own));
  return Object.entries(packages).filter(
    ([path, wanted]) =>
      path !== '' &&
      fits(wanted.os, process.platform) &&
      fits(wanted.cpu, process.arch) &&
      (process.platform !== 'linux' || fits(wanted.libc, libc)),
  ).length;
}

const [, program, folder] = process.argv;
if (program === fileURLToPath(import.meta.url)) await installPackages(resolve(folder));
