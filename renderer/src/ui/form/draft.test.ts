import { describe, expect, it } from 'vitest';
import { readDraft } from '#renderer/ui/form/draft.ts';

describe('a draft that was kept', () => {
  it('gives the text of each field', () => {
    const draft = readDraft('{"name":"Asha","message":"Which papers?"}');
    expect(draft.get('name')).toBe('Asha');
    expect(draft.get('message')).toBe('Which papers?');
    expect(draft.get('email')).toBeUndefined();
  });

  it.each([null, '', 'no JSON', 'null', '7', '"text"', '[]', '{}'])(
    'is empty when %j was kept',
    (kept) => expect(readDraft(kept).size).toBe(0),
  );

  it('leaves out what is not a text, or too long for one', () => {
    const kept = { name: 'Asha', age: 7, nested: { a: 'b' }, message: 'x'.repeat(10_001) };
    expect([...readDraft(JSON.stringify(kept))]).toEqual([['name', 'Asha']]);
  });
});
