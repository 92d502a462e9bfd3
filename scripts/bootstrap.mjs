/**
 * Installs the project's packages when they are missing or out of date, then runs the given script on the project's own
 * Node 24: `node scripts/bootstrap.mjs scripts/dev/start.ts`. Runs itself on whatever Node the machine has (20 or later)
 * and uses nothing but Node.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedAuthEmulator } from './install-auth-emulator.mjs';
import { installPackages } from './install-packages.mjs';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${checkout}node_modules/.installed`;
const ownNode = `${checkout}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;

const wanted = createHash('sha256')
  .update(await readFile(`${checkout}package-lock.json`))
  .digest('hex');
const installed = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';

if (installed !== wanted || !existsSync(ownNode)) {
  // Beside each other, as either leaves a processor idle for half of its time. No package runs code while it is installed,
  // but for the one that brings Node 24.
  const emulator = installedAuthEmulator();
  const nodeFetched = fetchOwnNode();
  await installPackages(checkout, 'the portal');
  await nodeFetched;
  await bringOwnNode();
  await emulator;
  await writeFile(stamp, wanted);
}

// By its path, not as `node`: a shell remembers where it found that before the installation.
const [script, ...rest] = process.argv.slice(2);
if (script !== undefined) process.exit(await runOnOwnNode(script, rest));

/** Runs a script on Node 24 with the project's tools on the path; gives its exit code. */
async function runOnOwnNode(file, args) {
  const tools = `${checkout}node_modules/.bin`;
  const child = spawn(ownNode, [`${checkout}${file}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}` },
  });
  // Ctrl-C reaches the child by itself; other signals are passed on. This process ends when the child has.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm passes a signal to a shell, and the shell ends without passing it on.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Brings Node's own package into npm's cache, so that installing it does not wait for the network. It may fail: then it waits. */
async function fetchOwnNode() {
  const { dependencies } = JSON.parse(await readFile(`${checkout}package.json`, 'utf8'));
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}@${dependencies.node}`;
  const child = spawn('npm', ['cache', 'add', name, '--prefer-offline', '--loglevel=silent'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  await once(child, 'close');
}

async function bringOwnNode() {
  console.log('Installing Node 24…');
  const child = spawn('npm', ['rebuild', 'node', '--loglevel=error'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'close');
  if (code === 0) return;
  console.error(`npm rebuild node ended with ${code}.`);
  process.exit(1);
}
