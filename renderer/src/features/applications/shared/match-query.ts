import * as z from 'zod/mini';
import {
  amountInput,
  type MatchInput,
  type MatchQuestion,
  matchInput,
} from '#domain/lending/matching/match.ts';
import { type Paise, rupeesOf } from '#domain/money/money.ts';
import { countPaise } from '#domain/money/rounding.ts';

const { vehicleKind, exShowroomPrice, onRoadPrice, downPayment, months, pinCode, earnings, born } =
  matchInput.shape;
const { year } = born.def.options[0].shape;

const written = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** Rupees in the address, whole paise inside. */
const inAddress = (inside: Paise): string => String(rupeesOf(inside));
const amount = <Money extends z.ZodMiniType<Paise, Paise>>(inside: Money) =>
  z.pipe(
    z.pipe(
      written(/^\d{1,8}(?:\.\d{1,2})?$/),
      z.transform((typed: string) => countPaise(Number(typed))),
    ),
    inside,
  );

const number = <Whole extends z.ZodMiniType<number, number>>(inRange: Whole) =>
  z.pipe(z.pipe(written(/^\d{1,4}$/), z.transform(Number)), inRange);

/** The names in the address, and what each may hold. Nothing that names a person is among them. */
const matchAnswers = z.partial(
  z.object({
    kind: vehicleKind,
    price: amount(exShowroomPrice),
    onRoad: amount(onRoadPrice),
    down: amount(downPayment),
    amount: amount(amountInput.shape.amount),
    months: number(months),
    pin: pinCode,
    per: earnings.shape.per,
    income: amount(earnings.shape.income),
    costs: amount(earnings.shape.costs),
    year: number(year),
  }),
);

/** What an address says: amounts in paise, and nothing for what it leaves out. */
export type MatchAnswers = z.output<typeof matchAnswers>;
export type MatchParameter = keyof MatchAnswers;

const PARAMETERS = z.keyof(matchAnswers).def.entries;

/**
 * The questions that lenders are matched by as a query string without its question mark, in a fixed order. Of a date of
 * birth only the year is kept; what is asked later (months of work, a guarantor) is left out.
 */
export function matchToQuery(input: MatchQuestion): string {
  return new URLSearchParams({
    kind: input.vehicleKind,
    ...('amount' in input
      ? { amount: inAddress(input.amount) }
      : {
          price: inAddress(input.exShowroomPrice),
          onRoad: inAddress(input.onRoadPrice),
          down: inAddress(input.downPayment),
        }),
    months: String(input.months),
    pin: input.pinCode,
    per: input.earnings.per,
    income: inAddress(input.earnings.income),
    costs: inAddress(input.earnings.costs),
    year: String(
      input.born.kind === 'year' ? input.born.year : Number(input.born.date.slice(0, 4)),
    ),
  }).toString();
}

/**
 * Parses a query string, with or without its question mark. A parameter that is not valid counts as left out, and is
 * listed in `problems`; unknown ones are ignored; of one that is repeated, the first counts. `input` is null while an
 * answer is missing that an application begins with, such as the vehicle's price.
 */
export function matchFromQuery(search: string): {
  readonly answers: MatchAnswers;
  readonly input: MatchInput | null;
  readonly problems: readonly MatchParameter[];
} {
  const query = new URLSearchParams(search);
  const given = Object.values(PARAMETERS).filter((name) => query.has(name));
  const valuesOf = (names: readonly MatchParameter[]) =>
    Object.fromEntries(names.map((name) => [name, query.get(name)]));
  const wrong = new Set(
    matchAnswers.safeParse(valuesOf(given)).error?.issues.map(({ path }) => path[0]),
  );
  const answers = matchAnswers.parse(valuesOf(given.filter((name) => !wrong.has(name))));
  return { answers, input: inputOf(answers), problems: given.filter((name) => wrong.has(name)) };
}

function inputOf(answers: MatchAnswers): MatchInput | null {
  const asked = z.safeParse(matchInput, {
    vehicleKind: answers.kind,
    exShowroomPrice: answers.price,
    onRoadPrice: answers.onRoad,
    downPayment: answers.down,
    months: answers.months,
    pinCode: answers.pin,
    earnings: { per: answers.per, income: answers.income, costs: answers.costs },
    born: { kind: 'year', year: answers.year },
  });
  return asked.success ? asked.data : null;
}
