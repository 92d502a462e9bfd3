import type { ApplicationId, UserId } from '#domain/ids.ts';
import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import { READY_STATES } from '#gateway/lending/documents/ready-documents.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { resubmit } from '#contract/applications/loans.ts';
import { indianDayOf } from '#domain/days.ts';
import type { ApplicationState } from '#domain/lending/states/application-states.ts';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import { matchInputOf } from '#domain/lending/matching/match-input-of.ts';
import { matchLenders } from '#domain/lending/matching/matching.ts';
import { missingFields } from '#domain/lending/sections.ts';
import { lookDueAt } from '#domain/lending/time-frames.ts';
import { requireEdge } from '#gateway/lending/applications/application-edge.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  keyOfApplication,
  lockOwnApplication,
  ownerOf,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import type { Telling } from '#gateway/lending/applications/application-digests.ts';
import { keepDigests } from '#gateway/lending/applications/application-digests.ts';
import { guarantorOf, openGuarantor } from '#gateway/lending/applications/guarantors.ts';
import { openMatch } from '#gateway/lending/applications/matches.ts';
import { openSections } from '#gateway/lending/applications/sealed-sections.ts';
import type { SubmitDeps } from '#gateway/lending/own-applications/submit.ts';
import { pinAreaOf, refuseIncomplete } from '#gateway/lending/own-applications/submit.ts';
import { consentsOf, missingConsents } from '#gateway/lending/consents/consents.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { casesOf, moveCase } from '#gateway/lending/lender-cases/cases.ts';
import type { ChangeRequest } from '#gateway/lending/applications/change-requests.ts';
import { noteAnswered, openRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import { chosenProducts } from '#gateway/areas/review/chosen-products.ts';
import { answers, hasUnchecked, passOnDocuments } from '#gateway/areas/review/pass-on-documents.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

type ResubmitDeps = Pick<SubmitDeps, 'records' | 'keys' | 'holidays'>;

/** Kinds that were asked for and for which nothing clean has been uploaded since, as `document:kind`. */
async function missingDocuments(
  runner: Runner,
  applicationId: ApplicationId,
  requests: readonly ChangeRequest[],
): Promise<string[]> {
  const there = await runner
    .selectFrom('documents')
    .select(['kind', 'begun_at'])
    .where('application_id', '=', applicationId)
    .where('state', 'in', READY_STATES)
    .execute();
  const missing = requests.flatMap((request) =>
    request.documents.filter(
      (kind) => !there.some((each) => each.kind === kind && answers(each, request)),
    ),
  );
  return [...new Set(missing)].map((kind) => `document:${kind}`);
}

/**
 * What the sections say now. Refuses with 400 while something is missing, and with 409 where a chosen product does not go
 * with them.
 */
async function requireReady(
  { keys }: ResubmitDeps,
  { runner, at }: Change,
  row: ApplicationRow,
  requests: readonly ChangeRequest[],
  cases: readonly CaseRow[],
): Promise<{ readonly input: MatchInput; readonly telling: Omit<Telling, 'mobileNumber'> | null }> {
  const key = await keyOfApplication(keys, runner, row.id);
  const sections = await openSections(runner, key, row.id);
  const { input: shown } = await openMatch(runner, key, row.match_id ?? '');
  const input = matchInputOf(sections, shown.born, false);
  const missing = [
    ...missingFields(sections),
    ...(await missingDocuments(runner, row.id, requests)),
    ...missingConsents(
      await consentsOf(runner, row.id),
      cases.map(({ lender_id: lenderId }) => lenderId),
    ).map((consent) => `consent:${consent}`),
  ];
  if (missing.length > 0 || input === null) throw refuseIncomplete(missing);
  // Once lenders have the application its sections no longer change.
  if (row.returns_to === 'WITH_LENDER') return { input, telling: null };
  const offered = await chosenProducts(runner, cases);
  // A guarantor can no longer be named: without one, a loan that needs one does not go.
  const guarantor = await guarantorOf(runner, row.id);
  const hasGuarantor = guarantor?.state === 'CONSENTED';
  const { unmatched } = matchLenders({ ...input, hasGuarantor }, offered, indianDayOf(at));
  const guarantorsNumber =
    guarantor?.state === 'CONSENTED' ? openGuarantor(key, row.id, guarantor).mobileNumber : null;
  if (unmatched.length === 0) return { input, telling: { sections, guarantorsNumber } };
  const names = unmatched.map(({ lender }) => lender.names.en).join(', ');
  throw new Refused(
    refuse(
      'no-longer-matched',
      `What you have entered no longer fits the loan of ${names}. Please check the sections again, or withdraw your consent for that lender to go on with the others.`,
      {
        current: {
          unmatched: unmatched.map(({ lender, product, reasons }) => ({
            lenderId: lender.id,
            productId: product.id,
            reasons,
          })),
        },
      },
    ),
  );
}

/** The cases of the lenders that asked go on. */
async function answerLenders(
  tx: Change,
  cases: readonly CaseRow[],
  requests: readonly ChangeRequest[],
): Promise<void> {
  const asking = new Set(requests.map(({ lenderId }) => lenderId));
  for (const each of cases) {
    if (!asking.has(each.lender_id)) continue;
    await moveCase(tx, each, { action: 'answer', actor: BORROWER });
  }
}

/** The borrower's answer to everything that was asked: back to the operator, or to the lenders. */
export async function resubmitOwn(
  deps: ResubmitDeps,
  tx: Change,
  account: { readonly userId: UserId; readonly mobileNumber: string },
  seen: Omit<BodyOf<typeof resubmit>, 'requestId'>,
): Promise<{
  readonly number: string;
  readonly version: number;
  readonly state: ApplicationState;
}> {
  const row = await lockOwnApplication(deps.records, tx, account.userId, seen);
  const isWithLenders = row.returns_to === 'WITH_LENDER';
  const edge = requireEdge(isWithLenders ? 'resubmitToLenders' : 'resubmit', row);
  const requests = await openRequestsOf(tx.runner, row);
  const cases = (await casesOf(tx.runner, row.id)).filter((each) => isOpenCase(each));
  const { input, telling } = await requireReady(deps, tx, row, requests, cases);
  if (telling !== null) {
    await keepDigests(tx, deps.keys, row.id, { ...telling, mobileNumber: account.mobileNumber });
  }

  await noteAnswered(tx, row.id);
  await answerLenders(tx, cases, requests);
  const isDue = !isWithLenders || (await hasUnchecked(tx.runner, row.id));
  const version = await touchApplication(tx, row, {
    state: edge.to,
    returns_to: null,
    due_at: isDue ? lookDueAt(tx.at, deps.holidays) : null,
    pin_area: pinAreaOf(input.pinCode),
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: BORROWER,
    action: edge.action,
    facts: { from: row.state, to: edge.to, version },
  });
  const isAnsweredNow = ({ id }: ChangeRequest) => requests.some((request) => request.id === id);
  await passOnDocuments(tx, row, isAnsweredNow);
  return { number: row.number, version, state: edge.to };
}
