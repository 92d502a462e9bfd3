import { describe, expect, it } from 'vitest';
import {
  MAX_QUOTES,
  type RecentQuote,
  readQuotes,
  withQuote,
  withRestoredQuotes,
  withoutQuote,
} from '#renderer/features/showroom/recent-quotes.ts';

const MINUTE = 60_000;
const quote = (amount: number, at: number): RecentQuote => ({
  query: `amount=${amount}`,
  at,
});

describe('the recent quotes', () => {
  it('are sorted newest first, ten at most', () => {
    let list: readonly RecentQuote[] = [];
    for (let index = 1; index <= 12; index += 1) {
      list = withQuote(list, quote(index, index * MINUTE));
    }
    expect(list).toHaveLength(MAX_QUOTES);
    expect(list[0]?.query).toBe('amount=12');
    expect(list.at(-1)?.query).toBe('amount=3');
  });

  it('skip intermediate quotes and duplicates', () => {
    const first = withQuote([], quote(1, 0));
    const moved = withQuote(first, quote(2, MINUTE - 1));
    expect(moved).toEqual([quote(2, MINUTE - 1)]);
    expect(withQuote(moved, quote(2, 9 * MINUTE))).toBe(moved);
  });

  it('omit the calculator’s default quote', () => {
    expect(withQuote([], { query: '', at: 0 })).toEqual([]);
  });

  it('no longer hold a removed quote', () => {
    const list = [quote(1, 0), quote(2, 0)];
    expect(withoutQuote(list, 'amount=1')).toEqual([quote(2, 0)]);
  });

  it('are restored in their places, ten at most and without duplicates', () => {
    const list = [quote(3, 3 * MINUTE), quote(1, MINUTE)];
    expect(withRestoredQuotes(list, [quote(2, 2 * MINUTE)])).toEqual([
      quote(3, 3 * MINUTE),
      quote(2, 2 * MINUTE),
      quote(1, MINUTE),
    ]);
    expect(withRestoredQuotes(list, list)).toEqual(list);
    const many = Array.from({ length: MAX_QUOTES }, (_, index) => quote(index + 5, index));
    expect(withRestoredQuotes(list, many)).toHaveLength(MAX_QUOTES);
  });

  it('survive storage; the list is empty if the stored text is malformed or too long', () => {
    const list = [quote(1, 0)];
    expect(readQuotes(JSON.stringify(list))).toEqual(list);
    for (const broken of [null, '', '{', '[1]', '[{"query":"a"}]', '{"query":"a"}']) {
      expect(readQuotes(broken)).toEqual([]);
    }
    expect(readQuotes(JSON.stringify([{ ...quote(1, 0), query: 'x'.repeat(301) }]))).toEqual([]);
    expect(readQuotes(JSON.stringify([{ ...quote(1, 0), name: 'Asha' }]))).toEqual([]);
  });
});
