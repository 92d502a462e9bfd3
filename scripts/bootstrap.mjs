/**
 * Installs the project's parts when they are missing or out of date. Runs on whatever Node the machine has (20 or
 * later) and uses nothing but Node; everything after it runs on the Node 24 that it installs.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${checkout}node_modules/.installed`;
const ownNode = `${checkout}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;

const wanted = createHash('sha256')
  .update(await readFile(`${checkout}package-lock.json`))
  .digest('hex');
const installed = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';

if (installed !== wanted || !existsSync(ownNode)) {
  console.log('Installing packages (one to three minutes the first time)…');
  // No package may run code while it is installed, but for the one that brings Node 24.
  await npm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
  await npm('rebuild', 'node');
  await writeFile(stamp, wanted);
}

/** Runs npm, leaving out only its warnings about the engine: the packages run on Node 24, not on the machine's own. */
async function npm(...args) {
  const child = spawn('npm', args, {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: process.platform === 'win32',
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!line.includes('EBADENGINE')) console.error(line);
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) {
    console.error(`npm ${args.join(' ')} ended with ${code}.`);
    process.exit(1);
  }
}
