/** What is kept of a question to the matching when nobody may be found by it: rounded, and of the place only the area. */
import { monthOf } from '#domain/lending/matching/earnings.ts';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import { matchInput } from '#domain/lending/matching/match.ts';
import { minus, type Paise, paise, smallerOf } from '#domain/money/money.ts';
import { MAX_AMOUNT } from '#domain/lending/values.ts';

/** To what prices and down payments are rounded, and what a month brings and costs. */
const OF_VEHICLE = paise(5_000_00);
const OF_MONTH = paise(2_500_00);
const MONTHS_OF_WORK = 6;
const YEARS_OF_BIRTH = 5;
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];
/** PIN codes of an area begin alike; the office of this number is the area's first. */
const PIN_AREA = 3;
const FIRST_OFFICE = '001';

/** A day's earnings can be a crore, so that a month's are more than is kept. */
const toNearest = (amount: Paise, step: Paise): Paise =>
  paise(Math.min(Math.round(amount / step) * step, MAX_AMOUNT));

const roundedYear = (year: number): number =>
  Math.min(Math.max(Math.round(year / YEARS_OF_BIRTH) * YEARS_OF_BIRTH, FIRST_YEAR), LAST_YEAR);

/** Who gave a date is taken to be born in the middle of the year; who gave a year may be asked for the date still. */
const coarseBirth = (born: MatchInput['born']) =>
  born.kind === 'year'
    ? { kind: born.kind, year: roundedYear(born.year) }
    : { kind: born.kind, date: `${roundedYear(Number(born.date.slice(0, 4)))}-07-01` };

/** null where it cannot be told coarsely: then it is not kept. */
export function coarseInput(input: MatchInput): MatchInput | null {
  const { income, costs } = monthOf(input.earnings);
  const onRoadPrice = paise(Math.max(toNearest(input.onRoadPrice, OF_VEHICLE), OF_VEHICLE));
  const coarse = matchInput.safeParse({
    vehicleKind: input.vehicleKind,
    exShowroomPrice: Math.max(toNearest(input.exShowroomPrice, OF_VEHICLE), OF_VEHICLE),
    onRoadPrice,
    // Something is borrowed still.
    downPayment: smallerOf(
      toNearest(input.downPayment, OF_VEHICLE),
      minus(onRoadPrice, OF_VEHICLE),
    ),
    months: input.months,
    pinCode: input.pinCode.slice(0, PIN_AREA) + FIRST_OFFICE,
    earnings: {
      per: 'month',
      income: toNearest(income, OF_MONTH),
      costs: toNearest(costs, OF_MONTH),
    },
    born: coarseBirth(input.born),
    ...(input.monthsOfWork === undefined
      ? {}
      : { monthsOfWork: Math.floor(input.monthsOfWork / MONTHS_OF_WORK) * MONTHS_OF_WORK }),
    ...(input.hasGuarantor === undefined ? {} : { hasGuarantor: input.hasGuarantor }),
  });
  return coarse.success ? coarse.data : null;
}
