import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_EDGES,
  DOCUMENT_STATES,
  documentEdge,
} from '#domain/lending/states/document-states.ts';

describe('the states of a document', () => {
  it('are all reached from UPLOADING, and none is left once the bytes are gone', () => {
    const reached = new Set<string>(['UPLOADING']);
    for (const _ of DOCUMENT_STATES) {
      for (const { from, to } of DOCUMENT_EDGES) {
        if (from.some((state) => reached.has(state))) reached.add(to);
      }
    }
    expect([...reached].toSorted()).toStrictEqual(DOCUMENT_STATES.toSorted());
    for (const { action } of DOCUMENT_EDGES) expect(documentEdge(action, 'PURGED')).toBeNull();
  });

  it('can all be purged by the system', () => {
    for (const state of DOCUMENT_STATES) {
      expect(documentEdge('purge', state)?.to ?? null).toBe(state === 'PURGED' ? null : 'PURGED');
    }
  });

  it('do not let a borrower take back what an operator has verified', () => {
    expect(documentEdge('remove', 'VERIFIED')).toBeNull();
    expect(documentEdge('remove', 'RESUBMIT')?.who).toStrictEqual(['borrower', 'guarantor']);
  });
});
