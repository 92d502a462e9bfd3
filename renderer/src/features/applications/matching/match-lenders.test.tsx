import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { match } from '#contract/applications/loans.ts';
import { succeed } from '#contract/result.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { MatchQuestion } from '#domain/lending/matching/match.ts';
import { type Offered, matchLenders } from '#domain/lending/matching/matching.ts';
import { waysToMatch } from '#domain/lending/matching/ways-to-match.ts';
import { paise } from '#domain/money/money.ts';
import {
  EXAMPLE_INPUT,
  EXAMPLE_LENDER,
  EXAMPLE_PRODUCT,
  EXAMPLE_TODAY,
} from '#domain/testing/example-product.ts';
import { answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { MatchLenders } from '#renderer/features/applications/matching/match-lenders.tsx';
import { matchToQuery } from '#renderer/features/applications/shared/match-query.ts';
import { knownFigures } from '#renderer/platform/known-figures.ts';

const render = await portalRenderer({
  areas: ['applications', 'matching', 'cost', 'affordability'],
});

const OFFERED = { lenders: [EXAMPLE_LENDER], products: [EXAMPLE_PRODUCT] };

/** Opens the page at the address that holds a question, and answers as the gateway does. */
function open(question: MatchQuestion, offered: Offered = OFFERED) {
  window.history.replaceState(null, '', `/loan-eligibility?${matchToQuery(question)}`);
  const { call } = answeringByName({
    match: (body) => {
      const { input } = match.body.parse(body);
      const answer = matchLenders(input, offered, EXAMPLE_TODAY);
      const ways = waysToMatch(input, answer, offered, EXAMPLE_TODAY);
      return succeed({ match: answer, ways, catalogueHash: 'a'.repeat(64) });
    },
  });
  return render(<MatchLenders />, { call });
}
const heading = (name: string) => screen.findByRole('heading', { name });
const isFocused = async (name: string) => {
  await expect.poll(() => document.activeElement?.textContent).toBe(name);
};
const months = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Number of months/ });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => window.history.replaceState(null, '', '/'));

it('takes over a change that matches with one press, says so, and goes back with another', async () => {
  open({ ...EXAMPLE_INPUT, months: 48 });
  await heading('No lender matches your answers yet.');
  expect(screen.getByText('36 months instead of 48.')).toBeTruthy();
  expect(
    screen.getByText(
      /^1 loan matches then\. Tulsi: an instalment \(EMI\) of at most ₹4,339 over 36 months, with a total cost of ₹/,
    ),
  ).toBeTruthy();

  await press('Use this: 36 months instead of 48.');
  await isFocused('Lenders that match');
  expect(screen.getByText('1 loan matches.')).toBeTruthy();
  expect(months().value).toBe('36');
  expect(window.location.search).toContain('months=36');
  expect(screen.getByText('Changed for you: 36 months instead of 48.')).toBeTruthy();

  await press('Back to 48 months');
  await isFocused('No lender matches your answers yet.');
  expect(months().value).toBe('48');
  expect(screen.queryByText(/^Changed for you/)).toBeNull();
});

it.each([
  ['comfortable for', 6_000_000, ['Comfortable', 'Comfortable']],
  ['heavy on', 3_000_000, ['Heavy', 'Tight']],
])('keeps the order by APR where the first is %s the earnings', async (_, income, marks) => {
  // Dear by its fee, cheap by the month: it is second, though it sits better with the earnings.
  const lessAMonth: ProductVersion = {
    ...EXAMPLE_PRODUCT,
    productId: 'kadamb-vehicle',
    lenderId: 'kadamb',
    rate: { kind: 'reducing', percent: 10 },
    fees: [
      {
        kind: 'fixed',
        names: { en: 'Documentation charge', hi: 'कागज़ात की फ़ीस' },
        paise: paise(2_000_000),
        isDeducted: true,
      },
    ],
  };
  const moreAMonth: ProductVersion = {
    ...EXAMPLE_PRODUCT,
    rate: { kind: 'reducing', percent: 20 },
  };
  const kadamb = { ...EXAMPLE_LENDER, id: 'kadamb', names: { en: 'Kadamb', hi: 'कदंब' } };
  open(
    {
      ...EXAMPLE_INPUT,
      earnings: { per: 'month', income: paise(income), costs: paise(1_700_000) },
    },
    { lenders: [kadamb, EXAMPLE_LENDER], products: [lessAMonth, moreAMonth] },
  );
  await isFocused('Lenders that match');
  const bands = screen.getAllByText(/^(?:Comfortable|Tight|Heavy): the instalment is/);
  expect(bands.map(({ textContent }) => textContent.split(':')[0])).toEqual(marks);
  const lenders = screen.getAllByRole('heading', { name: /^(?:Tulsi|Kadamb)/ });
  expect(lenders.map(({ textContent }) => textContent.slice(0, 6))).toEqual(
    ['Tulsi', 'Kadamb'].map((name) => expect.stringMatching(name)),
  );
});

it('says what stands in the way where no other loan helps', async () => {
  open({ ...EXAMPLE_INPUT, pinCode: '302001', months: 48 });
  await heading('No other loan helps');
  expect(screen.getByText('Not lent where you live: 1 of 1 loans.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Use this/ })).toBeNull();
});

it('matches by an amount alone, and asks for the price before applying', async () => {
  const { exShowroomPrice: _, onRoadPrice: __, downPayment: ___, ...rest } = EXAMPLE_INPUT;
  open({ ...rest, amount: paise(12_000_000) });
  await isFocused('Lenders that match');
  expect(screen.getByText(/^A loan of ₹1,20,000 over 24 months\./)).toBeTruthy();
  expect(
    screen.getByText('Lends this amount where the on-road price is ₹1,41,176.48 or more.'),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Apply here' })).toBeNull();
  await press('Add the price to apply');
  const price = screen.getByRole('textbox', { name: /^Ex-showroom price/ });
  expect(document.activeElement).toBe(price);
});

it('hands its figures on to the estimate for as long as it is on the page', async () => {
  const { unmount } = open(EXAMPLE_INPUT);
  await isFocused('Lenders that match');
  expect(knownFigures.current()).toEqual({
    monthlyIncome: 30_000,
    monthlyCosts: 15_000,
    amount: 120_000,
  });
  unmount();
  await waitFor(() => expect(knownFigures.current()).toBeNull());
});
