// @vitest-environment jsdom
/**
 * One loan, ₹1,30,000 over 36 months with the sample product Neem, in every place that shows its figures, in both
 * languages. The figures were worked out by hand; a place that differs by a paisa, or leaves one out, fails.
 */
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import CATALOGUE_FILE from '/resources/sample-catalogue.json?raw';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { parseCatalogue } from '#domain/lending/catalogue/catalogue.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { matchLenders } from '#domain/lending/matching/matching.ts';
import { EXAMPLE_INPUT, EXAMPLE_TODAY } from '#domain/testing/example-product.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { MatchedLoan } from '#renderer/features/applications/matching/answer/matched-loan.tsx';
import { OfferedProduct } from '#renderer/features/applications/wizard/steps/lenders/offered-product.tsx';
import { statementOf } from '#renderer/features/applications/offers/testing/shown-offers.ts';
import { StatementView } from '#renderer/ui/key-facts/statement-view.tsx';

const PRODUCT_ID = 'sample-neem-reducing';
const AMOUNT = 13_000_000;
const MONTHS = 36;

/** Worked out by hand, as everybody reads them. */
const FIGURES = {
  borrowed: '₹1,30,000',
  deducted: '₹3,068',
  inHand: '₹1,26,932',
  separate: '₹500',
  instalment: '₹4,799',
  last: '₹4,760.76',
  perDay: '₹191.96',
  interest: '₹42,725.76',
  fees: '₹3,568',
  totalCost: '₹46,293.76',
  totalPaid: '₹1,73,225.76',
} as const;

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

const NEEM = neem();

function matched() {
  const { matched: found } = matchLenders(
    {
      ...EXAMPLE_INPUT,
      exShowroomPrice: 16_500_000,
      onRoadPrice: 17_000_000,
      downPayment: 17_000_000 - AMOUNT,
      months: MONTHS,
    },
    { lenders: [NEEM.lender], products: [NEEM.product] },
    EXAMPLE_TODAY,
  );
  const [only] = found;
  if (only === undefined) throw new Error('Neem does not match');
  return only;
}

const MATCHED = matched();

const statementIn = (language: Language) =>
  statementOf({
    amount: AMOUNT,
    months: MONTHS,
    rate: NEEM.product.rate,
    fees: NEEM.product.fees,
    lender: NEEM.lender,
    language,
  });

const plain = (text: string | null) => (text ?? '').replaceAll('.00', '');

const PLACES = {
  'the match card': () => <MatchedLoan loan={MATCHED} />,
  'the choice of lenders': () => (
    <OfferedProduct offered={MATCHED} before={undefined} isChosen={false} onChoose={() => {}} />
  ),
  'the key facts statement': (language) => (
    <StatementView statement={statementIn(language)} hash={null} />
  ),
} satisfies Record<string, (language: Language) => React.ReactNode>;

describe.each(LANGUAGES)('one loan in %s', async (language) => {
  const show = await portalRenderer(
    { areas: ['applications', 'matching', 'apply', 'offers'] },
    language,
  );
  it.each(Object.entries(PLACES))('has the same figures in %s', (_, place) => {
    const { container } = show(place(language));
    const text = plain(container.textContent);
    cleanup();
    expect(Object.values(FIGURES).filter((figure) => !text.includes(figure))).toStrictEqual([]);
  });
});
