import { parseDay } from '#domain/days.ts';
import { parsePin } from '#domain/identifiers.ts';
import type { MatchInput, MatchQuestion } from '#domain/lending/matching/match.ts';
import { rupeesOf } from '#domain/money/money.ts';
import { paiseIn, wholeIn } from '#domain/typed-amounts.ts';
import type { MatchAnswers } from '#renderer/features/applications/shared/match-query.ts';
import { grouped } from '#renderer/ui/text/grouped.ts';

/** Named here as well as in the schemas, which weigh more than the form. */
export const VEHICLE_KINDS = [
  'e-rickshaw',
  'e-auto',
  'e-cargo',
] as const satisfies readonly MatchInput['vehicleKind'][];
export const PERIODS = ['day', 'month'] as const satisfies readonly MatchInput['earnings']['per'][];

/** What the loan is worked out from. */
export const WAYS_TO_ASK = ['price', 'amount'] as const;

/** The questions as they are typed, by their names in the address, which leaves out `by`. */
export type TypedQuestions = {
  readonly kind: string;
  readonly by: (typeof WAYS_TO_ASK)[number];
  readonly price: string;
  readonly onRoad: string;
  readonly down: string;
  /** Where the price is not known. */
  readonly amount: string;
  readonly months: string;
  readonly pin: string;
  readonly per: string;
  readonly income: string;
  readonly costs: string;
  readonly year: string;
};

export const UNASKED: TypedQuestions = {
  kind: '',
  by: 'price',
  price: '',
  onRoad: '',
  down: '',
  amount: '',
  months: '',
  pin: '',
  per: 'day',
  income: '',
  costs: '',
  year: '',
};

/** What the matching is asked; null if an answer cannot be read. */
export function questionOf(typed: TypedQuestions): MatchQuestion | null {
  if (typed.by === 'price') return inputOf(typed);
  const about = aboutBorrower(typed, '');
  const amount = paiseIn(typed.amount);
  return about === null || amount === null ? null : { ...about, amount };
}

/** The query to the lenders; null if an answer cannot be read. `date` is the date of birth, where it is known. */
export function inputOf(typed: TypedQuestions, date = ''): MatchInput | null {
  const about = aboutBorrower(typed, date);
  const exShowroomPrice = paiseIn(typed.price);
  const onRoadPrice = paiseIn(typed.onRoad);
  const downPayment = paiseIn(typed.down);
  if (exShowroomPrice === null || onRoadPrice === null || downPayment === null) return null;
  return about === null ? null : { ...about, exShowroomPrice, onRoadPrice, downPayment };
}

function aboutBorrower(typed: TypedQuestions, date: string) {
  const vehicleKind = VEHICLE_KINDS.find((kind) => kind === typed.kind);
  const per = PERIODS.find((period) => period === typed.per);
  const months = wholeIn(typed.months);
  const pinCode = parsePin(typed.pin);
  const income = paiseIn(typed.income);
  const costs = paiseIn(typed.costs);
  const born = bornIn(typed.year, date);
  if (vehicleKind === undefined || per === undefined || months === null || pinCode === null)
    return null;
  if (income === null || costs === null || born === null) return null;
  return { vehicleKind, months, pinCode, earnings: { per, income, costs }, born };
}

function bornIn(typedYear: string, typedDate: string): MatchInput['born'] | null {
  const date = parseDay(typedDate);
  if (date !== null) return { kind: 'date', date };
  const year = wholeIn(typedYear);
  return year === null ? null : { kind: 'year', year };
}

/** Answers as they would be typed; missing ones stay unchanged. */
export function typedAs(answers: MatchAnswers): Partial<TypedQuestions> {
  const { kind, pin, per, months, year } = answers;
  const inRupees = ['price', 'onRoad', 'down', 'amount', 'income', 'costs'] as const;
  return {
    ...Object.fromEntries(
      inRupees.flatMap((name) => {
        const amount = answers[name];
        return amount === undefined ? [] : [[name, grouped(rupeesOf(amount))]];
      }),
    ),
    ...(kind !== undefined && { kind }),
    ...(answers.amount !== undefined && answers.price === undefined && { by: 'amount' }),
    ...(pin !== undefined && { pin }),
    ...(per !== undefined && { per }),
    ...(months !== undefined && { months: String(months) }),
    ...(year !== undefined && { year: String(year) }),
  };
}
