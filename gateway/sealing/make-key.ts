/**
 * For the operator: `npm run key:make -- FILE` writes a first file of master keys; with `--add` it puts a new current
 * key before those of a file that is there. See docs/operations/keys.md.
 */
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { giveUp, readCommandLine } from '#gateway/command-line.ts';
import { readConfiguration } from '#gateway/configuration.ts';
import { makeKeyFile, newKeyLine, writeNew } from '#gateway/sealing/key-file.ts';
import { parseMasterKeys } from '#gateway/sealing/master-keys.ts';
import { readKeyFile } from '#gateway/sealing/read-master-keys.ts';
import { isWithin, syncFolder } from '#gateway/sealing/secret-files.ts';

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
  await syncFolder(dirname(file));
  return succeed(null);
}

async function makeKey(file: string, isAdded: boolean): Promise<Result<string, string>> {
  const configuration = readConfiguration(process.env);
  if (!configuration.ok) return fail(configuration.failure.join('\n'));
  const { GATEWAY_DATA_DIR } = configuration.value;
  if (isWithin(GATEWAY_DATA_DIR, file)) return fail('the file must be outside of GATEWAY_DATA_DIR');
  const { id, line } = newKeyLine();
  const made = await (isAdded ? addTo(file, GATEWAY_DATA_DIR, line) : makeKeyFile(file, line));
  return made.ok ? succeed(id) : made;
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
