/** Of `current.ts`, what borrowers' pages read: they have no room for what only other areas do. */
import * as z from 'zod/mini';
import { slug } from '#contract/applications/call.ts';

/** What is missing of an application: as `section.field`, or a document, a consent or the guarantor. */
export const whatIsMissing = z.object({ missing: z.array(z.string()) });
/** Loans that were chosen and that what was entered does not fit any more. */
export const noLongerMatched = z.object({
  unmatched: z.array(z.object({ lenderId: slug, productId: slug, reasons: z.array(z.unknown()) })),
});
export const endedOffer = z.object({ offer: z.uuid(), offerState: z.string() });
/** The application under which money is owed. */
export const owedUnder = z.object({ number: z.string() });
