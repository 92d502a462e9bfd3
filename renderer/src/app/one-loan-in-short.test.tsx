// @vitest-environment jsdom
/** The loan of `one-loan.test.tsx` where only a few of its figures have room: no other amount may stand there. */
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { succeed } from '#contract/result.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { costOf } from '#domain/lending/offers/cost-breakdown.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_INPUT } from '#domain/testing/example-product.ts';
import { answeringByName } from '#renderer/platform/testing/calls.tsx';
import {
  AMOUNT,
  AT_COUNTER,
  DOWN_PAYMENT,
  LINES,
  MATCHED,
  MONTHS,
  NEEM,
  amountsIn,
  figuresOfQuote,
  inWhole,
  shownText,
} from '#renderer/app/testing/one-loan.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { CostChart } from '#renderer/features/applications/matching/answer/cost-chart.tsx';
import { WaysToMatch } from '#renderer/features/applications/matching/ways/ways-to-match.tsx';
import { InstalmentBar } from '#renderer/features/applications/offers/accepted/instalment-bar.tsx';
import { OfferSummary } from '#renderer/features/applications/wizard/steps/lenders/offer-summary.tsx';
import { quotePicture } from '#renderer/features/dealer-desk/quote/figures/quote-chart.tsx';
import { SheetLoans } from '#renderer/features/dealer-desk/quote/sheet/sheet-loans.tsx';
import { PublishedLoans } from '#renderer/features/marketing/published-loans.tsx';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const { amount, deducted, disbursed, separate, instalment, instalmentPerDay, interest, allFees } =
  LINES;
const { totalCost, totalPaid, apr } = LINES;
const AREAS = [
  'applications',
  'apply',
  'affordability',
  'cost',
  'dealer-quote',
  'from-dealer',
  'quote-sheet',
  'matching',
  'offers',
  'published',
] as const;

/** The example's vehicle, with the same loan over a year more. */
const ASKED = {
  onRoadPrice: paise(17_000_000),
  downPayment: paise(17_000_000 - AMOUNT),
  months: 48,
};

/** Each place with the figures that it shows of the loan. */
const PLACES: Readonly<
  Record<string, { readonly content: ReactNode; readonly figures: readonly string[] }>
> = {
  'the dealer’s sheet': {
    content: <SheetLoans figures={figuresOfQuote()} downPayment={DOWN_PAYMENT} />,
    figures: [
      instalment,
      instalmentPerDay,
      deducted,
      disbursed,
      separate,
      totalCost,
      totalPaid,
      apr,
      AT_COUNTER,
    ].map(inWhole),
  },
  'the ways to match': {
    content: (
      <WaysToMatch
        loan={ASKED}
        earnings={EXAMPLE_INPUT.earnings}
        ways={[{ amount: AMOUNT, months: MONTHS, count: 1, first: MATCHED }]}
        unmatched={[]}
        onTake={() => undefined}
      />
    ),
    figures: [instalment, totalCost],
  },
  'the chart of the matches': {
    content: <CostChart loans={[MATCHED]} />,
    figures: [interest, allFees, totalCost, totalPaid],
  },
  'the summary before sending': {
    content: <OfferSummary products={[MATCHED]} fresh={null} />,
    figures: [instalment, apr],
  },
  'the bar at the lower edge': {
    content: <InstalmentBar cost={costOf(MATCHED.offer)} />,
    figures: [instalment, instalmentPerDay],
  },
};

describe.each(LANGUAGES)('one loan in short in %s', async (language) => {
  const show = await portalRenderer({ areas: AREAS }, language);

  it.each(Object.entries(PLACES))('has the same figures in %s', (_, { content, figures }) => {
    show(content);
    const text = shownText();
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
    expect(amountsIn(text).filter((each) => !figures.includes(each))).toEqual([]);
  });

  it('has the same figures in the dealer’s chart', async () => {
    const { translator } = await loadEdition(language, '', {
      areas: ['cost', 'dealer-quote', 'quote-sheet'],
    });
    const { series } = quotePicture(figuresOfQuote(), translator);
    expect(
      series.map(({ name, values }) => [
        name,
        ...values.map((value) => inRupees(paise(value ?? 0))),
      ]),
    ).toEqual([
      [translator.t('cost.disbursed'), disbursed],
      [translator.t('cost.totalCost'), totalCost],
    ]);
  });

  it('has the same figures among what lenders publish', async () => {
    const product = {
      ...NEEM.product,
      amount: { min: AMOUNT, max: AMOUNT },
      tenure: { min: MONTHS, max: MONTHS },
    };
    const { call } = answeringByName({
      listProducts: () =>
        succeed({ lenders: [NEEM.lender], products: [product], catalogueHash: '0'.repeat(64) }),
    });
    show(<PublishedLoans />, { call, hasApplications: true });
    await screen.findByText(apr);
    expect(screen.getByText(instalment)).toBeDefined();
    expect(new Set(amountsIn(shownText()))).toEqual(new Set([amount, instalment]));
  });
});
