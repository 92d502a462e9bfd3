/**
 * For the operator: `npm run key:make -- FILE` writes a first file of master keys; with `--add` it puts a new current
 * key before those of a file that is there. See docs/operations/keys.md.
 */
import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { giveUp, readCommandLine } from '#gateway/command-line.ts';
import { readConfiguration } from '#gateway/configuration.ts';
import { KEY_BYTES, parseMasterKeys } from '#gateway/sealing/master-keys.ts';
import { readKeyFile } from '#gateway/sealing/read-master-keys.ts';
import { isWithin, syncFolder } from '#gateway/sealing/secret-files.ts';

const HEADER =
  '# Master keys of the gateway: one on each line, the current one first. Keep a copy elsewhere.\n';

/** The day, so that people can tell keys apart, and something random, so that no ID comes twice. */
const newId = () => `${new Date().toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`;

/** Writes a file that must not be there yet. */
async function writeNew(file: string, text: string): Promise<void> {
  const opened = await open(file, 'wx', 0o600);
  try {
    await opened.writeFile(text);
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function makeFirst(file: string, line: string): Promise<Result<null, string>> {
  try {
    await writeNew(file, HEADER + line);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    return fail(
      isThere ? 'the file is there already: --add puts a new key into it' : 'it cannot be written',
    );
  }
  return succeed(null);
}

/** The file is replaced as a whole, so that it holds the old keys at every moment. */
async function addTo(
  file: string,
  dataFolder: string,
  line: string,
): Promise<Result<null, string>> {
  const before = await readKeyFile(file, dataFolder);
  if (!before.ok) return before;
  const known = parseMasterKeys(before.value);
  if (!known.ok) return known;
  const beside = `${file}.new`;
  await rm(beside, { force: true });
  await writeNew(beside, line + before.value);
  await rename(beside, file);
  return succeed(null);
}

async function makeKey(file: string, isAdded: boolean): Promise<Result<string, string>> {
  const configuration = readConfiguration(process.env);
  if (!configuration.ok) return fail(configuration.failure.join('\n'));
  const { GATEWAY_DATA_DIR } = configuration.value;
  if (isWithin(GATEWAY_DATA_DIR, file)) return fail('the file must be outside of GATEWAY_DATA_DIR');
  const id = newId();
  const line = `${id} ${randomBytes(KEY_BYTES).toString('base64')}\n`;
  const made = await (isAdded ? addTo(file, GATEWAY_DATA_DIR, line) : makeFirst(file, line));
  if (!made.ok) return made;
  await syncFolder(dirname(file));
  return succeed(id);
}

const { values, positionals } = readCommandLine({
  options: { add: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined || positionals.length !== 1)
  giveUp('usage: npm run key:make -- FILE [--add]');
const made = await makeKey(file, values.add);
if (!made.ok) giveUp(`${file}: ${made.failure}`);
process.stdout.write(`${made.value} is the current master key in ${file}\n`);
