import type { application } from '#contract/applications/loans.ts';
import type { offers } from '#contract/applications/offers.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { Language } from '#domain/languages.ts';
import { nameIn } from '#domain/languages.ts';
import type { KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import { ENDED_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import { earningsOf } from '#domain/lending/matching/earnings.ts';
import type { MatchedProduct, MatchInput } from '#domain/lending/matching/match.ts';
import {
  type StatementFigures,
  figuresOf,
} from '#renderer/features/applications/offers/statement-figures.ts';
import { statementIn } from '#renderer/ui/key-facts/statement-text.ts';

type Offer = ReplyOf<typeof offers>['offers'][number];
export type Application = ReplyOf<typeof application>;

/** The state of offers by the answers given, until the list of offers is reloaded. */
export type Settled = Readonly<Record<string, Pick<Offer, 'state' | 'decidedAt'> | undefined>>;

/** An offer with what its statement says, and with what the same lender was matched with. */
export type ShownOffer = Pick<
  Offer,
  | 'offer'
  | 'lenderId'
  | 'state'
  | 'validUntil'
  | 'decidedAt'
  | 'keyFacts'
  | 'keyFactsHash'
  | 'keyFactsInEnglish'
> & {
  readonly lenderName: string;
  /** Whether the lender is fictional. */
  readonly isSample: boolean;
  /** null where its content was removed, or cannot be read. */
  readonly statement: KeyFactsStatement | null;
  readonly figures: StatementFigures | null;
  readonly matched: MatchedProduct | null;
  /** As the application states them; null where it does not. */
  readonly earnings: MatchInput['earnings'] | null;
};

/** The offers with what is known of those the list still has as open. */
export const settledOffers = (received: readonly Offer[], settled: Settled): readonly Offer[] =>
  received.map((each) => (each.state === 'OPEN' ? { ...each, ...settled[each.offer] } : each));

/** The offers in the order of the matching: APR, then total cost, then name; those without content last. */
export function shownOffers(
  received: readonly Offer[],
  { match, lenders, sections }: Pick<Application, 'match' | 'lenders' | 'sections'>,
  language: Language,
): readonly ShownOffer[] {
  const listed = [...(match?.matched ?? []), ...(match?.unmatched ?? [])];
  const shown = received.map((offer): ShownOffer => {
    const { lenderId } = offer;
    const statement = statementIn(offer.keyFacts);
    const lender = listed.find((each) => each.lender.id === lenderId)?.lender;
    const productId = lenders.find((each) => each.lenderId === lenderId)?.productId;
    return {
      ...offer,
      lenderName: nameIn(lender?.names, language) ?? statement?.lender.name ?? lenderId,
      isSample: lender?.isSample ?? false,
      statement,
      figures: statement === null ? null : figuresOf(statement),
      earnings: earningsOf(sections),
      matched: match?.matched.find(({ product }) => product.id === productId) ?? null,
    };
  });
  return shown.toSorted(byCost(language));
}

const byCost =
  (language: Language) =>
  (one: ShownOffer, other: ShownOffer): number => {
    if (one.figures === null || other.figures === null) {
      return Number(one.figures === null) - Number(other.figures === null);
    }
    return (
      one.figures.loan.apr - other.figures.loan.apr ||
      one.figures.cost.totalCost - other.figures.cost.totalCost ||
      one.lenderName.localeCompare(other.lenderName, language)
    );
  };

/** How much remains to be decided: whether a lender, and the application, end with an offer that is declined. */
export function endsWith(
  { offer, lenderId }: ShownOffer,
  all: readonly ShownOffer[],
  { lenders }: Pick<Application, 'lenders'>,
): 'nothing' | 'lender' | 'application' {
  const isLast = !all.some(
    (each) => each.lenderId === lenderId && each.offer !== offer && each.state === 'OPEN',
  );
  if (!isLast) return 'nothing';
  const goesOn = lenders.some(
    (each) =>
      each.lenderId !== lenderId && !ENDED_CASE_STATES.some((state) => state === each.state),
  );
  return goesOn ? 'lender' : 'application';
}
