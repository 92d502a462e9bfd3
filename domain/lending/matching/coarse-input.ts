/** What is kept of a question to the matching when nobody may be found by it: rounded, and of the place only the area. */
import { monthOf } from '#domain/lending/matching/earnings.ts';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import { matchInput } from '#domain/lending/matching/match.ts';
import { minus, type Paise, paise, smallerOf } from '#domain/money/money.ts';

/** To what prices and down payments are rounded, and what a month brings and costs. */
const OF_VEHICLE = paise(5_000_00);
const OF_MONTH = paise(1_000_00);
const MONTHS_OF_WORK = 6;
/** PIN codes of an area begin alike; the office of this number is the area's first. */
const PIN_AREA = 3;
const FIRST_OFFICE = '001';

const toNearest = (amount: Paise, step: Paise): Paise => paise(Math.round(amount / step) * step);

/** The year of birth alone is kept, as if everybody were born in the middle of it. */
const yearOf = (born: MatchInput['born']): string =>
  born.kind === 'year' ? String(born.year) : born.date.slice(0, 4);

export function coarseInput(input: MatchInput): MatchInput {
  const { income, costs } = monthOf(input.earnings);
  const onRoadPrice = paise(Math.max(toNearest(input.onRoadPrice, OF_VEHICLE), OF_VEHICLE));
  return matchInput.parse({
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
    born: { kind: 'date', date: `${yearOf(input.born)}-07-01` },
    ...(input.monthsOfWork === undefined
      ? {}
      : { monthsOfWork: Math.floor(input.monthsOfWork / MONTHS_OF_WORK) * MONTHS_OF_WORK }),
    ...(input.hasGuarantor === undefined ? {} : { hasGuarantor: input.hasGuarantor }),
  });
}
