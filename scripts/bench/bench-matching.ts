/**
 * `npm run bench:matching`: how long a match of one borrower with 1,000 products takes, on one core, over many borrowers
 * of whom most can have most of the products, which is the slower case. The limit is one of processor time, so that what
 * else the machine does counts as little as it can; the wall-clock time is printed next to it. Ends with 1 when it is missed.
 */
import { cpus } from 'node:os';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import { matchLenders, type Offered } from '#domain/lending/matching/matching.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';
import { markdownTable } from '#scripts/bench/comparison.ts';

const PRODUCTS = 1_000;
const LENDERS = 100;
const BORROWERS = 1_000;
const WARM_UP = 100;
const TODAY = '2026-11-22';
/** Milliseconds, the 95th percentile. */
const LIMIT = 20;

const offered: Offered = {
  lenders: Array.from({ length: LENDERS }, (_, index) => ({
    id: `lender-${index}`,
    names: { en: `Lender ${index}`, hi: `कंपनी ${index}` },
    isSample: true,
    grievanceOfficer: {
      names: { en: 'Officer', hi: 'अधिकारी' },
      email: `officer@lender-${index}.example`,
      phone: '00000 00000',
    },
    website: `https://lender-${index}.example`,
  })),
  products: Array.from({ length: PRODUCTS }, (_, index) => productOf(index)),
};

const cpu: number[] = [];
const clock: number[] = [];
let matches = 0;
for (let index = -WARM_UP; index < BORROWERS; index += 1) {
  const input = borrowerOf(index + WARM_UP);
  const [before, start] = [process.threadCpuUsage(), performance.now()];
  const { matched } = matchLenders(input, offered, TODAY);
  const [spent, taken] = [process.threadCpuUsage(before), performance.now() - start];
  if (index < 0) continue;
  cpu.push((spent.user + spent.system) / 1000);
  clock.push(taken);
  matches += matched.length;
}
const slow = percentile(cpu, 95);
console.log(
  [
    `Measured on ${new Date().toISOString().slice(0, 10)} on one of ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}; ${BORROWERS} borrowers, each with ${PRODUCTS} products, of which ${Math.round(matches / BORROWERS)} match on average.`,
    markdownTable(
      ['One match', 'p50', 'p95', 'At most'],
      [
        ['Processor', inMilliseconds(percentile(cpu, 50)), inMilliseconds(slow), `${LIMIT} ms`],
        ['Clock', inMilliseconds(percentile(clock, 50)), inMilliseconds(percentile(clock, 95)), ''],
      ],
    ),
    slow > LIMIT ? `A match takes ${inMilliseconds(slow)}, at most ${LIMIT}.` : 'Within the limit.',
  ].join('\n\n'),
);
process.exitCode = slow > LIMIT ? 1 : 0;

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}

function inMilliseconds(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}

/** Products of every kind of rate and of every base; one in eight serves a part of India only. */
function productOf(index: number): ProductVersion {
  const percent = 12 + (index % 200) / 10;
  const rates: readonly ProductVersion['rate'][] = [
    { kind: 'reducing', percent },
    { kind: 'flat', percent: percent / 2 },
    { kind: 'reducing', percent, firstYearPercent: 10 },
  ];
  const bases = ['invoice', 'on-road', 'lower'] as const;
  const names = { en: `Product ${index}`, hi: `उत्पाद ${index}` };
  return {
    productId: `product-${index}`,
    lenderId: `lender-${index % LENDERS}`,
    version: 1,
    names,
    vehicleKinds: ['e-rickshaw', 'e-cargo'],
    amount: { min: paise(3_000_000), max: paise(30_000_000) },
    tenure: { min: 12, max: 48 },
    rate: rates[index % rates.length] ?? { kind: 'reducing', percent },
    fees: [
      { kind: 'percent', names, percent: 2.36, minPaise: paise(100_000), isDeducted: true },
      { kind: 'fixed', names, paise: paise(50_000), isDeducted: false },
    ],
    penalCharge: { percent: 24, words: names },
    loanToValue: { maxPercent: 80 + (index % 20), base: bases[index % bases.length] ?? 'lower' },
    eligibility: {
      age: { minAtApplication: 21, maxAtMaturity: 60 },
      instalmentShare: { maxPercent: 50 + (index % 30), of: 'surplus' },
      minMonthlyIncome: paise(1_000_000),
      pinPrefixes: index % 8 === 0 ? ['20', '21', '22', '80', '81'] : [],
      guarantor: { kind: 'above', amount: paise(15_000_000) },
    },
    documents: { beforeSanction: ['masked-aadhaar'], afterSanction: ['insurance'] },
    coolingOffDays: 3,
  };
}

/** Each another amount, tenure and income, so that no answer could be kept from the one before. */
function borrowerOf(index: number): MatchInput {
  return {
    vehicleKind: 'e-rickshaw',
    exShowroomPrice: paise(16_000_000 + index * 1_003),
    onRoadPrice: paise(17_000_000 + index * 1_009),
    downPayment: paise(4_000_000),
    months: 36 + (index % 13),
    pinCode: index % 2 === 0 ? '226001' : '560001',
    earnings: { per: 'day', income: paise(150_000 + index * 17), costs: paise(50_000) },
    born: { kind: 'year', year: 1975 + (index % 25) },
    hasGuarantor: true,
  };
}
