import type { MatchInput } from '#domain/lending/matching/match.ts';
import type { Sections } from '#domain/lending/sections.ts';

type Filled<Values> = { readonly [Key in keyof Values]: NonNullable<Values[Key]> };

function filled<Values extends object>(values: Values): values is Values & Filled<Values> {
  return Object.values(values).every((value) => value !== null && value !== undefined);
}

/** The input of the matching, from what the sections say; null while they do not say enough. */
export function matchInputOf(
  { identity, address, work, vehicle }: Sections,
  born: MatchInput['born'],
  hasGuarantor: boolean,
): MatchInput | null {
  const { vehicleKind, exShowroomPrice, onRoadPrice, downPayment, months } = vehicle;
  const { pinCode } = address;
  const { per, income, costs, monthsOfWork } = work;
  const asked = {
    vehicleKind,
    exShowroomPrice,
    onRoadPrice,
    downPayment,
    months,
    pinCode,
    per,
    income,
    costs,
  };
  if (!filled(asked)) return null;
  const { dateOfBirth } = identity;
  return {
    vehicleKind: asked.vehicleKind,
    exShowroomPrice: asked.exShowroomPrice,
    onRoadPrice: asked.onRoadPrice,
    downPayment: asked.downPayment,
    months: asked.months,
    pinCode: asked.pinCode,
    earnings: { per: asked.per, income: asked.income, costs: asked.costs },
    born:
      dateOfBirth === null || dateOfBirth === undefined
        ? born
        : { kind: 'date', date: dateOfBirth },
    ...(monthsOfWork === null || monthsOfWork === undefined ? {} : { monthsOfWork }),
    ...(hasGuarantor ? { hasGuarantor } : {}),
  };
}

/** What the sections say at the start, from what was asked for the first match. */
export function sectionsOf(
  input: MatchInput,
): Pick<Sections, 'identity' | 'address' | 'work' | 'vehicle'> {
  const { vehicleKind, exShowroomPrice, onRoadPrice, downPayment, months } = input;
  return {
    identity: input.born.kind === 'date' ? { dateOfBirth: input.born.date } : {},
    address: { pinCode: input.pinCode },
    work: {
      ...input.earnings,
      ...(input.monthsOfWork === undefined ? {} : { monthsOfWork: input.monthsOfWork }),
    },
    vehicle: { vehicleKind, exShowroomPrice, onRoadPrice, downPayment, months },
  };
}
