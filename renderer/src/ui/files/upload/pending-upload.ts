import * as z from 'zod/mini';
import type { BodyOf } from '#contract/gateway.ts';
import type { beginDocumentAsGuarantor } from '#contract/applications/documents.ts';
import { beginDocument, beginDocumentAsDealer } from '#contract/applications/documents.ts';

/** A document that replaces others, which are removed once it is accepted. */
const replaced = z.object({ document: z.uuid(), version: z.int() });
export type Replaced = z.infer<typeof replaced>;

/** Who sends a document: the borrower, or the vehicle's dealer for the borrower. */
export type Sender = 'borrower' | 'dealer';

type OfBorrower = BodyOf<typeof beginDocument>;
export type OfGuarantor = BodyOf<typeof beginDocumentAsGuarantor>;
/** How a document is announced: a dealer knows no version of the application, a guarantor nothing of it. */
export type Announcement = OfBorrower | BodyOf<typeof beginDocumentAsDealer> | OfGuarantor;

export const isOfBorrower = (announced: Announcement): announced is OfBorrower =>
  'version' in announced;

/**
 * An upload that has not ended, as it is kept on the device. The gateway answers the same requests as before, so it
 * resumes where it stopped.
 */
export type PendingUpload = {
  readonly begin: Announcement;
  readonly finishId: string;
  /** Its ID at the gateway, once that is known. */
  readonly document: string | null;
  readonly replaces: readonly Replaced[];
  readonly content: Uint8Array<ArrayBuffer>;
};

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array && value.buffer instanceof ArrayBuffer;

const pendingUpload = z.object({
  begin: z.union([beginDocument.body, beginDocumentAsDealer.body]),
  finishId: z.string(),
  document: z.nullable(z.uuid()),
  replaces: z.array(replaced),
  content: z.custom<Uint8Array<ArrayBuffer>>(isBytes),
});

/** Guarantors have the pass of a few hours: nothing of theirs is kept on the device. */
export const isOfGuarantor = (announced: Announcement): announced is OfGuarantor =>
  'pass' in announced;

/** What was kept, if it is an upload of this application by this sender. */
export function readKept(kept: unknown, number: string, sender: Sender): PendingUpload | null {
  const read = z.safeParse(pendingUpload, kept);
  if (!read.success || read.data.begin.number !== number) return null;
  if (isOfBorrower(read.data.begin) !== (sender === 'borrower')) return null;
  return read.data.content.byteLength === read.data.begin.bytes ? read.data : null;
}
