import type { ApplicationId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import type { Expression, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { language } from '#contract/applications/call.ts';
import { CONSENT_STATES } from '#contract/applications/loans.ts';
import type { DocumentOfGuarantor } from '#domain/lending/documents.ts';
import type { Language } from '#domain/languages.ts';
import type { Notice, PurposeName } from '#domain/lending/notifications/notices.ts';
import { PURPOSE_NAMES, PURPOSES } from '#domain/lending/notifications/notices.ts';
import { noticeFor } from '#domain/lending/notifications/written-notices.ts';
import type { Lender } from '#domain/lending/catalogue/product.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import { hashOfNotice } from '#gateway/lending/consents/notice-hash.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { rowsOf, together } from '#gateway/foundation/store/together.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

export type ConsentRow = Selectable<Tables['consents']>;

const state = z.enum(CONSENT_STATES);
const items = z.array(z.string());

/** A consent as calls show it. */
export const consentFrom = (row: ConsentRow) => ({
  id: row.id,
  purpose: row.purpose,
  lenderId: row.lender_id === '' ? null : row.lender_id,
  items: z.parse(items, JSON.parse(row.items)),
  noticeHash: row.notice_hash,
  language: z.parse(language, row.language),
  state: z.parse(state, row.state),
  givenAt: row.given_at,
  withdrawnAt: row.withdrawn_at,
});

const purposesOfBorrower = PURPOSE_NAMES.filter((name) => name !== 'guarantee');

/** The notices of a borrower: one for each purpose, and for each lender where lenders are named. */
export function noticesFor(shown: Language, lenders: readonly Lender[]): Notice[] {
  return purposesOfBorrower.flatMap((purpose) =>
    PURPOSES[purpose].isPerLender
      ? lenders.map((lender) => noticeFor(purpose, shown, lender))
      : [noticeFor(purpose, shown, null)],
  );
}

/** The notice that a consent is meant for. Refuses one that names no such purpose and lender, or another text. */
export function agreedNotice(
  wanted: {
    readonly purpose: PurposeName;
    readonly lenderId: string | null;
    readonly language: Language;
    readonly noticeHash: string;
  },
  lenders: readonly Lender[],
): Notice {
  const found = noticesFor(wanted.language, lenders).find(
    ({ purpose, lenderId }) => purpose === wanted.purpose && lenderId === wanted.lenderId,
  );
  if (found === undefined) {
    throw new Refused(
      refuse('no-such-notice', 'There is no such notice for this application.', {
        fields: ['purpose', 'lenderId'],
      }),
    );
  }
  if (hashOfNotice(found) !== wanted.noticeHash) {
    throw new Refused(
      refuse('notice-changed', 'The notice has changed. Please read it again.', {
        fields: ['noticeHash'],
        current: { noticeHash: hashOfNotice(found) },
      }),
    );
  }
  return found;
}

export const consentsOf = (runner: Runner, applicationId: ApplicationId): Promise<ConsentRow[]> =>
  together(runner, readConsents(runner, applicationId));

/** The same, to be sent with other statements; a query may name the application. */
export const readConsents = (
  runner: Runner,
  applicationId: ApplicationId | Expression<ApplicationId>,
): Reading<ConsentRow[]> =>
  rowsOf(
    runner
      .selectFrom('consents')
      .selectAll()
      .where('application_id', '=', applicationId)
      .orderBy('given_at')
      .orderBy('id'),
  );

/** Keeps a consent; an earlier one to the same purpose and lender that is still given stays the one. */
export async function keepConsent(
  { runner, at }: Change,
  applicationId: ApplicationId,
  person: 'borrower' | 'guarantor',
  notice: Notice,
  provedAt: number,
  documents: readonly DocumentOfGuarantor[] | null = null,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const hash = hashOfNotice(notice);
  const lenderId = notice.lenderId ?? '';
  const present = await runner
    .selectFrom('consents')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('person', '=', person)
    .where('purpose', '=', notice.purpose)
    .where('lender_id', '=', lenderId)
    .where('notice_hash', '=', hash)
    .where('state', '=', 'GIVEN')
    .executeTakeFirst();
  if (present !== undefined) return { id: present.id, isNew: false };
  const id = randomUUID();
  await write(
    runner,
    runner.insertInto('consents').values({
      id,
      application_id: applicationId,
      person,
      purpose: notice.purpose,
      lender_id: lenderId,
      items: JSON.stringify(notice.items),
      documents: documents === null ? null : JSON.stringify(documents),
      notice_hash: hash,
      language: notice.language,
      state: 'GIVEN',
      proved_at: provedAt,
      given_at: at,
      withdrawn_at: null,
    }),
  );
  return { id, isNew: true };
}

/** Keeps a consent of the borrower, with its audit. Gives its ID. */
export async function noteConsent(
  tx: Change,
  applicationId: ApplicationId,
  notice: Notice,
  provedAt: number,
): Promise<string> {
  const { id, isNew } = await keepConsent(tx, applicationId, 'borrower', notice, provedAt);
  if (!isNew) return id;
  await tx.audit({
    subject: ownerOf(applicationId),
    actor: BORROWER,
    action: 'giveConsent',
    facts: {
      consent: id,
      purpose: notice.purpose,
      lender: notice.lenderId,
      notice: hashOfNotice(notice),
      language: notice.language,
    },
  });
  return id;
}

export async function endConsent({ runner, at }: Change, id: string): Promise<void> {
  await write(
    runner,
    runner
      .updateTable('consents')
      .set({ state: 'WITHDRAWN', withdrawn_at: at })
      .where('id', '=', id),
  );
}

/** Ends what was consented to for an application: by its guarantor alone, or by everybody. */
export async function endConsentsOf(
  { runner, at }: Change,
  applicationId: ApplicationId,
  who: 'guarantor' | 'everybody',
): Promise<void> {
  await write(
    runner,
    runner
      .updateTable('consents')
      .set({ state: 'WITHDRAWN', withdrawn_at: at })
      .where('application_id', '=', applicationId)
      .where('state', '=', 'GIVEN')
      .$if(who === 'guarantor', (query) => query.where('person', '=', 'guarantor')),
  );
}

/** Which required consents a borrower has not given yet, for the lenders that were chosen: as `purpose` or `purpose:lender`. */
export function missingConsents(
  given: readonly ConsentRow[],
  lenderIds: readonly string[],
): string[] {
  const has = (purpose: PurposeName, lenderId: string) =>
    given.some(
      (row) =>
        row.person === 'borrower' &&
        row.state === 'GIVEN' &&
        row.purpose === purpose &&
        row.lender_id === lenderId,
    );
  return purposesOfBorrower
    .filter((purpose) => PURPOSES[purpose].isRequired)
    .flatMap((purpose) =>
      PURPOSES[purpose].isPerLender
        ? lenderIds.filter((id) => !has(purpose, id)).map((id) => `${purpose}:${id}`)
        : [purpose].filter(() => !has(purpose, '')),
    );
}
