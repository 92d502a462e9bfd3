/**
 * Schedules, rates and matching rules again, written as plainly as possible and sharing nothing with `domain/lending`,
 * whose tests compare with them. Amounts in paise.
 */
import type { MatchInput } from '#domain/lending/matching/match.ts';
import type { ProductVersion, Rate } from '#domain/lending/catalogue/product.ts';

const YEARLY = 120_000n;

/** The numerator over the denominator, up to the next whole number. */
function up(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

function hundredths(percent: number): bigint {
  return BigInt(percent.toFixed(2).replace('.', ''));
}

/** The exact equal instalment as a fraction, up to whole rupees. */
function instalmentFor(balance: bigint, percent: number, months: number): bigint {
  const rate = hundredths(percent);
  if (rate === 0n) return up(balance, BigInt(months) * 100n) * 100n;
  const growth = (YEARLY + rate) ** BigInt(months);
  const rest = growth - YEARLY ** BigInt(months);
  return up(balance * rate * growth, YEARLY * rest * 100n) * 100n;
}

/** What is paid each month. */
export function plainPayments(principal: number, months: number, rate: Rate): number[] {
  if (rate.kind === 'flat') {
    const interest = halfUp(BigInt(principal) * hundredths(rate.percent) * BigInt(months), YEARLY);
    const all = BigInt(principal) + interest;
    const each = up(all, BigInt(months) * 100n) * 100n;
    const last = all - each * BigInt(months - 1);
    return [...Array.from({ length: months - 1 }, () => Number(each)), Number(last)];
  }
  const { percent, firstYearPercent = percent } = rate;
  let balance = BigInt(principal);
  let each = instalmentFor(balance, firstYearPercent, months);
  const paid: number[] = [];
  for (let month = 1; month <= months; month += 1) {
    if (month === 13 && firstYearPercent !== percent) {
      each = instalmentFor(balance, percent, months - 12);
    }
    const now = month > 12 ? percent : firstYearPercent;
    balance += halfUp(balance * hundredths(now), YEARLY);
    const payment = month === months || balance < each ? balance : each;
    balance -= payment;
    paid.push(Number(payment));
  }
  return paid;
}

/** The monthly rate of return times twelve, in percent, by halving. */
export function plainApr(received: number, payments: readonly number[]): number {
  let low = 0;
  let high = 1000;
  for (let halving = 0; halving < 80; halving += 1) {
    const middle = (low + high) / 2;
    let worth = 0;
    for (const payment of payments.toReversed()) worth = (worth + payment) / (1 + middle / 1200);
    if (worth > received) low = middle;
    else high = middle;
  }
  return high;
}

export function plainFees(principal: number, { fees }: ProductVersion): number {
  return fees.reduce((sum, fee) => {
    if (fee.kind === 'fixed') return sum + fee.paise;
    const share = Number(halfUp(BigInt(principal) * hundredths(fee.percent), 10_000n));
    const least = Math.max(share, fee.minPaise ?? 0);
    return sum + (fee.maxPaise === undefined ? least : Math.min(least, fee.maxPaise));
  }, 0);
}

/** How many birthdays somebody has had by a day. */
function birthdays(born: string, by: Date): number {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number);
  let count = -1;
  while (Date.UTC(year + count + 1, month - 1, day) <= by.getTime()) count += 1;
  return count;
}

function ageRules(input: MatchInput, { eligibility: { age } }: ProductVersion, today: string) {
  const { born, months } = input;
  const days = born.kind === 'date' ? [born.date] : [`${born.year}-01-01`, `${born.year}-12-31`];
  const maturity = new Date(today);
  maturity.setUTCMonth(maturity.getUTCMonth() + months);
  const old = days.map((day) => birthdays(day, new Date(today)) >= age.minAtApplication);
  const young = days.map((day) => birthdays(day, maturity) <= age.maxAtMaturity);
  if (!old.includes(true)) return ['age-at-application'];
  if (!young.includes(true)) return ['age-at-maturity'];
  return old.includes(false) || young.includes(false) ? ['date-of-birth-needed'] : [];
}

/** The rules of a product that somebody does not meet, by name. `today` is no later in its month than the 28th. */
export function plainlyUnmet(input: MatchInput, product: ProductVersion, today: string): string[] {
  const { amount: limits, tenure, eligibility, loanToValue, vehicleKinds } = product;
  const amount = Math.max(0, input.onRoadPrice - input.downPayment);
  const times = input.earnings.per === 'day' ? 25 : 1;
  const income = input.earnings.income * times;
  const left = Math.max(0, income - input.earnings.costs * times);
  const value = {
    invoice: input.exShowroomPrice,
    'on-road': input.onRoadPrice,
    lower: Math.min(input.onRoadPrice, input.exShowroomPrice),
  }[loanToValue.base];
  const payments = plainPayments(amount, input.months, product.rate);
  const instalment = Math.max(...(payments.length > 1 ? payments.slice(0, -1) : payments));
  const { of, maxPercent } = eligibility.instalmentShare;
  const exceeds = (part: number, percent: number, whole: number) =>
    BigInt(part) * 10_000n > hundredths(percent) * BigInt(whole);
  const needsGuarantor = {
    never: false,
    always: amount > 0,
    above: eligibility.guarantor.kind === 'above' && amount > eligibility.guarantor.amount,
  }[eligibility.guarantor.kind];
  const unmet = {
    'vehicle-kind': !vehicleKinds.includes(input.vehicleKind),
    'amount-min': amount < limits.min,
    'amount-max': amount > limits.max,
    'tenure-min': input.months < tenure.min,
    'tenure-max': input.months > tenure.max,
    'loan-to-value': exceeds(amount, loanToValue.maxPercent, value),
    'pin-code':
      eligibility.pinPrefixes.length > 0 &&
      !eligibility.pinPrefixes.some((prefix) => input.pinCode.slice(0, prefix.length) === prefix),
    'monthly-income': income < eligibility.minMonthlyIncome,
    'instalment-share': exceeds(instalment, maxPercent, of === 'income' ? income : left),
    'months-of-work': (input.monthsOfWork ?? Infinity) < (eligibility.minMonthsOfWork ?? 0),
    guarantor: needsGuarantor && input.hasGuarantor === false,
  };
  return [
    ...Object.entries(unmet).flatMap(([rule, holds]) => (holds ? [rule] : [])),
    ...ageRules(input, product, today),
  ];
}
