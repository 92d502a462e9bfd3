import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { command, giveUp } from '#gateway/foundation/command-line/command-line.ts';
import { configurationOrGiveUp } from '#gateway/foundation/command-line/what-commands-need.ts';
import { makeKeyFile, newKeyLine, writeNew } from '#gateway/foundation/sealing/key-file.ts';
import { parseMasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { readKeyFile } from '#gateway/foundation/sealing/read-master-keys.ts';
import { isWithin, syncFolder } from '#gateway/foundation/sealing/secret-files.ts';

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
  const { GATEWAY_DATA_DIR } = configurationOrGiveUp();
  if (isWithin(GATEWAY_DATA_DIR, file)) return fail('the file must be outside of GATEWAY_DATA_DIR');
  const { id, line } = newKeyLine();
  const made = await (isAdded ? addTo(file, GATEWAY_DATA_DIR, line) : makeKeyFile(file, line));
  return made.ok ? succeed(id) : made;
}

/** Writes a first file of master keys, or puts a new current key before those of a file. See docs/operations/keys.md. */
export const makeKeyCommand = command({
  words: 'FILE',
  options: {
    add: {
      type: 'boolean',
      default: false,
      help: 'put a new current key before those in the file',
    },
  },
  takes: { least: 1, most: 1 },
  async run({ add }, [file = '']) {
    const made = await makeKey(file, add);
    if (!made.ok) giveUp(`${file}: ${made.failure}`);
    process.stdout.write(`${made.value} is the current master key in ${file}\n`);
  },
});
