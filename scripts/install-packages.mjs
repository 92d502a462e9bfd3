/** Installs what a folder's lock file names. Runs on Node 20 or later and uses nothing but Node and npm. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Milliseconds between lines about the progress. */
const REPORT_EVERY = 5_000;

/**
 * Installs exactly what the lock file names, from npm's cache where it can. A developer's packages are only brought up to
 * date, as `npm ci` begins by removing all of them. No package runs code. Says what it installs and how far it is; ends
 * the process if npm fails.
 */
export async function installPackages(folder, what) {
  const anew = process.env['CI'] !== undefined || !existsSync(join(folder, 'node_modules'));
  const command = anew ? ['ci'] : ['install', '--no-save'];
  const args = [...command, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http'];
  console.log(
    `Installing ${what}: ${anew ? `up to ${countPackages(folder)}` : 'what has changed of its'} packages…`,
  );
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
