import { describe, expect, test } from 'vitest';
import { measuredSentences } from '#renderer/i18n/reading-ease.ts';
import { sentencesOfBorrowers } from '#renderer/i18n/texts-of-borrowers.ts';

/** The hardest that are left, in points. Make a limit smaller when sentences have become easier, never larger. */
const LIMITS = { en: 61, hi: 36 } as const;

/** Prescribed by the product's specification, or the title of the site. */
const PRESCRIBED = new Set(['home.process.intro', 'pages./.title']);

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test('no sentence that borrowers read is harder than the limit', async () => {
    const sentences = await sentencesOfBorrowers(language);
    const free = sentences.filter(({ key }) => !PRESCRIBED.has(key));
    expect(sentences.length).toBeGreaterThan(1000);
    expect(free.filter(({ hardness }) => hardness > LIMITS[language])).toEqual([]);
    // A limit that is too wide lets harder sentences in.
    expect(free[0]?.hardness).toBe(LIMITS[language]);
  });
});

const hardest = (language: string, ...texts: readonly string[]) =>
  measuredSentences(
    language,
    texts.map((text, at) => ({ key: `key${at}`, text })),
  );

test('a sentence of long words is harder than one of short words', () => {
  const [first, second] = hardest(
    'en',
    'You can pay this back each month until the loan is paid.',
    'Repayment obligations necessitate uninterrupted contractual instalment remittances until termination.',
  );
  expect(first?.key).toBe('key1');
  expect(first?.hardness).toBeGreaterThan(100);
  expect(second?.hardness).toBeLessThan(10);
});

test('in Hindi, one of long words or many words is harder', () => {
  const short = 'आप हर महीने एक किस्त में यह लोन चुकाते हैं।';
  const withLongWords = 'आप रजिस्ट्रेशन सर्टिफ़िकेट हर महीने एक बार ले कर आएँ।';
  const withManyWords = `आप ${'और वह '.repeat(20)}आएँ।`;
  expect(hardest('hi', short, withLongWords, withManyWords).map(({ key }) => key)).toEqual([
    'key2',
    'key1',
    'key0',
  ]);
  expect(hardest('hi', short)[0]?.hardness).toBe(10);
});

test('a text is measured by its sentences, each of them once', () => {
  const twice =
    'The first of the two sentences says this much. The second of them says a little more?';
  expect(
    hardest('en', twice, twice)
      .map(({ key, text }) => `${key}: ${text}`)
      .toSorted(),
  ).toEqual([
    'key0: The first of the two sentences says this much.',
    'key0: The second of them says a little more?',
  ]);
});

test('labels are no sentences, and neither values nor addresses are hard words', () => {
  expect(hardest('en', 'Identification documentation, if applicable')).toEqual([]);
  const [withValues] = hardest(
    'en',
    'Go to {{nameOfTheOrganisation}} or to https://a.example/organisation in a day.',
  );
  const [withWords] = hardest('en', 'Go to 50 or to 50 in a day.');
  expect(withValues?.hardness).toBe(withWords?.hardness);
});
