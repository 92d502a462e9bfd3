import { describe, expect, it } from 'vitest';
import { merge } from '#scripts/words/package/take-back.ts';
import { writePo } from '#translations/po-file.ts';
import type { Translation } from '#scripts/words/translations.ts';

const TEXT = { message: '', isOutdated: false, before: null, reviewed: null, notes: [] };
const ENTRIES = [
  { ...TEXT, key: 'offer.from', english: 'From {lender}' },
  {
    ...TEXT,
    key: 'offer.days',
    english: '{count, plural, one {{count} day} other {{count} days}}',
  },
  { ...TEXT, key: 'offer.amount', english: 'Up to ₹5,00,000' },
  { ...TEXT, key: 'offer.whole', english: 'The lender decides about it, and nobody else does.' },
  {
    ...TEXT,
    key: 'offer.old',
    english: 'Old',
    message: 'पुराना',
    isOutdated: true,
    before: 'Older',
  },
];
const TRANSLATION: Translation = {
  source: {
    path: 'renderer/src/i18n/en/offers.ts',
    kind: 'words',
    exportName: 'offers',
    title: '',
    tree: {},
  },
  language: 'hi',
  path: 'renderer/src/i18n/hi/offers.po',
  entries: ENTRIES,
  files: [],
  isCurrent: true,
};

const giveBack = (messages: Readonly<Record<string, string>>, language = 'hi') => {
  const entries = ENTRIES.map((entry) => ({
    ...entry,
    message: messages[entry.key] ?? entry.message,
    isOutdated: false,
  }));
  return merge(TRANSLATION, 'words-offers.po', writePo({ language, title: '', entries }));
};

describe('a translator’s file', () => {
  it('is taken where it is right, and what is left open stays', () => {
    const { taken, refused, entries } = giveBack({
      'offer.from': '{lender} से',
      'offer.old': 'नया',
    });
    expect({ taken, refused }).toEqual({ taken: 2, refused: [] });
    expect(entries.map(({ message, isOutdated }) => [message, isOutdated])).toEqual([
      ['{lender} से', false],
      ['', false],
      ['', false],
      ['', false],
      ['नया', false],
    ]);
  });

  it.each([
    ['offer.from', 'से', 'lacks {lender}'],
    ['offer.from', '{lender} से {name}', 'has {name}, which English does not have'],
    ['offer.from', '{lender से', 'is not an ICU message'],
    ['offer.from', 'From {lender}', 'is not in the script of the language'],
    ['offer.from', '<b>{lender}</b> से', 'has markup'],
    ['offer.days', '{count} दिन', 'needs its plural forms'],
    ['offer.days', '{count, plural, other {{count} दिन}}', 'lacks the plural form `one`'],
    ['offer.amount', '₹50,000 तक', 'has the figures 50,000 for 5,00,000'],
    ['offer.amount', '₹५,००,००० तक', 'has a digit that is not 0 to 9'],
    ['offer.whole', 'इसे सिर्फ़ लोन देने वाली कंपनी तय करती है', 'does not end with ।'],
    ['offer.whole', 'इसे सिर्फ़ कंपनी तय करती है. कोई और नहीं।', 'has a sign of another language: .'],
    ['offer.whole', 'इसे सिर्फ़  कंपनी तय करती है।', 'has two spaces'],
    ['offer.whole', 'इसे সিर्फ़ कंपनी तय करती है।', 'has letters of another script'],
  ])('%s as “%s” is refused: %s', (key, message, why) => {
    const { taken, refused, entries } = giveBack({ [key]: message, 'offer.old': 'पुराना' });
    expect(refused.join('\n')).toContain(`words-offers.po ${key}: `);
    expect(refused.join('\n')).toContain(why);
    expect(entries.find((entry) => entry.key === key)?.message).toBe('');
    expect(taken).toBe(1);
  });

  it('of another language, or of a text that changed since, is refused', () => {
    expect(giveBack({}, 'mr').refused).toEqual(['words-offers.po is in mr, not in hi']);
    const before = ENTRIES.map((entry) => ({
      ...entry,
      english: `${entry.english} before`,
      message: 'क {lender}',
    }));
    const { refused, taken } = merge(
      TRANSLATION,
      'words-offers.po',
      writePo({ language: 'hi', title: '', entries: before.slice(0, 1) }),
    );
    expect(taken).toBe(0);
    expect(refused).toEqual([
      expect.stringContaining('is of an English text that has changed since'),
    ]);
  });

  it('that is no PO file is refused', () => {
    expect(merge(TRANSLATION, 'words-offers.po', 'msgid "a\nnonsense').refused).toEqual([
      expect.stringContaining('words-offers.po is not a PO file'),
    ]);
  });
});
