import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DOCUMENT_BYTES, partsOf } from '#domain/lending/documents.ts';
import { missingParts, partOf, shareSent } from '#renderer/ui/files/upload/upload-plan.ts';

const size = fc.integer({ min: 1, max: MAX_DOCUMENT_BYTES });
/** A file's size, and some of its parts. */
const partly = size.chain((bytes) =>
  fc.record({
    bytes: fc.constant(bytes),
    there: fc.uniqueArray(fc.integer({ min: 1, max: partsOf(bytes) })),
  }),
);

describe('a document that is sent in parts', () => {
  test('is complete when the parts that arrived and the missing ones are combined', () => {
    fc.assert(
      fc.property(partly, ({ bytes, there }) => {
        const missing = missingParts(bytes, there);
        const all = [...there, ...missing].toSorted((one, other) => one - other);
        expect(all).toEqual(missingParts(bytes, []));
        expect(missing.filter((part) => there.includes(part))).toEqual([]);
      }),
    );
  });

  test('has parts that make up the file again, however it was interrupted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600_000 }), (bytes) => {
        const content = new Uint8Array(bytes).map((_, index) => index % 251);
        const together = new Uint8Array(bytes);
        let at = 0;
        for (const part of missingParts(bytes, []).map((number) => partOf(content, number))) {
          together.set(part, at);
          at += part.byteLength;
        }
        expect(at).toBe(bytes);
        expect(together.every((byte, index) => byte === content[index])).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test('counts as sent as far as it has arrived', () => {
    fc.assert(
      fc.property(partly, ({ bytes, there }) => {
        const share = shareSent(bytes, missingParts(bytes, there));
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(share === 1).toBe(there.length === partsOf(bytes));
      }),
    );
  });
});
