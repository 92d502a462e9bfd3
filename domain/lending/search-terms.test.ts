import { describe, expect, it } from 'vitest';
import { matchesWords, searchTerms } from '#domain/lending/search-terms.ts';

const kindsOf = (typed: string) => searchTerms(typed).map(({ kind }) => kind);

describe('what a typed text can be', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 98765.43210',
    '＋91 98765 43210',
    '00919876543210',
    '09876543210',
    '९८७६५ ४३२१०',
    '+९१ ९८७६५४३२१०',
    '৯৮৭৬৫৪৩২১০',
    '\u200e98765 43210\u200f',
  ])('reads a phone number as it is written: %j', (typed) => {
    expect(searchTerms(typed)).toContainEqual({ kind: 'phone', value: '9876543210' });
  });

  it.each([
    ['LA0123456789', 'application', 'LA0123456789'],
    [' la 0123 456 789 ', 'application', 'LA0123456789'],
    ['LA०१२३४५६७८९', 'application', 'LA0123456789'],
    ['gr0123456789', 'grievance', 'GR0123456789'],
    ['rs12345678', 'userId', 'RS12345678'],
    ['RS 1234 5678', 'userId', 'RS12345678'],
  ])('takes %j for nothing else', (typed, kind, value) => {
    expect(searchTerms(typed)).toEqual([{ kind, value }]);
  });

  it('reads a chassis number also as a transfer’s reference, whose form it has', () => {
    expect(searchTerms('mb7abcde1fg234567')).toEqual([
      { kind: 'chassis', value: 'MB7ABCDE1FG234567' },
      { kind: 'transfer', value: 'MB7ABCDE1FG234567' },
    ]);
    // I, O and Q are in no chassis number.
    expect(kindsOf('MB7ABCDEIFG234567')).toEqual(['transfer']);
  });

  it('reads a reference of digits alone also as a phone number where it can be one', () => {
    expect(kindsOf('919876543210')).toEqual(['phone', 'transfer']);
    expect(kindsOf('412345678901')).toEqual(['transfer']);
    expect(searchTerms('sbin r520 2611 2100 0001')).toEqual([
      { kind: 'transfer', value: 'SBINR520261121000001' },
    ]);
  });

  it.each(['Asha Verma', 'आशा', 'RAMESHKUMARSHARMA', 'Jo'])('reads %j as a name', (typed) => {
    expect(searchTerms(`  ${typed} `)).toEqual([{ kind: 'name', value: typed }]);
  });

  it.each(['', '  ', '?', 'a', '12345', '5876543210', 'LA123', 'Asha 2', '₹5,000'])(
    'finds nothing to look for in %j',
    (typed) => {
      expect(searchTerms(typed)).toEqual([]);
    },
  );
});

describe('a name', () => {
  it.each([
    ['asha', 'Asha Verma'],
    ['VERMA asha', 'Asha Verma'],
    ['ver', 'Asha Verma'],
    ['आशा', 'आशा वर्मा'],
    ['a as', 'Asha Anand'],
    ['k.', 'Asha K. Verma'],
    ['फैज', 'फ़ैज़ल ख़ान'],
    ['अनन्त', 'अनंत पाटील'],
    ['\u09dcি', '\u09a1\u09bcি'],
    ['காமா\u200cட்சி', 'காமாட்சி'],
    ['علي كريم', 'محمد علی کریم'],
  ])('is found by %j in %j', (typed, name) => {
    expect(matchesWords(typed, name)).toBe(true);
  });

  it.each([
    ['sha', 'Asha Verma'],
    ['asha asha', 'Asha Verma'],
    ['asha sharma', 'Asha Verma'],
    ['आश', 'अशा वर्मा'],
    ['', 'Asha Verma'],
    ['-', 'Asha Verma'],
  ])('is not found by %j in %j', (typed, name) => {
    expect(matchesWords(typed, name)).toBe(false);
  });
});
