import { describe, expect, it } from 'vitest';
import { leafOf, namesIn } from '#translations/icu.ts';
import { pseudoEntries, pseudoLeaf, pseudoText } from '#translations/pseudo.ts';
import type { SourceFile } from '#translations/sources.ts';

describe('a text in the pseudo-language', () => {
  it('is longer, in letters with marks, and in brackets', () => {
    expect(pseudoText('Send the code')).toBe('⟦Šéëñđ ţĥéë çóöđéë⟧');
    const text = 'We send a code to the number that you have given us, and nobody else reads it.';
    expect(pseudoText(text).length / text.length).toBeGreaterThan(1.3);
    expect(pseudoText(text).length / text.length).toBeLessThan(1.5);
  });

  it.each([
    ['{{lender}} pays', '{{lender}}'],
    ['Write to help@rinsetu.example', 'help@rinsetu.example'],
    ['See https://cms.rbi.org.in for more', 'https://cms.rbi.org.in'],
    ['A <b>bold</b> word', '<b>'],
    ['₹5,00,000 in 60 months', '₹5,00,000'],
  ])('leaves as it is what machines read in %j', (text, kept) => {
    expect(pseudoText(text)).toContain(kept);
  });

  it('has the same forms, chosen by the same value', () => {
    expect(pseudoLeaf({ one: '{{count}} day', other: '{{count}} days' })).toEqual({
      one: '⟦{{count}} đáåýÿ⟧',
      other: '⟦{{count}} đáåýÿš⟧',
    });
    expect(pseudoLeaf({ by: 'kind', fee: 'A fee', other: 'None' })).toEqual({
      by: 'kind',
      fee: '⟦ÁÅ féëéë⟧',
      other: '⟦Ñóöñéë⟧',
    });
  });
});

describe('a file in the pseudo-language', () => {
  const source: SourceFile = {
    path: 'renderer/src/content/en/home.ts',
    kind: 'copy',
    exportName: 'home',
    title: 'The home page',
    tree: { heading: 'Loans for {{brand_name}}', icon: 'money', to: '/apply-loan', count: 3 },
  };

  it('has every text that is translated, and no other', () => {
    expect(pseudoEntries(source).map(({ key, message }) => [key, message])).toEqual([
      ['heading', '⟦Lóöáåñš fóöř {brand_name}⟧'],
    ]);
  });

  it('has the values of each text', () => {
    const [entry] = pseudoEntries(source);
    expect([...namesIn(leafOf(entry?.message ?? ''))]).toEqual(['brand_name']);
  });
});
