import { expect, test } from 'vitest';
import { lendersInWords } from '#renderer/features/operator/queue/queue-words.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';

test.each([
  [[], '', ''],
  [['Neem Finance'], 'Neem Finance', 'Neem Finance'],
  [['Neem Finance', 'Peepal Credit'], 'Neem Finance, Peepal Credit', 'Neem Finance, Peepal Credit'],
  [
    ['Neem Finance', 'Peepal Credit', 'Banyan', 'Sal'],
    'Neem Finance, Peepal Credit and 2 more',
    'Neem Finance, Peepal Credit और 2 अन्य',
  ],
])('a row of the queue names two of %j and counts the others', async (names, english, hindi) => {
  for (const [language, words] of [
    ['en', english],
    ['hi', hindi],
  ] as const) {
    const { translator } = await loadEdition(language, '', { areas: ['operator-queue'] });
    expect(lendersInWords(translator, names)).toBe(words);
  }
});
