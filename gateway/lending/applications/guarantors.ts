import type { ApplicationId } from '#domain/ids.ts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Expression } from 'kysely';
import * as z from 'zod/mini';
import { GUARANTOR_STATES } from '#contract/applications/loans.ts';
import { isOfGuarantor } from '#domain/lending/documents.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { keyOfApplication } from '#gateway/lending/applications/find-application.ts';
import { openRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { reading, together } from '#gateway/foundation/store/together.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

export const GUARANTOR: Actor = { role: 'guarantor', id: '' };

type GuarantorState = (typeof GUARANTOR_STATES)[number];

const details = z.object({ name: z.string(), mobileNumber: z.string() });
export type GuarantorDetails = z.output<typeof details>;

export type Guarantor = { readonly state: GuarantorState; readonly sealed: string };

const placeOf = (applicationId: ApplicationId) => ({
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

export const guarantorOf = (
  runner: Runner,
  applicationId: ApplicationId,
): Promise<Guarantor | null> => together(runner, readGuarantor(runner, applicationId));

/** The same, to be sent with other statements; a query may name the application. */
export const readGuarantor = (
  runner: Runner,
  applicationId: ApplicationId | Expression<ApplicationId>,
): Reading<Guarantor | null> =>
  reading(
    runner
      .selectFrom('guarantors')
      .select(['state', 'sealed'])
      .where('application_id', '=', applicationId),
    ([row]) =>
      row === undefined
        ? null
        : { state: z.parse(z.enum(GUARANTOR_STATES), row.state), sealed: row.sealed },
  );

export const openGuarantor = (
  key: Buffer,
  applicationId: ApplicationId,
  { sealed }: Guarantor,
): GuarantorDetails => z.parse(details, JSON.parse(openText(key, placeOf(applicationId), sealed)));

/** Whether it is the guarantor who was named before, and has not declined. */
export function isSameGuarantor(
  key: Buffer,
  applicationId: ApplicationId,
  guarantor: Guarantor | null,
  { name, mobileNumber }: GuarantorDetails,
): boolean {
  if (guarantor === null || guarantor.state === 'WITHDRAWN') return false;
  const before = openGuarantor(key, applicationId, guarantor);
  return before.name === name && before.mobileNumber === mobileNumber;
}

/** Gives the guarantor a new link; the one before it ends. */
export async function renewInvitation(
  { runner, at }: Change,
  applicationId: ApplicationId,
  token: string,
): Promise<void> {
  await write(
    runner,
    runner
      .updateTable('guarantors')
      .set({ invitation: digestOf(token), changed_at: at })
      .where('application_id', '=', applicationId),
  );
}

/** Names the guarantor; a new one takes the place of the old, whose link ends; so must their consent. */
export async function keepGuarantor(
  { runner, at }: Change,
  key: Buffer,
  applicationId: ApplicationId,
  named: GuarantorDetails,
  token: string,
): Promise<void> {
  const values = {
    application_id: applicationId,
    state: 'INVITED' as const,
    sealed: sealText(key, placeOf(applicationId), JSON.stringify(named)),
    invitation: digestOf(token),
    changed_at: at,
  };
  await write(
    runner,
    runner
      .insertInto('guarantors')
      .values(values)
      .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values)),
  );
}

/** Whether the guarantor has something to do: to agree before it is sent, or to send a document that is asked for again. */
export async function awaitsGuarantor(runner: Runner, row: ApplicationRow): Promise<boolean> {
  if (row.state === 'DRAFT') return true;
  const requests = await openRequestsOf(runner, row);
  return requests.some(({ documents }) => documents.some((kind) => isOfGuarantor(kind)));
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
  if (row === undefined || guarantor === null || !(await awaitsGuarantor(runner, row))) return null;
  const key = await keyOfApplication(keys, runner, row.id);
  return { row, key, guarantor, details: openGuarantor(key, row.id, guarantor) };
}

export async function setGuarantorState(
  { runner, at }: Change,
  applicationId: ApplicationId,
  state: GuarantorState,
): Promise<void> {
  await write(
    runner,
    runner
      .updateTable('guarantors')
      .set({ state, changed_at: at })
      .where('application_id', '=', applicationId),
  );
}

/** How long a guarantor sends documents after one code, in milliseconds: a slow connection, and a look for the papers. */
const PASS_LASTS_MS = 12 * 60 * 60 * 1000;

const sealOfPass = (key: Buffer, token: string, endsAt: string) =>
  createHmac('sha256', key).update(`guarantor-pass\n${token}\n${endsAt}`).digest('base64url');

/** What lets a guarantor in whose phone was proved. The link alone does not: the borrower has it as well. */
export function newPass(key: Buffer, token: string, now: number): string {
  const endsAt = String(now + PASS_LASTS_MS);
  return `${token}.${endsAt}.${sealOfPass(key, token, endsAt)}`;
}

/** What a pass leads to, locked where it is to be changed. Refuses with 404 or 403 one that does not work, or no longer. */
export async function findByPass(
  records: Records,
  keys: DataKeys,
  runner: Runner,
  pass: string,
): Promise<Invited> {
  const [token = '', endsAt = '', seal = ''] = pass.split('.');
  const found = await findInvited(records, keys, runner, token);
  if (found === null) throw noSuchLink();
  const expected = Buffer.from(sealOfPass(found.key, token, endsAt));
  const given = Buffer.from(seal);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isGenuine || Number(endsAt) < (await timeOf(records, runner))) {
    throw new Refused(
      refuse('fresh-code-needed', 'Please enter the code that is sent to your phone.'),
    );
  }
  if (found.guarantor.state !== 'CONSENTED') {
    throw new Refused(
      refuse('guarantor-not-agreed', 'Only a guarantor who has agreed sends documents.'),
    );
  }
  return found;
}

/** The same words for a link that never was, was used up, or belongs to an application that was sent. */
export const noSuchLink = () =>
  new Refused(refuse('link-ended', 'This link does not work any more.'));
