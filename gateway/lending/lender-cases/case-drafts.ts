/** What one of a lender's people has entered and leaves to another: an offer or a payment, at most one for each case. */
import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { makeOffer, reportPayment } from '#contract/lenders/calls.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import type { DeliveryRow } from '#gateway/lending/lender-cases/delivery-orders.ts';

export type DraftRow = Selectable<Tables['case_drafts']>;

const toBeSigned = { requestId: true, number: true, version: true } as const;
/** What is entered, without what it was entered for. */
const content = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offer'),
    ...z.omit(makeOffer.body, { ...toBeSigned, seenKeyFactsHash: true }).shape,
  }),
  z.object({ kind: z.literal('payment'), ...z.omit(reportPayment.body, toBeSigned).shape }),
]);
export type DraftContent = z.output<typeof content>;

const placeOf = (id: string) => ({ table: 'case_drafts', row: id, column: 'sealed' });

/** What a draft would do. */
export const openDraft = (key: Buffer, { id, sealed }: Pick<DraftRow, 'id' | 'sealed'>) =>
  z.parse(content, JSON.parse(openText(key, placeOf(id), sealed)));

/** What waits for a second person of a lender; null where nothing does. */
export async function draftOfCase(
  runner: Runner,
  { application_id: applicationId, lender_id: lenderId }: CaseRow,
): Promise<DraftRow | null> {
  const found = await runner
    .selectFrom('case_drafts')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('lender_id', '=', lenderId)
    .executeTakeFirst();
  return found ?? null;
}

/** Keeps a draft of a case that is locked. Refuses with 409 where there is one already. Gives its ID. */
export async function keepDraft(
  { runner, at }: Change,
  key: Buffer,
  { lenderCase, order }: { readonly lenderCase: CaseRow; readonly order: DeliveryRow | null },
  { id: draftedBy }: MemberActor,
  drafted: DraftContent,
): Promise<string> {
  if ((await draftOfCase(runner, lenderCase)) !== null) {
    throw new Refused(
      refuse(
        'draft-waits',
        'Something else of this application waits for a second person already.',
      ),
    );
  }
  const id = randomUUID();
  await runner
    .insertInto('case_drafts')
    .values({
      application_id: lenderCase.application_id,
      lender_id: lenderCase.lender_id,
      id,
      kind: drafted.kind,
      sealed: sealText(key, placeOf(id), JSON.stringify(drafted)),
      case_version: lenderCase.version,
      order_version: order?.version ?? null,
      drafted_by: draftedBy,
      drafted_at: at,
    })
    .execute();
  return id;
}

/** Whether case or delivery order have changed since a draft was made for them. */
export const isStaleDraft = (
  { case_version: caseVersion, order_version: orderVersion }: DraftRow,
  { lenderCase, order }: { readonly lenderCase: CaseRow; readonly order: DeliveryRow | null },
): boolean => caseVersion !== lenderCase.version || orderVersion !== (order?.version ?? null);

export async function dropDraft({ runner }: Change, { id }: DraftRow): Promise<void> {
  await runner.deleteFrom('case_drafts').where('id', '=', id).execute();
}
