import { expect, test } from 'vitest';
import { DOCUMENT_STATES } from '#domain/lending/states/document-states.ts';
import { sampleDocument } from '#renderer/features/applications/documents/testing/sample-document.ts';
import {
  KIND_STATES,
  documentsAtRest,
  replacedBy,
  shownState,
  stateOfKind,
} from '#renderer/features/applications/documents/kind-state.ts';

const states = (...given: (typeof DOCUMENT_STATES)[number][]) => given.map((state) => ({ state }));

test('every state of a document has words', () => {
  for (const state of DOCUMENT_STATES) expect(KIND_STATES).toContain(shownState({ state }));
});

test('a kind of document takes the state of its most pressing document', () => {
  expect(stateOfKind([], [])).toBe('missing');
  expect(stateOfKind(states('CLEAN', 'VERIFIED'), [])).toBe('fine');
  expect(stateOfKind(states('CLEAN', 'REFUSED'), [])).toBe('refused');
  expect(stateOfKind(states('RESUBMIT', 'REFUSED'), [])).toBe('again');
  expect(stateOfKind(states('VERIFIED'), ['on its way'])).toBe('sending');
  expect(stateOfKind(states('VERIFIED'), [], true)).toBe('again');
  expect(stateOfKind([], [], true)).toBe('missing');
});

test('a document on its way from here is not shown twice', () => {
  const [sent, sending] = [sampleDocument(), sampleDocument({ state: 'UPLOADING' })];
  expect(documentsAtRest([sent, sending], [{ document: sending.document }])).toEqual([sent]);
  expect(documentsAtRest([sent], [{ document: null }])).toEqual([sent]);
});

test('a new document replaces the selected one, and interrupted attempts with the same file', () => {
  const refused = sampleDocument({ state: 'REFUSED', sha256: 'b'.repeat(64) });
  const broken = sampleDocument({ state: 'UPLOADING' });
  const fine = sampleDocument();
  const all = [refused, broken, fine];
  expect(replacedBy(fine.sha256, null, all)).toEqual([broken]);
  expect(replacedBy('c'.repeat(64), refused, all)).toEqual([refused]);
  expect(replacedBy('c'.repeat(64), null, all)).toEqual([]);
});
