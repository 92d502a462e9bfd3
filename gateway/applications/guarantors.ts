import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { GUARANTOR_STATES } from '#contract/applications/loans.ts';
import type { DataKeys } from '#gateway/sealing/data-keys.ts';
import { openText, sealText } from '#gateway/sealing/seal.ts';
import type { Change } from '#gateway/http/change-once.ts';
import { Refused } from '#gateway/http/change-once.ts';
import { refuse } from '#gateway/http/answers.ts';
import type { Records, Runner } from '#gateway/store/records.ts';
import type { ApplicationRow } from '#gateway/applications/find-application.ts';
import { keyOfApplication } from '#gateway/applications/find-application.ts';

type GuarantorState = (typeof GUARANTOR_STATES)[number];

const details = z.object({ name: z.string(), mobileNumber: z.string() });
export type GuarantorDetails = z.output<typeof details>;

export type Guarantor = { readonly state: GuarantorState; readonly sealed: string };

const placeOf = (applicationId: string) => ({
  table: 'guarantors',
  row: applicationId,
  column: 'sealed',
});

/** Only this is stored of a link's token, which has 256 random bits. */
const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The token of a link for the guarantor. Made from the application's key and the request, so that the same request has
 * the same link again and no answer with a token is kept.
 */
export const invitationToken = (key: Buffer, requestId: string) =>
  createHmac('sha256', key).update(`guarantor\n${requestId}`).digest('base64url');

export async function guarantorOf(
  runner: Runner,
  applicationId: string,
): Promise<Guarantor | null> {
  const row = await runner
    .selectFrom('guarantors')
    .select(['state', 'sealed'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { state: z.parse(z.enum(GUARANTOR_STATES), row.state), sealed: row.sealed };
}

export const openGuarantor = (
  key: Buffer,
  applicationId: string,
  { sealed }: Guarantor,
): GuarantorDetails => z.parse(details, JSON.parse(openText(key, placeOf(applicationId), sealed)));

/** Names the guarantor; a new one takes the place of the old, whose link and consent end. */
export async function keepGuarantor(
  { runner, at }: Change,
  key: Buffer,
  applicationId: string,
  named: GuarantorDetails,
  token: string,
): Promise<void> {
  const values = {
    application_id: applicationId,
    state: 'INVITED',
    sealed: sealText(key, placeOf(applicationId), JSON.stringify(named)),
    invitation: digestOf(token),
    changed_at: at,
  };
  await runner
    .updateTable('consents')
    .set({ state: 'WITHDRAWN', withdrawn_at: at })
    .where('application_id', '=', applicationId)
    .where('person', '=', 'guarantor')
    .where('state', '=', 'GIVEN')
    .execute();
  await runner
    .insertInto('guarantors')
    .values(values)
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}

export type Invited = {
  readonly row: ApplicationRow;
  readonly key: Buffer;
  readonly guarantor: Guarantor;
  readonly details: GuarantorDetails;
};

/** What a guarantor's link leads to, locked where it is to be changed; null for a link that does not work. */
export async function findInvited(
  records: Records,
  keys: DataKeys,
  runner: Runner,
  token: string,
): Promise<Invited | null> {
  const found = await runner
    .selectFrom('guarantors')
    .select('application_id')
    .where('invitation', '=', digestOf(token))
    .executeTakeFirst();
  if (found === undefined) return null;
  const row = await records
    .forChange(runner.selectFrom('applications').selectAll().where('id', '=', found.application_id))
    .executeTakeFirst();
  const guarantor = await guarantorOf(runner, found.application_id);
  if (row === undefined || guarantor === null || row.state !== 'DRAFT') return null;
  const key = await keyOfApplication(keys, runner, row.id);
  return { row, key, guarantor, details: openGuarantor(key, row.id, guarantor) };
}

export async function setGuarantorState(
  { runner, at }: Change,
  applicationId: string,
  state: GuarantorState,
): Promise<void> {
  await runner
    .updateTable('guarantors')
    .set({ state, changed_at: at })
    .where('application_id', '=', applicationId)
    .execute();
}

/** The same words for a link that never was, was used up, or belongs to an application that was sent. */
export const noSuchLink = () => new Refused(refuse(404, 'This link does not work any more.'));
