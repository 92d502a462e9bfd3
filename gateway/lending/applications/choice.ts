import type { UserId } from '#domain/ids.ts';
import type { chooseLenders } from '#contract/applications/loans.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { MatchAnswer, MatchedProduct } from '#domain/lending/matching/match.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import { lockFor } from '#gateway/lending/applications/application-edge.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  keyOfApplication,
  ownerOf,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import { openMatch } from '#gateway/lending/applications/matches.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';

export const refuseStale = () =>
  new Refused(
    refuse(
      'match-changed',
      'What lenders offer you has changed. Please look at it again, then decide.',
      {
        current: { isMatchStale: true },
      },
    ),
  );

/** The products of these IDs among those that matched; two of one lender, or one that did not match, are refused. */
export function chosenAmong(
  matched: readonly MatchedProduct[],
  productIds: readonly string[],
): MatchedProduct[] {
  const chosen = productIds.map((id) => {
    const found = matched.find(({ product }) => product.id === id);
    if (found === undefined) throw refuseStale();
    return found;
  });
  if (new Set(chosen.map(({ lender }) => lender.id)).size < chosen.length) {
    throw new Refused(
      refuse('one-product-of-each-lender', 'Choose one product of each lender.', {
        fields: ['products'],
      }),
    );
  }
  return chosen;
}

/** Keeps what the borrower chose so far, so that another device shows it. Nothing is sent to anybody. */
export async function choose(
  { records, keys }: LoanDeps,
  tx: Change,
  userId: UserId,
  body: BodyOf<typeof chooseLenders>,
): Promise<{ readonly number: string; readonly version: number }> {
  const { row } = await lockFor(records, tx, userId, body, 'chooseLenders');
  const key = await keyOfApplication(keys, tx.runner, row.id);
  const { answer } = await openMatch(tx.runner, key, row.match_id ?? '');
  chosenAmong(answer.matched, body.products);
  const version = await touchApplication(tx, row, { chosen_products: body.products.join(' ') });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: BORROWER,
    action: 'chooseLenders',
    facts: { from: row.state, to: row.state, version },
  });
  return { number: row.number, version };
}

/** Every product that was chosen and not sent yet, by ID. */
export const chosenIn = ({
  chosen_products: ids,
}: Pick<ApplicationRow, 'chosen_products'>): string[] => ids?.split(' ').filter(Boolean) ?? [];

/** As `chosenIn`, without what no longer matches. It is chosen again should it match again. */
export const chosenNow = (
  row: Pick<ApplicationRow, 'chosen_products'>,
  match: MatchAnswer | null,
): string[] =>
  chosenIn(row).filter((id) => match?.matched.some(({ product }) => product.id === id));
