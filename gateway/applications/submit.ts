import type { BodyOf } from '#contract/gateway.ts';
import type { submit } from '#contract/applications/loans.ts';
import { kindsAskedOf } from '#domain/lending/documents.ts';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { missingFields } from '#domain/lending/sections.ts';
import { lookDueAt } from '#domain/lending/time-frames.ts';
import { chosenAmong, refuseStale } from '#gateway/applications/choice.ts';
import type { LoanNeeds } from '#gateway/applications/drafts.ts';
import { BORROWER, lockFor } from '#gateway/applications/drafts.ts';
import {
  keyOfApplication,
  ownerOf,
  touchApplication,
} from '#gateway/applications/find-application.ts';
import { guarantorOf } from '#gateway/applications/guarantors.ts';
import { isStale, matchFor, openMatch, presentInput } from '#gateway/applications/matches.ts';
import { openSections } from '#gateway/applications/sealed-sections.ts';
import { consentsOf, missingConsents } from '#gateway/consents/consents.ts';
import { refuse } from '#gateway/http/answers.ts';
import type { Change } from '#gateway/http/change-once.ts';
import { Refused } from '#gateway/http/change-once.ts';
import { notifyBorrower } from '#gateway/notifications/notify.ts';
import type { Runner } from '#gateway/store/records.ts';

/** What operators see of where somebody lives: the first three digits of the PIN code, which name a district, roughly. */
export const pinAreaOf = (pinCode: string): string => pinCode.slice(0, 3);

/** Which kinds of documents of an application are there and were found clean. */
export type ReadyDocuments = (
  runner: Runner,
  applicationId: string,
) => Promise<ReadonlySet<string>>;

export type SubmitNeeds = LoanNeeds & {
  readonly readyDocuments: ReadyDocuments;
  /** Days on which nobody works, besides weekends and the national holidays. */
  readonly holidays: ReadonlySet<string>;
};

export const refuseIncomplete = (missing: readonly string[]) =>
  new Refused(
    refuse(400, 'Something is still missing.', { fields: missing, current: { missing } }),
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

/**
 * Sends the application to the lenders of the chosen products. Refuses with 409 when the match is not the present one,
 * and with 400 and the list of what is missing: `section.field`, `document:kind`, `consent:purpose`, `guarantor`.
 */
export async function submitOwn(
  { records, keys, catalogue, readyDocuments, holidays }: SubmitNeeds,
  one: Change,
  userId: string,
  body: BodyOf<typeof submit>,
): Promise<{ readonly number: string; readonly version: number }> {
  const { runner, at } = one;
  const { row } = await lockFor(records, one, userId, body, 'submit');
  const key = await keyOfApplication(keys, runner, row.id);
  const shown = await openMatch(runner, key, row.match_id ?? '');
  const sections = await openSections(runner, key, row.id);
  const guarantor = await guarantorOf(runner, row.id);
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
    ...missingConsents(await consentsOf(runner, row.id), lenderIds).map(
      (consent) => `consent:${consent}`,
    ),
    ...(needsGuarantor && guarantor?.state !== 'CONSENTED' ? ['guarantor'] : []),
  ];
  if (missing.length > 0) throw refuseIncomplete(missing);

  await runner
    .insertInto('lender_cases')
    .values(
      chosen.map(({ lender, product, version }) => ({
        application_id: row.id,
        lender_id: lender.id,
        product_id: product.id,
        product_version: version,
        state: 'CREATED',
        changed_at: at,
      })),
    )
    .execute();
  const version = await touchApplication(one, row, {
    state: 'SUBMITTED',
    submitted_at: at,
    due_at: lookDueAt(at, holidays),
    pin_area: pinAreaOf(input.pinCode),
    // From here on the cases of the lenders say it.
    chosen_products: null,
  });
  await one.audit({
    subject: ownerOf(row.id),
    actor: BORROWER,
    action: 'submit',
    facts: { from: row.state, to: 'SUBMITTED', version, lenders: lenderIds.join(' ') },
  });
  await notifyBorrower(one, row, 'submitted');
  return { number: row.number, version };
}
