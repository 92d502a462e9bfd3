import * as z from 'zod/mini';
import type { BodyOf } from '#contract/gateway.ts';
import { beginDocument } from '#contract/applications/documents.ts';

/** A document that takes the place of others, which are removed once it is fine. */
const replaced = z.object({ document: z.uuid(), version: z.int() });
export type Replaced = z.infer<typeof replaced>;

/**
 * An upload that has not ended, as it is kept on the device. The gateway answers the same requests as before, so that it
 * goes on where it stopped.
 */
export type KeptUpload = {
  readonly begin: BodyOf<typeof beginDocument>;
  readonly finishId: string;
  /** Its ID at the gateway, once that is known. */
  readonly document: string | null;
  readonly replaces: readonly Replaced[];
  readonly content: Uint8Array<ArrayBuffer>;
};

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array && value.buffer instanceof ArrayBuffer;

const keptUpload = z.object({
  begin: beginDocument.body,
  finishId: z.string(),
  document: z.nullable(z.uuid()),
  replaces: z.array(replaced),
  content: z.custom<Uint8Array<ArrayBuffer>>(isBytes),
});

/** What was kept, if it is an upload of this application. */
export function readKept(kept: unknown, number: string): KeptUpload | null {
  const read = z.safeParse(keptUpload, kept);
  if (!read.success || read.data.begin.number !== number) return null;
  return read.data.content.byteLength === read.data.begin.bytes ? read.data : null;
}
