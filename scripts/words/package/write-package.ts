/** Writes what a translator needs into a folder: texts, glossary, pictures of the screens, and how to do it. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glossaryFile, readGlossary } from '#scripts/words/glossary.ts';
import { packagedName } from '#scripts/words/package/file-names.ts';
import { photographScreens, type Screen, SCREENS_FOLDER } from '#scripts/words/package/screens.ts';
import { type PoEntry, writePo } from '#translations/po-file.ts';
import { readTranslations } from '#scripts/words/translations.ts';

export type PackageOrder = {
  readonly language: string;
  readonly folder: string;
  /** Names of files without their ending, such as `auth`; all where there are none. */
  readonly areas: readonly string[];
  /** Address of a running portal to take pictures of, such as `http://127.0.0.1:4173`; null for none. */
  readonly site: string | null;
};

/** Rejects where the site does not answer. */
export async function writePackage({ language, folder, areas, site }: PackageOrder) {
  const translations = (await readTranslations([language])).filter(
    ({ path }) => areas.length === 0 || areas.some((area) => path.endsWith(`/${area}.po`)),
  );
  await mkdir(folder, { recursive: true });
  const screens = site === null ? [] : await photographScreens(site, folder);
  const named = new Set<string>();
  for (const { source, entries } of translations) {
    const mostFirst = bySeen(entries, screens);
    const shown = entries.map((entry) => {
      const pictures = seenOn(entry.english, mostFirst);
      for (const picture of pictures) named.add(picture);
      const places = pictures.map((picture) => `Seen on ${SCREENS_FOLDER}/${picture}`);
      return { ...entry, notes: [...entry.notes, ...places] };
    });
    await writeFile(
      join(folder, packagedName(source)),
      writePo({ language, title: source.title, entries: shown }),
    );
  }
  const others = screens.filter(({ picture }) => !named.has(picture));
  await Promise.all(others.map(({ picture }) => rm(join(folder, SCREENS_FOLDER, picture))));
  const glossary = await readGlossary(language);
  await writeFile(join(folder, 'glossary.tsv'), glossaryFile(glossary));
  await writeFile(join(folder, 'README.md'), instructions(language, named.size));
  return {
    files: translations.length,
    texts: translations.reduce((sum, { entries }) => sum + entries.length, 0),
    screens: named.size,
  };
}

const MOST = 3;

/** The screens, those first on which most of a file's texts are seen: a word such as `Login` is on all of them. */
function bySeen(entries: readonly PoEntry[], screens: readonly Screen[]): readonly Screen[] {
  const seen = new Map(
    screens.map((screen) => [
      screen,
      entries.filter(({ english }) => isSeenOn(english, screen)).length,
    ]),
  );
  return screens.toSorted((one, other) => (seen.get(other) ?? 0) - (seen.get(one) ?? 0));
}

/** The pictures on which a text is seen. */
const seenOn = (english: string, screens: readonly Screen[]): readonly string[] =>
  screens
    .filter((screen) => isSeenOn(english, screen))
    .slice(0, MOST)
    .map(({ picture }) => picture);

/** By the parts of the text that are not values. */
function isSeenOn(english: string, { text }: Screen): boolean {
  const parts = english
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);
  return parts.length > 0 && parts.every((part) => text.includes(part));
}

const instructions = (language: string, screens: number) => `# Texts of the portal in ${language}

Each \`.po\` file holds texts with their English originals. Any editor for gettext files opens them, such as Poedit or Virtaal.

- **Translate \`msgid\` into \`msgstr\`.** What is marked \`fuzzy\` was translated before its English text changed: \`#|\` shows the old one.
  Take the mark away once it is right.
- **Leave names in braces as they are**, such as \`{lender}\`: a value comes in their place. Each one of the English text must be
  there, and no other. They may stand in any order.
- **\`{count, plural, one {…} other {…}}\`** has a text for each plural form of the language. Translate what is inside the inner braces.
- **Short texts say how long they may be** (\`At most 24 characters\`): they stand on buttons, in headings and in columns.
- **Keep to \`glossary.tsv\`.** Digits are 0 to 9. No markup, and no characters without width.
- **Have you checked a text as a reviewer?** Write \`# Reviewed: your name, 2027-01-31\` above it.
${screens === 0 ? '' : `\n\`${SCREENS_FOLDER}/\` has pictures of the screens in English. Texts that are seen on one say so.\n`}
Send the folder back as it is. What is broken is not taken, and is named with the reason.
`;
