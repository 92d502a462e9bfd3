import * as z from 'zod/mini';
import { applicationPackage, linkedDocument } from '#contract/lenders/messages.ts';
import type { LenderMessage, LinkedDocument } from '#contract/lenders/messages.ts';
import { DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import { workedOut } from '#domain/lending/values.ts';
import { paise } from '#domain/money/money.ts';

/** What a lender keeps of one application. */
export const lenderCase = z.object({
  lenderId: z.string(),
  number: z.string(),
  /** Of the case at the gateway, as far as it is known here. */
  state: z.enum(LENDER_CASE_STATES),
  version: z.int(),
  /** The message that the package came with. */
  packageId: z.uuid(),
  application: z.omit(applicationPackage, { documents: true }),
  /** Their bytes are compared with the checksum and then discarded. */
  documents: z.array(z.extend(linkedDocument, { isChecked: z.boolean() })),
  askedFor: z.nullable(z.enum(DOCUMENT_KINDS)),
  delivery: z.nullable(
    z.object({ state: z.enum(DELIVERY_STATES), amount: workedOut, paid: workedOut }),
  ),
  /** The day in India on which the delivery was reported: that of the payments as well. */
  deliveredOn: z.nullable(z.iso.date()),
});
export type LenderCase = z.infer<typeof lenderCase>;

const unchecked = (documents: readonly LinkedDocument[]) =>
  documents.map((document) => ({ ...document, isChecked: false }));

/** New links, without forgetting which documents were checked. */
export function withLinks(kept: LenderCase, documents: readonly LinkedDocument[]): LenderCase {
  const isChecked = ({ document, sha256 }: LinkedDocument) =>
    kept.documents.some(
      (each) => each.document === document && each.sha256 === sha256 && each.isChecked,
    );
  const renewed = documents.map((each) => ({ ...each, isChecked: isChecked(each) }));
  const others = kept.documents.filter(
    ({ document }) => !renewed.some((each) => each.document === document),
  );
  return { ...kept, documents: [...others, ...renewed] };
}

/** The case as far as it has come: an answer that was overtaken by a message takes nothing back. */
export const asSeen = (kept: LenderCase, seen: Pick<LenderCase, 'state' | 'version'>): LenderCase =>
  seen.version < kept.version ? kept : { ...kept, state: seen.state, version: seen.version };

/** The case after a message; null where there is none yet, or none any more. Messages come in order, each once. */
export function afterMessage(kept: LenderCase | null, message: LenderMessage): LenderCase | null {
  const { metadata } = message;
  if (message.kind === 'package') {
    const { documents, ...application } = message.body;
    return {
      lenderId: metadata.lenderId,
      number: metadata.applicationNumber,
      ...metadata.case,
      packageId: metadata.messageId,
      application,
      documents: unchecked(documents),
      askedFor: null,
      delivery: null,
      deliveredOn: null,
    };
  }
  return kept === null ? null : changedBy(asSeen(kept, metadata.case), message);
}

function changedBy(
  kept: LenderCase,
  message: Exclude<LenderMessage, { kind: 'package' }>,
): LenderCase | null {
  const delivered = (state: 'INVOICED' | 'DELIVERED' | 'COMPLETE') =>
    kept.delivery === null ? null : { ...kept.delivery, state };
  switch (message.kind) {
    case 'cancelled':
    case 'consent-withdrawn':
      return null;
    case 'documents':
      return withLinks(kept, message.body.documents);
    case 'delivery-requested':
      return {
        ...kept,
        delivery: { state: 'REQUESTED', amount: message.body.amount, paid: paise(0) },
      };
    case 'invoiced':
      return { ...kept, delivery: delivered('INVOICED') };
    case 'delivered':
      return {
        ...kept,
        delivery: delivered('DELIVERED'),
        deliveredOn: message.body.deliveredOn,
      };
    case 'delivery-complete':
      return { ...kept, delivery: delivered('COMPLETE') };
    case 'offer-accepted':
    case 'offer-declined':
      return kept;
  }
}
