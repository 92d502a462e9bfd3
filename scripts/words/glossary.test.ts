import { describe, expect, it } from 'vitest';
import { termsMissed } from '#scripts/words/glossary.ts';

const TERMS = [
  { english: 'statement', own: ['विवरण'], note: '' },
  { english: 'key facts statement', own: ['मुख्य माहिती पत्रक (KFS)'], note: '' },
  { english: 'instalment', own: ['हप्ता'], note: '' },
  { english: 'document', own: ['ஆவணம்'], note: '' },
  { english: 'complaint, grievance', own: ['شکایت', 'شکایات'], note: '' },
  { english: 'account (bank)', own: ['کھاتہ'], note: '' },
  { english: 'account (portal)', own: ['اکاؤنٹ'], note: '' },
];

const missed = (english: string, message: string, key = 'a.text') =>
  termsMissed({ key, english, message }, TERMS).map((term) => term.english);

describe('a term of the glossary is said', () => {
  it.each([
    ['Two instalments', 'दोन हप्ते'],
    ['With the instalment', 'हप्त्यासह'],
    ['The documents', 'ஆவணங்கள்'],
    ['Of the document', 'ஆவணத்தின்'],
    ['Complaints', 'شکایات'],
    ['Your account', 'آپ کا اکاؤنٹ'],
    ['The bank account', 'بینک کھاتے'],
    ['Key facts statement', 'मुख्य माहिती पत्रकात'],
  ])('in “%s” by “%s”', (english, message) => {
    expect(missed(english, message)).toEqual([]);
  });
});

describe('a term of the glossary is missed', () => {
  it('where another word stands for it', () => {
    expect(missed('Instalments', 'किस्त')).toEqual(['instalment']);
    expect(missed('Grievances', 'گلے')).toEqual(['grievance']);
  });

  it('once, by its longest name', () => {
    expect(missed('Key facts statement', 'मुख्य तथ्य विवरण')).toEqual(['key facts statement']);
    expect(missed('Key facts statement and statement', 'मुख्य माहिती पत्रक')).toEqual(['statement']);
  });

  it('neither in what is not translated yet nor in names of files', () => {
    expect(missed('Instalments', '')).toEqual([]);
    expect(missed('Instalments', 'kist', 'a.printFile')).toEqual([]);
  });
});
