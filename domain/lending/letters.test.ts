import { describe, expect, it } from 'vitest';
import {
  daysNamed,
  freedomProblem,
  letterFrom,
  onlyInOne,
  PLACEHOLDERS,
  placeholdersIn,
  textProblem,
  toFillIn,
} from '#domain/lending/letters.ts';

const KNOWN = { number: 'LA0123456789', firstName: 'Asha' };
const NOTHING = { lender: null, date: null, text: null };

describe('placeholders of a template', () => {
  it.each(PLACEHOLDERS)('are known: %s', (name) => {
    expect(textProblem(`Dear {${name}}, and again {${name}}.`)).toBeNull();
    expect(placeholdersIn({ subject: `{${name}}`, text: 'Nothing.' })).toEqual([name]);
  });

  it.each([
    ['{name}', 'name'],
    ['{Lender}', 'Lender'],
    ['{ lender }', ' lender '],
    ['{}', ''],
    ['{constructor}', 'constructor'],
    ['{lender} and {आवेदन}', 'आवेदन'],
  ])('are from a closed list, which %s is not in', (written, name) => {
    expect(textProblem(written)).toEqual({ is: 'unknown', name });
  });

  it.each(['{lender', 'lender}', '{{lender}}', '{lender}}'])(
    'have both braces, unlike %s',
    (written) => {
      expect(textProblem(written)).toEqual({ is: 'brace' });
    },
  );

  it('are the same in both languages', () => {
    const words = (text: string) => ({ subject: 'A subject', text });
    expect(onlyInOne({ en: words('{date} {lender}'), hi: words('{lender} {date}') })).toBeNull();
    expect(onlyInOne({ en: words('{date} {lender}'), hi: words('{lender}') })).toBe('date');
    expect(onlyInOne({ en: words('Nothing.'), hi: words('{text}') })).toBe('text');
  });

  it('say what an operator fills in', () => {
    expect(toFillIn({ subject: '{application}', text: '{text} {first-name} {lender}' })).toEqual([
      'lender',
      'text',
    ]);
  });
});

describe('what an operator adds', () => {
  it.each([
    ['About you: {text}', 'Please send us the papers that we still need.', 'free-subject'],
    ['About you', '{text}', 'few-own-words'],
    ['About you', '{first-name}, {lender}: {text} ...........................', 'few-own-words'],
    ['About you', 'We need this by {date}: {text}', 'few-own-words'],
    ['आपके बारे में', 'कृपया यह: {text}', 'few-own-words'],
    ['About you', 'Please send this to us by {date}: {text}', null],
    ['आपके बारे में', '{first-name} जी, कृपया {date} तक हमें यह भेजें: {text}', null],
    ['Thank you', 'We have it.', null],
  ] as const)('is a part of what is approved: %s, %s', (subject, text, problem) => {
    expect(freedomProblem({ subject, text })).toBe(problem);
  });

  it('names a day from today in India to 90 days from then', () => {
    expect(daysNamed(Date.parse('2026-11-27T20:00:00Z'))).toEqual({
      first: '2026-11-28',
      last: '2027-02-26',
    });
  });
});

describe('a message from a template', () => {
  const words = {
    subject: 'Your application {application}',
    text: 'Dear {first-name},\n{lender} waits until {date}. {text}',
  };

  it('has everything filled in', () => {
    const filled = { lender: 'Neem Finance', date: '2026-11-30', text: 'Please call $& us.' };
    expect(letterFrom(words, 'en', KNOWN, filled)).toEqual({
      subject: 'Your application LA0123456789',
      text: 'Dear Asha,\nNeem Finance waits until 30 November 2026. Please call $& us.',
    });
  });

  it('has dates in its language', () => {
    const hindi = { subject: 'तारीख', text: '{date} तक' };
    const { text } = letterFrom(hindi, 'hi', KNOWN, { ...NOTHING, date: '2026-11-30' });
    expect(text).toBe('30 नवंबर 2026 तक');
  });

  it('shows where something is still to be filled in, and fills nothing in twice', () => {
    const { text } = letterFrom(words, 'en', KNOWN, { ...NOTHING, text: 'About {date}' });
    expect(text).toBe('Dear Asha,\n… waits until …. About {date}');
  });

  it('has a subject of one line', () => {
    const { subject } = letterFrom({ subject: '{text}', text: 'Text' }, 'en', KNOWN, {
      ...NOTHING,
      text: 'One\ntwo',
    });
    expect(subject).toBe('One two');
  });
});
