/**
 * Installs the project's packages when they are missing or out of date, then runs the given script on the project's own
 * Node 24: `node scripts/bootstrap.mjs scripts/dev/start.ts`. Runs itself on whatever Node the machine has (20 or later)
 * and uses nothing but Node.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedAuthEmulator } from './install-auth-emulator.mjs';
import { installPackages } from './install-packages.mjs';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${checkout}node_modules/.installed`;
const ownNode = `${checkout}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;

const wanted = createHash('sha256')
  .update(await readFile(`${checkout}pnpm-lock.yaml`))
  .digest('hex');
const installed = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';

if (installed !== wanted || !existsSync(ownNode)) {
  // In parallel, as either leaves a processor idle half of the time.
  const emulator = installedAuthEmulator();
  await installPackages(checkout, 'the portal');
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

/**
 * Puts Node where the package `node` has it. No package runs code while it is installed, and this one fetches Node by code:
 * on Linux Node comes with the other packages instead, elsewhere the code is run.
 */
async function bringOwnNode() {
  const brought = `${checkout}node_modules/node-${process.platform}-${process.arch}/bin/node`;
  if (existsSync(brought)) {
    await mkdir(dirname(ownNode), { recursive: true });
    await rm(ownNode, { force: true });
    await link(brought, ownNode);
    // npm leaves it out, as two packages bring a `node`.
    const command = `${checkout}node_modules/.bin/node`;
    await rm(command, { force: true });
    await symlink('../node/bin/node', command);
    return;
  }
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
