/** Which parts of a document are still to be sent. Parts are counted from 1. */
import { PART_BYTES, bytesOfPart, partsOf } from '#domain/lending/documents.ts';

/** The parts that the gateway does not have, in order. */
export function missingParts(bytes: number, there: readonly number[]): readonly number[] {
  const known = new Set(there);
  return Array.from({ length: partsOf(bytes) }, (_, index) => index + 1).filter(
    (part) => !known.has(part),
  );
}

/** The bytes of one part. */
export function partOf(content: Uint8Array<ArrayBuffer>, part: number): Uint8Array<ArrayBuffer> {
  return content.slice((part - 1) * PART_BYTES, part * PART_BYTES);
}

/** How much the gateway has, from 0 to 1. */
export function shareSent(bytes: number, missing: readonly number[]): number {
  const waiting = missing.reduce((sum, part) => sum + bytesOfPart(bytes, part), 0);
  return bytes === 0 ? 0 : (bytes - waiting) / bytes;
}
