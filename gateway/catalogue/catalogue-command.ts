/**
 * For the operator: `npm run catalogue -- import FILE` imports lenders and products, every new version as a draft that
 * two operators publish; `-- import FILE --publish-samples` publishes fictional lenders immediately; `-- export` prints
 * everything as such a file. On SQLite the gateway must be stopped while something is imported.
 */
import { readFile } from 'node:fs/promises';
import { exportCatalogue, parseCatalogue } from '#domain/lending/catalogue/catalogue.ts';
import {
  importCatalogue,
  publishSamples,
  wholeCatalogue,
} from '#gateway/catalogue/import-catalogue.ts';
import { giveUp, readCommandLine } from '#gateway/command-line.ts';
import { readConfiguration } from '#gateway/configuration.ts';
import { change } from '#gateway/http/change-once.ts';
import { openStore, openStoreToRead } from '#gateway/store/open-store.ts';
import { StoreInUse } from '#gateway/store/store.ts';

const USAGE = 'Say what to do: npm run catalogue -- import FILE, or npm run catalogue -- export';

const {
  positionals: [verb, file],
  values,
} = readCommandLine({
  allowPositionals: true,
  options: { 'publish-samples': { type: 'boolean', default: false } },
});
const configuration = readConfiguration(process.env);
if (!configuration.ok) giveUp(...configuration.failure);

if (verb === 'export') {
  const store = openStoreToRead(configuration.value);
  process.stdout.write(exportCatalogue(await wholeCatalogue(store.records.db)));
  await store.close();
} else if (verb === 'import' && file !== undefined) {
  await importFrom(file, values['publish-samples']);
} else {
  giveUp(USAGE);
}

async function importFrom(path: string, publishes: boolean): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => giveUp(`${path} cannot be read.`));
  const read = parseCatalogue(text);
  if (!read.ok) {
    giveUp(
      ...read.failure.map(({ line, column, field, what }) => {
        const named = field === '' ? '' : ` ${field}:`;
        return `${path}:${line}:${column}:${named} ${what}`;
      }),
    );
  }
  if (!configuration.ok) return;
  const store = await openStore(configuration.value).catch((error: unknown) => {
    if (error instanceof StoreInUse) giveUp(error.message, 'Stop that gateway, then try again.');
    throw error;
  });
  const { records } = store;
  const answer = await change(records, async (one) => {
    const done = await importCatalogue(records, one, read.value);
    if (publishes) await publishSamples(records, one, read.value);
    return done;
  });
  await store.close();
  if (answer.status !== 200) giveUp(answer.message);
  const { lenders, drafts, unchanged } = answer.reply;
  const ending = publishes ? 'published' : 'as drafts';
  process.stdout.write(
    `${lenders} lenders; ${drafts} versions ${ending}, ${unchanged} were there before.\n`,
  );
}
