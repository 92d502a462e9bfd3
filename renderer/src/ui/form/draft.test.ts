// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { draftOf, forgetDrafts, readDraft } from '#renderer/ui/form/draft.ts';

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

describe('a draft to keep', () => {
  const all = () => true;

  it('has the texts of the fields that may be kept, and nothing else', () => {
    const values = { name: 'Asha', pan: 'ACUPA7085R', consent: true, file: new Blob(['x']) };
    expect(draftOf(values, {}, (name) => name !== 'pan')).toBe('{"name":"Asha"}');
  });

  it('leaves out a text that names a PAN, in whichever field it was typed', () => {
    const values = { name: 'Asha', remarks: 'my pan is acupa 7085 r' };
    expect(draftOf(values, {}, all)).toBe('{"name":"Asha"}');
  });

  it('is none while the form is as it began', () => {
    expect(draftOf({ name: '', unit: 'crore' }, { name: '', unit: 'crore' }, all)).toBeNull();
    expect(draftOf({ name: '', unit: 'lakh' }, { name: '', unit: 'crore' }, all)).not.toBeNull();
  });
});

it('all drafts are forgotten together, and nothing else is', () => {
  window.sessionStorage.setItem('contact-draft', '{}');
  window.sessionStorage.setItem('nbfc-draft', '{}');
  window.sessionStorage.setItem('flash', 'login.success');
  forgetDrafts(window.sessionStorage);
  expect(Object.keys(window.sessionStorage)).toEqual(['flash']);
});
