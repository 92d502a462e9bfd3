/**
 * `npm run words`: the translations, for developers and translators.
 *
 *   npm run words                          how far each language is, after bringing its files up to the English ones
 *   npm run words -- show hi [STATE]       each text that is to be done, or only the missing, outdated, broken,
 *                                          too long or unreviewed ones
 *   npm run words -- package mr FOLDER [AREA ...] [--site http://127.0.0.1:4173]
 *                                          what a translator needs: the files, the glossary, how to do it, and pictures
 *                                          of a portal that runs, such as that of `npm start`
 *   npm run words -- take mr FOLDER        takes it back; refuses what is broken, and says why
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writePackage } from '#scripts/words/package/write-package.ts';
import { takeBack } from '#scripts/words/package/take-back.ts';
import {
  readTranslations,
  type State,
  statesOf,
  type Translation,
  TRANSLATED,
  writeTranslation,
} from '#scripts/words/translations.ts';
import { readGlossary, termsMissed } from '#scripts/words/glossary.ts';
import { faultsOf } from '#scripts/words/check.ts';

const STATES = [
  'missing',
  'outdated',
  'broken',
  'too long',
  'unreviewed',
] as const satisfies readonly State[];

/** Thrown for a command that says too little or what there is not. */
class UnknownCommand extends Error {
  override readonly name = 'UnknownCommand';
}

async function bringUp(): Promise<readonly Translation[]> {
  const translations = await readTranslations();
  const changed = translations.filter(({ isCurrent }) => !isCurrent);
  await Promise.all(changed.map((translation) => writeTranslation(translation)));
  for (const { path } of changed) console.log(`brought up to the English texts: ${path}`);
  return translations;
}

async function report(): Promise<void> {
  const translations = await bringUp();
  const rows = await Promise.all(
    TRANSLATED.map(async (language) => {
      const entries = translations
        .filter((each) => each.language === language)
        .flatMap((each) => each.entries);
      const counts = STATES.map(
        (state) => entries.filter((entry) => statesOf(entry, language).includes(state)).length,
      );
      const terms = await readGlossary(language);
      const offGlossary = entries.filter((entry) => termsMissed(entry, terms).length > 0).length;
      return [language, entries.length, ...counts, offGlossary];
    }),
  );
  const table = [['language', 'texts', ...STATES, 'off glossary'], ...rows];
  for (const row of table) console.log(row.map((cell) => String(cell).padStart(13)).join(''));
}

async function show(language: string, state: string | undefined): Promise<void> {
  if (state !== undefined && !STATES.some((each) => each === state))
    throw new UnknownCommand(`there is no state ${state}`);
  const wanted = state ?? 'missing outdated broken too long';
  const terms = await readGlossary(language);
  for (const { path, entries } of await readTranslations([language])) {
    for (const entry of entries) {
      const states = statesOf(entry, language).filter((each) => wanted.includes(each));
      const missed = state === undefined ? termsMissed(entry, terms) : [];
      if (states.length === 0 && missed.length === 0) continue;
      const offGlossary = missed.map(({ english, own }) => `${english} is ${own.join(' or ')}`);
      const why = [...states, ...faultsOf(entry, language), ...offGlossary];
      console.log(`${path} ${entry.key}: ${why.join(', ')}`);
      console.log(`  ${entry.english}\n  ${entry.message}`);
    }
  }
}

const languageOf = (given: string | undefined): string => {
  if (given === undefined || !TRANSLATED.includes(given))
    throw new UnknownCommand(`name a language: ${TRANSLATED.join(', ')}`);
  return given;
};

const folderOf = (given: string | undefined): string => {
  if (given === undefined) throw new UnknownCommand('name a folder');
  return resolve(given);
};

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' } },
  });
  const [command = '', ...rest] = positionals;
  if (command === '') return report();
  const language = languageOf(rest[0]);
  if (command === 'show') return show(language, rest[1]);
  if (command === 'package') {
    const folder = folderOf(rest[1]);
    const order = { language, folder, areas: rest.slice(2), site: values.site ?? null };
    const { files, texts, screens } = await writePackage(order);
    console.log(`${texts} texts in ${files} files and ${screens} pictures are in ${folder}`);
    return undefined;
  }
  if (command === 'take') {
    const { taken, refused } = await takeBack(language, folderOf(rest[1]));
    for (const line of refused) console.error(line);
    console.log(`taken: ${taken}, refused: ${refused.length}`);
    if (refused.length > 0) process.exitCode = 1;
    return undefined;
  }
  throw new UnknownCommand(`there is no command ${command}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UnknownCommand)) throw error;
  console.error(`npm run words: ${error.message}`);
  process.exitCode = 2;
}
