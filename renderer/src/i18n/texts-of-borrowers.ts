import type { Language } from '#domain/languages.ts';
import { CONSENTS } from '#domain/words/consents.ts';
import { KEY_FACTS } from '#domain/words/key-facts.ts';
import { MESSAGES } from '#domain/words/messages.ts';
import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import { loadContents } from '#renderer/i18n/content-files.ts';
import { isForStaff } from '#renderer/i18n/file-names.ts';
import { type KeyedText, measuredSentences } from '#renderer/i18n/reading-ease.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';

/** What borrowers, guarantors and visitors read: words, copy, notices, key facts and messages. */
async function textsOfBorrowers(language: Language): Promise<readonly KeyedText[]> {
  const areas = HOST_AREAS.filter((area) => !isForStaff(area));
  const words = await Promise.all(areas.map((area) => loadWords(language, area)));
  const contents = await loadContents(language, CONTENT_NAMES);
  // That to a channel is put together from parts, which are no sentences by themselves.
  const { channel: _, ...consents } = CONSENTS[language];
  return [
    ...words.flatMap((area) => textsIn(area, '')),
    ...textsIn(contents, ''),
    ...textsIn(KEY_FACTS[language], 'keyFactsStatement'),
    ...textsIn(consents, 'notices'),
    ...textsIn(MESSAGES[language], 'notifications'),
  ];
}

function textsIn(branch: unknown, key: string): readonly KeyedText[] {
  if (typeof branch === 'string') return [{ key, text: branch }];
  if (typeof branch !== 'object' || branch === null) return [];
  return Object.entries(branch).flatMap(([name, entry]) =>
    textsIn(entry, key === '' ? name : `${key}.${name}`),
  );
}

/** The sentences that borrowers, guarantors and visitors read in a language, the hardest first. */
export const sentencesOfBorrowers = async (language: Language) =>
  measuredSentences(language, await textsOfBorrowers(language));
