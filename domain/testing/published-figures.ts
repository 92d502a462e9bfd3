/**
 * Figures to test against: published or from circulars, each recomputed with 50 digits. Amounts in
 * rupees, half up to the paisa; `first` and `last` are interest and principal of those months.
 */
type PublishedLoan = {
  readonly principal: number;
  readonly annualRate: number;
  readonly months: number;
  readonly emi: number;
  readonly totalInterest: number;
  readonly first?: readonly [interest: number, principal: number];
  readonly last?: readonly [interest: number, principal: number];
};

const loan = (
  [principal, annualRate, months]: readonly [number, number, number],
  [emi, totalInterest]: readonly [number, number],
  edges: Pick<PublishedLoan, 'first' | 'last'> = {},
): PublishedLoan => ({ principal, annualRate, months, emi, totalInterest, ...edges });

export const PUBLISHED_LOANS: readonly PublishedLoan[] = [
  // The illustration of the key facts statement circular, RBI/2024-25/18.
  loan([20_000, 15, 24], [969.73, 3273.59], { first: [250, 719.73], last: [11.97, 957.76] }),
  loan([500_000, 12, 60], [11_122.22, 167_333.43], {
    first: [5000, 6122.22],
    last: [110.12, 11_012.1],
  }),
  loan([500_000, 9, 60], [10_379.18, 122_750.66]),
  loan([500_000, 10.5, 60], [10_746.95, 144_817.01]),
  loan([100_000, 12, 120], [1434.71, 72_165.14]),
  loan([1_500_000, 8.5, 60], [30_774.8, 346_487.82]),
  // The defaults of section 9 of the specification.
  loan([50_000, 2, 36], [1432.13, 1556.64], { first: [83.33, 1348.8], last: [2.38, 1429.75] }),
  loan([0, 2, 36], [0, 0]),
  loan([10_000, 1, 12], [837.85, 54.25]),
  // The largest loan of the sliders.
  loan([1_500_000, 15, 180], [20_993.81, 2_278_885.22]),
];

/** The illustration of the circular RBI/2024-25/18 of 15 April 2024, in whole rupees as it prints them. */
export const RBI_ILLUSTRATION = {
  terms: { principal: 20_000, annualRate: 15, months: 24 },
  instalment: 970,
  totalInterest: 3274,
  feeToLender: 240,
  feeToThirdParty: 160,
  netDisbursed: 19_600,
  totalPayable: 23_274,
  /** Percent, to two decimals. */
  apr: 17.07,
  outstandingBefore: [
    20_000, 19_280, 18_552, 17_814, 17_067, 16_310, 15_544, 14_769, 13_984, 13_189, 12_384, 11_569,
    10_744, 9909, 9063, 8206, 7339, 6461, 5572, 4672, 3761, 2838, 1904, 958,
  ],
  principal: [
    720, 729, 738, 747, 756, 766, 775, 785, 795, 805, 815, 825, 835, 846, 856, 867, 878, 889, 900,
    911, 923, 934, 946, 958,
  ],
  interest: [
    250, 241, 232, 223, 213, 204, 194, 185, 175, 165, 155, 145, 134, 124, 113, 103, 92, 81, 70, 58,
    47, 35, 24, 12,
  ],
};

/** Quotes at a flat rate, with the reducing rate to two decimals. */
export const FLAT_QUOTES = [
  { principal: 100_000, flatRate: 12, months: 36, emi: 3777.78, reducingRate: 21.2 },
  { principal: 500_000, flatRate: 10, months: 36, emi: 18_055.56, reducingRate: 17.92 },
];
