import { parseTransactionReference } from '#domain/identifiers.ts';
import { indianDayOf, parseDay, typedDay } from '#domain/days.ts';
import { type Paise, rupeesOf } from '#domain/money/money.ts';
import { paiseIn } from '#domain/typed-amounts.ts';
import type { Resolver } from 'react-hook-form';
import { grouped } from '#renderer/ui/text/grouped.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

/** A payment as typed. */
export type TypedPayment = {
  readonly amount: string;
  readonly reference: string;
  readonly paidOn: string;
};

export type EnteredPayment = {
  readonly amount: Paise;
  readonly reference: string;
  readonly paidOn: string;
};

/** Today or an earlier day in India; null for anything else. */
export function paidDayIn(typed: string, now: number): string | null {
  const day = parseDay(typed);
  return day !== null && day <= indianDayOf(now) ? day : null;
}

export type PaymentProblem = { readonly path: keyof TypedPayment; readonly message: PlainKey };

/** What keeps a payment from being recorded, with what the dealer is still owed. */
export function paymentProblems(
  { amount: typed, reference, paidOn }: TypedPayment,
  owed: Paise,
  now: number,
): readonly PaymentProblem[] {
  const amount = paiseIn(typed);
  const found: PaymentProblem[] = [];
  if (amount === null || amount < 1) {
    found.push({ path: 'amount', message: 'lenderActs.reportPayment.error.amount' });
  } else if (amount > owed) {
    found.push({ path: 'amount', message: 'lenderActs.reportPayment.error.tooMuch' });
  }
  if (parseTransactionReference(reference) === null) {
    found.push({ path: 'reference', message: 'lenderActs.reportPayment.error.reference' });
  }
  if (paidDayIn(paidOn, now) === null) {
    found.push({ path: 'paidOn', message: 'lenderActs.reportPayment.error.paidOn' });
  }
  return found;
}

/** The payment that is typed; null while something is missing or cannot be read. */
export function enteredPayment(typed: TypedPayment, now = Date.now()): EnteredPayment | null {
  const amount = paiseIn(typed.amount);
  const reference = parseTransactionReference(typed.reference);
  const paidOn = paidDayIn(typed.paidOn, now);
  return amount === null || reference === null || paidOn === null
    ? null
    : { amount, reference, paidOn };
}

/** A payment as one would type it. */
export const typedPayment = ({ amount, reference, paidOn }: EnteredPayment): TypedPayment => ({
  amount: grouped(rupeesOf(amount)),
  reference,
  paidOn: typedDay(paidOn),
});

/** Checks a typed payment against what the dealer is still owed, and against today. */
export const paymentRules =
  (owed: Paise): Resolver<TypedPayment> =>
  (typed) => {
    const problems = paymentProblems(typed, owed, Date.now());
    if (problems.length === 0) return { values: typed, errors: {} };
    const errors = problems.map(({ path, message }) => [path, { type: 'payment', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
