// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { draftOf, forgetDrafts, readDraft } from '#renderer/ui/form/draft.ts';

describe('a stored draft', () => {
  it('gives the text of each field', () => {
    const draft = readDraft('{"name":"Asha","message":"Which documents?"}');
    expect(draft.get('name')).toBe('Asha');
    expect(draft.get('message')).toBe('Which documents?');
    expect(draft.get('email')).toBeUndefined();
  });

  it.each([null, '', 'no JSON', 'null', '7', '"text"', '[]', '{}'])(
    'is empty if %j was stored',
    (kept) => expect(readDraft(kept).size).toBe(0),
  );

  it('leaves out values that are not strings or are too long', () => {
    const kept = { name: 'Asha', age: 7, nested: { a: 'b' }, message: 'x'.repeat(10_001) };
    expect([...readDraft(JSON.stringify(kept))]).toEqual([['name', 'Asha']]);
  });
});

describe('a draft to store', () => {
  const all = () => true;

  it('has the texts of the fields that may be kept, and nothing else', () => {
    const values = { name: 'Asha', pan: 'ACUPA7085R', consent: true, file: new Blob(['x']) };
    expect(draftOf(values, {}, (name) => name !== 'pan')).toBe('{"name":"Asha"}');
  });

  it('leaves out a text that contains a PAN, whatever its field', () => {
    const values = { name: 'Asha', remarks: 'my pan is acupa 7085 r' };
    expect(draftOf(values, {}, all)).toBe('{"name":"Asha"}');
  });

  it('is null while the form is unchanged', () => {
    expect(draftOf({ name: '', unit: 'crore' }, { name: '', unit: 'crore' }, all)).toBeNull();
    expect(draftOf({ name: '', unit: 'lakh' }, { name: '', unit: 'crore' }, all)).not.toBeNull();
  });
});

it('all drafts are forgotten together, and nothing else', () => {
  window.sessionStorage.setItem('contact-draft', '{}');
  window.sessionStorage.setItem('nbfc-draft', '{}');
  window.sessionStorage.setItem('flash', 'login.success');
  forgetDrafts();
  expect(Object.keys(window.sessionStorage)).toEqual(['flash']);
});
