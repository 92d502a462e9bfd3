import { readFile } from 'node:fs/promises';
import { exportCatalogue, parseCatalogue } from '#domain/lending/catalogue/catalogue.ts';
import {
  importCatalogue,
  publishSamples,
  wholeCatalogue,
} from '#gateway/lending/catalogue/import-catalogue.ts';
import { command, giveUp } from '#gateway/foundation/command-line/command-line.ts';
import {
  configurationOrGiveUp,
  openStoreOrGiveUp,
} from '#gateway/foundation/command-line/what-commands-need.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { openStoreToRead } from '#gateway/foundation/store/open-store.ts';

async function importFrom(path: string, publishes: boolean): Promise<void> {
  const configuration = configurationOrGiveUp();
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
  const store = await openStoreOrGiveUp(configuration);
  const { records } = store;
  const answer = await change(records, async (tx) => {
    const done = await importCatalogue(records, tx, read.value);
    if (publishes) await publishSamples(records, tx, read.value);
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

/** Imports lenders and products, every new version as a draft that two operators publish. */
export const importCatalogueCommand = command({
  words: 'FILE',
  options: {
    'publish-samples': {
      type: 'boolean',
      default: false,
      help: 'publish fictional lenders immediately',
    },
  },
  takes: { least: 1, most: 1 },
  run: ({ 'publish-samples': publishes }, [file = '']) => importFrom(file, publishes),
});

/** Prints all lenders and products as a file that can be imported. */
export const exportCatalogueCommand = command({
  words: '',
  options: {},
  takes: { least: 0, most: 0 },
  async run() {
    const store = openStoreToRead(configurationOrGiveUp());
    process.stdout.write(exportCatalogue(await wholeCatalogue(store.records.db)));
    await store.close();
  },
});
