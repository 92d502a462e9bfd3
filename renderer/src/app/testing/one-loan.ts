/** One loan, ₹1,30,000 over 36 months with the sample product Neem, for tests of every place that shows it. */
import { parseCatalogue } from '#domain/lending/catalogue/catalogue.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { matchLenders } from '#domain/lending/matching/matching.ts';
import type { CostName } from '#domain/lending/offers/cost-breakdown.ts';
import { figuresOf } from '#domain/lending/quote.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_INPUT, EXAMPLE_TODAY } from '#domain/testing/example-product.ts';

export const PRODUCT_ID = 'sample-neem-reducing';
export const AMOUNT = paise(13_000_000);
export const MONTHS = 36;

/** Worked out by hand, as everybody reads them, by the line of the breakdown. */
export const LINES = {
  amount: '₹1,30,000',
  deducted: '₹3,068',
  disbursed: '₹1,26,932',
  separate: '₹500',
  instalment: '₹4,799',
  instalmentPerDay: '₹191.96',
  interest: '₹42,725.76',
  allFees: '₹3,568',
  totalCost: '₹46,293.76',
  totalPaid: '₹1,73,225.76',
  apr: '21.54%',
} as const satisfies Readonly<Record<CostName, string>>;

/** What is brought to the dealer for it: the down payment of ₹40,000 and all fees. */
export const AT_COUNTER = '₹43,568';
/** As the dealer's desk shows it, in whole rupees. */
export const inWhole = (figure: string) =>
  figure.startsWith('₹')
    ? `₹${Math.round(Number(figure.replaceAll(/[₹,]/g, ''))).toLocaleString('en-IN')}`
    : figure;

export const LAST_INSTALMENT = '₹4,760.76';
export const FIGURES: readonly string[] = [...Object.values(LINES), LAST_INSTALMENT];

const [CATALOGUE_FILE = ''] = Object.values(
  import.meta.glob<string>('/resources/sample-catalogue.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

function catalogueOfSamples() {
  const read = parseCatalogue(CATALOGUE_FILE);
  if (!read.ok) throw new Error('the sample catalogue cannot be read');
  return read.value;
}

function neem() {
  const { lenders, products } = catalogueOfSamples();
  const product = products.find(({ id }) => id === PRODUCT_ID);
  const lender = lenders.find(({ id }) => id === product?.lenderId);
  const version = product?.versions.at(-1);
  if (product === undefined || lender === undefined || version === undefined) {
    throw new Error('Neem is not in the sample catalogue');
  }
  const published: ProductVersion = { ...version, productId: product.id, lenderId: lender.id };
  return { lender, product: published };
}

export const NEEM = neem();

function matched() {
  const { matched: found } = matchLenders(
    {
      ...EXAMPLE_INPUT,
      exShowroomPrice: paise(16_500_000),
      onRoadPrice: paise(17_000_000),
      downPayment: paise(17_000_000 - AMOUNT),
      months: MONTHS,
    },
    { lenders: [NEEM.lender], products: [NEEM.product] },
    EXAMPLE_TODAY,
  );
  const [only] = found;
  if (only === undefined) throw new Error('Neem does not match');
  return only;
}

export const MATCHED = matched();

export const TERMS = {
  amount: AMOUNT,
  months: MONTHS,
  rate: NEEM.product.rate,
  fees: NEEM.product.fees,
  lender: NEEM.lender,
} as const;
export const OFFERED = { lenders: [NEEM.lender], products: [NEEM.product] };
export const DOWN_PAYMENT = paise(17_000_000 - AMOUNT);
const QUOTED = {
  vehicleKind: 'e-rickshaw',
  model: 'Madeup',
  exShowroomPrice: paise(17_000_000),
  registration: paise(0),
  insurance: paise(0),
  accessories: paise(0),
  discount: paise(0),
  subsidy: null,
  downPayment: DOWN_PAYMENT,
  months: [MONTHS],
  validUntil: '2026-12-31',
  language: 'en',
} as const;
export const figuresOfQuote = () => figuresOf({ ...QUOTED, months: [MONTHS] }, OFFERED);

/** Figures are the same with and without `.00`. */
export const plain = (text: string) => text.replaceAll(/\.00(?!\d)/g, '');
/** All that is shown, each text by itself. */
export function shownText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  return plain(texts.join('\n'));
}
export const amountsIn = (text: string) => text.match(/₹[\d,]*\d(?:\.\d\d)?/g) ?? [];
