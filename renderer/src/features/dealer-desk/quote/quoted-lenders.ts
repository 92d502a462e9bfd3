/** The figures of a quote by lender, as they are shown side by side. */
import type { QuoteFigures } from '#domain/lending/quote.ts';
import type { Reason } from '#domain/lending/matching/match.ts';
import type { Paise } from '#domain/money/money.ts';

type Tenor = QuoteFigures['tenors'][number];
export type QuotedLoan = Tenor['offered'][number];
type Listed = Omit<Tenor['notOffered'][number], 'reasons'>;

/** A product that lends for at least one of the tenors; `loans` in their order, null where it does not. */
export type QuotedLender = Listed & { readonly loans: readonly (QuotedLoan | null)[] };

/** A product that does not lend for at least one tenor, with every reason once. */
export type RefusingLender = Listed & { readonly reasons: readonly Reason[] };

const keyOf = ({ product, version }: Pick<Listed, 'product' | 'version'>) =>
  `${product.id}@${version}`;

/** The lenders that lend: by their lowest APR, then as within that tenor. */
export function quotedLenders({ tenors }: QuoteFigures): readonly QuotedLender[] {
  const byApr = tenors
    .flatMap(({ offered }) => offered)
    .toSorted((one, other) => one.apr - other.apr || one.totalCost - other.totalCost);
  const known = new Map(byApr.toReversed().map((loan) => [keyOf(loan), loan]));
  const order = [...new Set(byApr.map(keyOf))];
  return order.flatMap((key) => {
    const loan = known.get(key);
    if (loan === undefined) return [];
    const { lender, product, version, loanToValue } = loan;
    const loans = tenors.map(({ offered }) => offered.find((one) => keyOf(one) === key) ?? null);
    return [{ lender, product, version, loanToValue, loans }];
  });
}

export function refusingLenders({ tenors }: QuoteFigures): readonly RefusingLender[] {
  const found = new Map<string, Listed & { readonly reasons: Map<string, Reason> }>();
  for (const { reasons, ...listed } of tenors.flatMap(({ notOffered }) => notOffered)) {
    const entry = found.get(keyOf(listed)) ?? { ...listed, reasons: new Map<string, Reason>() };
    for (const reason of reasons) entry.reasons.set(JSON.stringify(reason), reason);
    found.set(keyOf(listed), entry);
  }
  return [...found.values()].map((entry) => ({ ...entry, reasons: [...entry.reasons.values()] }));
}

/** A monthly instalment that differs from the one shown; null if there is no such loan. */
export type Difference = {
  readonly names: QuotedLoan['lender']['names'];
  readonly months: number;
  readonly before: Paise | null;
  readonly after: Paise | null;
};

const instalmentsOf = ({ tenors }: QuoteFigures) =>
  new Map(
    tenors.flatMap(({ months, offered }) =>
      offered.map((loan) => [
        `${loan.product.id} ${months}`,
        { names: loan.lender.names, months, instalment: loan.instalment },
      ]),
    ),
  );

/** How figures differ from those shown: null if not at all, and an empty list where no instalment does. */
export function differencesBetween(
  shown: QuoteFigures,
  saved: QuoteFigures,
): readonly Difference[] | null {
  if (isSame(shown, saved)) return null;
  const [before, after] = [instalmentsOf(shown), instalmentsOf(saved)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [one, other] = [before.get(key), after.get(key)];
    const named = other ?? one;
    if (named === undefined || one?.instalment === other?.instalment) return [];
    const { names, months } = named;
    return [{ names, months, before: one?.instalment ?? null, after: other?.instalment ?? null }];
  });
}

/** Compares what both say, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
