import { amountOf, askingFor } from '#domain/lending/matching/asked-loan.ts';
import { staysWithAnyLoan } from '#domain/lending/matching/loan-rules.ts';
import { amountsFor, borrowerOf, isOfAge } from '#domain/lending/matching/match-rules.ts';
import type {
  AskedLoan,
  MatchAnswer,
  MatchQuestion,
  WayToMatch,
} from '#domain/lending/matching/match.ts';
import { matchLenders, type Offered } from '#domain/lending/matching/matching.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { MAX_PRODUCT_MONTHS } from '#domain/lending/values.ts';

/** Paise by which an amount is changed: whole thousands where they do, then hundreds, rupees, paise. */
const STEPS = [100_000, 10_000, 100, 1] as const;

/** Loans that are tried before a way is given up. Nearly always the first matches. */
const MAX_TRIES = 5;

/**
 * The least changes of a loan after which something matches, where nothing does: fewer months, more months, a smaller
 * loan, a larger one; both at once only where neither helps alone. Each was matched: it leads to at least one product.
 * None where no other loan helps.
 */
export function waysToMatch(
  question: MatchQuestion,
  answer: Pick<MatchAnswer, 'matched' | 'unmatched'>,
  offered: Offered,
  today: string,
): WayToMatch[] {
  if (answer.matched.length > 0) return [];
  const asked = { amount: amountOf(question), months: question.months };
  const loans = possibleLoans(question, asked, openProducts(answer, offered), today);
  const first = (kind: (loan: AskedLoan) => boolean, distance: (loan: AskedLoan) => number) =>
    firstMatch(question, inOrder(loans.filter(kind), distance), offered, today);

  const sameAmount = ({ amount }: AskedLoan) => amount === asked.amount;
  const sameMonths = ({ months }: AskedLoan) => months === asked.months;
  const byMonths = ({ months }: AskedLoan) => Math.abs(months - asked.months);
  const byAmount = ({ amount }: AskedLoan) => Math.abs(amount - asked.amount);
  const alone = [
    ...first((loan) => sameAmount(loan) && loan.months < asked.months, byMonths),
    ...first((loan) => sameAmount(loan) && loan.months > asked.months, byMonths),
    ...first((loan) => sameMonths(loan) && loan.amount < asked.amount, byAmount),
    ...first((loan) => sameMonths(loan) && loan.amount > asked.amount, byAmount),
  ];
  if (alone.length > 0) return alone;
  // Each change is weighed by what was asked for.
  return first(
    () => true,
    (loan) => byMonths(loan) / asked.months + byAmount(loan) / Math.max(1, asked.amount),
  );
}

/** The products to which nothing stands in the way but the loan itself. */
function openProducts(
  { unmatched }: Pick<MatchAnswer, 'unmatched'>,
  { products }: Offered,
): readonly ProductVersion[] {
  const open = new Set(
    unmatched
      .filter(({ reasons }) => !reasons.some(staysWithAnyLoan))
      .map(({ product }) => product.id),
  );
  return products.filter(({ productId }) => open.has(productId));
}

/** For each product and each number of months, the loan that is nearest to the one that was asked for. */
function possibleLoans(
  question: MatchQuestion,
  asked: AskedLoan,
  products: readonly ProductVersion[],
  today: string,
): readonly AskedLoan[] {
  const loans: AskedLoan[] = [];
  for (let months = 1; months <= MAX_PRODUCT_MONTHS; months += 1) {
    const borrower = borrowerOf({ ...question, months }, today);
    for (const product of products) {
      const { min, max } = product.tenure;
      if (months < min || months > max || !isOfAge(borrower, product)) continue;
      const amounts = amountsFor(borrower, product);
      if (amounts !== null) loans.push({ months, amount: nearestAmount(asked.amount, amounts) });
    }
  }
  return loans;
}

function nearestAmount(
  asked: Paise,
  { least, most }: { readonly least: Paise; readonly most: Paise },
): Paise {
  const isIn = (amount: Paise) => amount >= least && amount <= most;
  if (isIn(asked)) return asked;
  const missing = asked < least ? least - asked : most - asked;
  const changed = STEPS.map((step) =>
    paise(asked + Math.sign(missing) * Math.ceil(Math.abs(missing) / step) * step),
  );
  return changed.find(isIn) ?? paise(asked + missing);
}

function inOrder(
  loans: readonly AskedLoan[],
  distance: (loan: AskedLoan) => number,
): readonly AskedLoan[] {
  return loans.toSorted(
    (one, other) =>
      distance(one) - distance(other) || one.months - other.months || one.amount - other.amount,
  );
}

function firstMatch(
  question: MatchQuestion,
  loans: readonly AskedLoan[],
  offered: Offered,
  today: string,
): WayToMatch[] {
  for (const loan of loans.slice(0, MAX_TRIES)) {
    const { matched } = matchLenders(askingFor(question, loan), offered, today);
    const [best] = matched;
    if (best !== undefined) return [{ ...loan, count: matched.length, first: best }];
  }
  return [];
}
