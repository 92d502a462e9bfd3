import type { UserId } from '#domain/ids.ts';
import * as z from 'zod/mini';
import {
  APPLICATION_OUTCOMES,
  APPLICATION_STATES,
} from '#domain/lending/states/application-states.ts';
import { ALL_REJECTION_REASONS } from '#domain/lending/change-reasons.ts';
import { missingFields, NO_SECTIONS } from '#domain/lending/sections.ts';
import { lookDueAt } from '#domain/lending/time-frames.ts';
import { chosenNow } from '#gateway/lending/applications/choice.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { findOwnApplication, ownerOf } from '#gateway/lending/applications/find-application.ts';
import { guarantorOf, openGuarantor } from '#gateway/lending/applications/guarantors.ts';
import {
  isStale,
  openMatch,
  presentInput,
  waysFor,
} from '#gateway/lending/applications/matches.ts';
import type { SubmitDeps } from '#gateway/lending/own-applications/submit.ts';
import { LETTER_COUNTS, letterCountsOf } from '#gateway/lending/applications/letters.ts';
import { openSections } from '#gateway/lending/applications/sealed-sections.ts';
import { isFromQuote } from '#gateway/lending/leads/invitations.ts';
import { consentFrom, consentsOf } from '#gateway/lending/consents/consents.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { casesOf } from '#gateway/lending/lender-cases/cases.ts';
import { openRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

const state = z.enum(APPLICATION_STATES);
const outcome = z.nullable(z.enum(APPLICATION_OUTCOMES));
const rejectReason = z.nullable(z.enum(ALL_REJECTION_REASONS));

const NO_CONTENT = {
  sections: NO_SECTIONS,
  missing: [],
  match: null,
  isMatchStale: false,
  guarantor: null,
};

type Counts = { readonly letters: number; readonly unread_letters: number };

const summaryOf = (row: ApplicationRow, { letters, unread_letters: unread }: Counts) => ({
  number: row.number,
  state: z.parse(state, row.state),
  outcome: z.parse(outcome, row.outcome),
  version: row.version,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  submittedAt: row.submitted_at,
  letters: { all: letters, unread },
});

/** A lender's case as the borrower and operators are shown it. */
export const caseFrom = (
  row: CaseRow,
  { handed_over_at: handedOverAt }: Pick<ApplicationRow, 'handed_over_at'>,
) => ({
  lenderId: row.lender_id,
  productId: row.product_id,
  productVersion: row.product_version,
  state: row.state,
  isSent: handedOverAt !== null && (row.state !== 'CANCELLED' || row.changed_at >= handedOverAt),
});

/** The applications of a person, the newest first. */
export async function applicationsOf({ records }: Pick<LoanDeps, 'records'>, userId: UserId) {
  const rows = await records.db
    .selectFrom('applications')
    .selectAll()
    .select(LETTER_COUNTS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const cases = await records.db
    .selectFrom('lender_cases')
    .innerJoin('applications', 'applications.id', 'lender_cases.application_id')
    .select(['lender_cases.application_id', 'lender_cases.state'])
    .where('applications.user_id', '=', userId)
    .orderBy('lender_cases.lender_id')
    .execute();
  return rows.map((row) => ({
    ...summaryOf(row, row),
    lenders: cases
      .filter(({ application_id: id }) => id === row.id)
      .map(({ state: stateOfCase }) => ({ state: stateOfCase })),
  }));
}

type ContentDeps = Pick<LoanDeps, 'keys' | 'catalogue'> & { readonly db: Runner };

/** What the borrower said and saw; nothing where it was removed, as it had been kept long enough. */
export async function contentOf({ db, keys, catalogue }: ContentDeps, row: ApplicationRow) {
  const key = await keys.find(db, ownerOf(row.id));
  if (key === null || row.match_id === null) return NO_CONTENT;
  const sections = await openSections(db, key, row.id);
  const shown = await openMatch(db, key, row.match_id);
  const guarantor = await guarantorOf(db, row.id);
  const input = presentInput(shown, sections, guarantor !== null);
  return {
    sections,
    missing: missingFields(sections),
    match: shown.answer,
    isMatchStale: isStale(key, shown, input, await catalogue.published(db)),
    guarantor:
      guarantor === null
        ? null
        : { ...openGuarantor(key, row.id, guarantor), state: guarantor.state },
  };
}

/** Other loans with which something would match; none where something does, and once the application was sent. */
async function waysOf(
  { records, keys, catalogue }: LoanDeps,
  row: ApplicationRow,
  { match, isMatchStale }: Awaited<ReturnType<typeof contentOf>>,
) {
  const { db } = records;
  const key = await keys.find(db, ownerOf(row.id));
  const isSettled = row.state !== 'DRAFT' || isMatchStale;
  if (isSettled || key === null || row.match_id === null || match === null) return [];
  if (match.matched.length > 0) return [];
  const { input, answer } = await openMatch(db, key, row.match_id);
  return waysFor(input, answer, await catalogue.published(db), await timeOf(records, db));
}

/** Everything about one application, for the borrower; null when it is not theirs. */
export async function readApplication(
  deps: LoanDeps & Pick<SubmitDeps, 'holidays'>,
  userId: UserId,
  number: string,
) {
  const { keys, catalogue, holidays } = deps;
  const { db } = deps.records;
  const row = await findOwnApplication(db, userId, number);
  if (row === null) return null;
  const cases = await casesOf(db, row.id);
  const consents = await consentsOf(db, row.id);
  const content = await contentOf({ db, keys, catalogue }, row);
  return {
    ...summaryOf(row, await letterCountsOf(db, row.id)),
    ...content,
    isFromQuote: await isFromQuote(db, row),
    ways: await waysOf(deps, row, content),
    chosenProducts: chosenNow(row, content.match),
    lookDueAt:
      row.due_at ?? (row.submitted_at === null ? null : lookDueAt(row.submitted_at, holidays)),
    lenders: cases.map((each) => caseFrom(each, row)),
    consents: consents
      .filter(({ person }) => person === 'borrower')
      .map((consent) => consentFrom(consent)),
    changeRequests: await openRequestsOf(db, row),
    rejectReason: z.parse(rejectReason, row.reject_reason),
  };
}
