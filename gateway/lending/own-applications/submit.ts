import type { UserId } from '#domain/ids.ts';
import type { DatabaseConnection, Transaction } from 'kysely';
import type { BodyOf } from '#contract/gateway.ts';
import type { submit } from '#contract/applications/loans.ts';
import { kindsAskedOf } from '#domain/lending/documents.ts';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { missingFields } from '#domain/lending/sections.ts';
import { lookDueAt } from '#domain/lending/time-frames.ts';
import { chosenAmong, refuseStale } from '#gateway/lending/applications/choice.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import { requireEdge } from '#gateway/lending/applications/application-edge.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import {
  beginOwn,
  ownApplicationId,
  ownerOf,
  takeUp,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import { keepDigests } from '#gateway/lending/applications/application-digests.ts';
import { openGuarantor, readGuarantor } from '#gateway/lending/applications/guarantors.ts';
import {
  isStale,
  matchFor,
  matchFrom,
  presentInput,
  sealedMatch,
} from '#gateway/lending/applications/matches.ts';
import { sealedSections, sectionsFrom } from '#gateway/lending/applications/sealed-sections.ts';
import { missingConsents, readConsents } from '#gateway/lending/consents/consents.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import type { ReadyDocuments } from '#gateway/lending/documents/ready-documents.ts';
import { openCases } from '#gateway/lending/lender-cases/cases.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** What operators see of where somebody lives: the first three digits of the PIN code, which name a district, roughly. */
export const pinAreaOf = (pinCode: string): string => pinCode.slice(0, 3);

export type SubmitDeps = LoanDeps & {
  readonly readyDocuments: ReadyDocuments;
  /** Days on which nobody works, besides weekends and the national holidays. */
  readonly holidays: ReadonlySet<string>;
};

export const refuseIncomplete = (missing: readonly string[]) =>
  new Refused(
    refuse('incomplete', 'Something is still missing.', {
      fields: missing,
      current: { missing: [...missing] },
    }),
  );

/** The chosen products, of the versions that were seen. */
function chosenOf(
  products: BodyOf<typeof submit>['products'],
  matched: readonly MatchedProduct[],
): MatchedProduct[] {
  const chosen = chosenAmong(
    matched,
    products.map(({ productId }) => productId),
  );
  if (chosen.some(({ version }, index) => version !== products[index]?.version)) {
    throw refuseStale();
  }
  return chosen;
}

const documentsFor = (
  chosen: readonly MatchedProduct[],
  hasGuarantor: boolean,
): ReadonlySet<string> =>
  new Set(chosen.flatMap(({ documents }) => kindsAskedOf(documents.beforeSanction, hasGuarantor)));

/** What `submitOwn` needs, by what the request says. */
export function beginSubmit(
  { records, keys }: SubmitDeps,
  runner: Transaction<Tables>,
  userId: UserId,
  { number }: Pick<BodyOf<typeof submit>, 'number'>,
) {
  const id = ownApplicationId(runner, userId, number);
  const own = beginOwn(records, keys, runner, userId, number);
  const ofMatch = sealedMatch(
    runner,
    runner.selectFrom('applications').select('match_id').where('id', '=', id).$asScalar(),
  );
  const ofSections = sealedSections(runner, id);
  const ofGuarantor = readGuarantor(runner, id);
  const ofConsents = readConsents(runner, id);
  return async (on: DatabaseConnection) => {
    const [begun, match, sections, guarantor, consents] = await Promise.all([
      own(on),
      ofMatch(on),
      ofSections(on),
      ofGuarantor(on),
      ofConsents(on),
    ]);
    return { ...begun, match, sections, guarantor, consents };
  };
}

/**
 * Sends the application to the lenders of the chosen products. Refuses with 409 when the match is not the present one,
 * and with 400 and the list of what is missing: `section.field`, `document:kind`, `consent:purpose`, `guarantor`.
 */
export async function submitOwn(
  { keys, catalogue, readyDocuments, holidays }: SubmitDeps,
  tx: Change,
  mobileNumber: string,
  begun: Awaited<ReturnType<ReturnType<typeof beginSubmit>>>,
  body: BodyOf<typeof submit>,
): Promise<{ readonly number: string; readonly version: number }> {
  const { runner, at } = tx;
  const { row, key } = takeUp(tx, begun, body.version);
  requireEdge('submit', row);
  const shown = matchFrom(begun.match, key);
  const sections = sectionsFrom(begun.sections, key, row.id);
  const { guarantor } = begun;
  const input = presentInput(shown, sections, guarantor !== null);
  const published = await catalogue.published(runner);
  const empty = missingFields(sections);
  if (empty.length > 0 || input === null) throw refuseIncomplete(empty);
  if (isStale(key, shown, input, published)) throw refuseStale();
  // The day may have changed since: an age, at worst.
  const chosen = chosenOf(body.products, matchFor(input, published, at).matched);

  const ready = await readyDocuments(runner, row.id);
  const lenderIds = chosen.map(({ lender }) => lender.id);
  const needsGuarantor = chosen.some(({ guarantorNeeded }) => guarantorNeeded);
  const missing = [
    ...[...documentsFor(chosen, needsGuarantor || guarantor?.state === 'CONSENTED')]
      .filter((kind) => !ready.has(kind))
      .map((kind) => `document:${kind}`),
    ...missingConsents(begun.consents, lenderIds).map((consent) => `consent:${consent}`),
    ...(needsGuarantor && guarantor?.state !== 'CONSENTED' ? ['guarantor'] : []),
  ];
  if (missing.length > 0) throw refuseIncomplete(missing);

  await openCases(tx, row.id, chosen);
  const version = await touchApplication(tx, row, {
    state: 'SUBMITTED',
    submitted_at: at,
    due_at: lookDueAt(at, holidays),
    pin_area: pinAreaOf(input.pinCode),
    // From here on the cases of the lenders say it.
    chosen_products: null,
    digested_at: at,
  });
  await keepDigests(tx, keys, row.id, {
    sections,
    mobileNumber,
    guarantorsNumber:
      guarantor?.state === 'CONSENTED' ? openGuarantor(key, row.id, guarantor).mobileNumber : null,
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: BORROWER,
    action: 'submit',
    facts: { from: row.state, to: 'SUBMITTED', version, lenders: lenderIds.join(' ') },
  });
  await notifyBorrower(tx, row, 'submitted');
  return { number: row.number, version };
}
