import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { paise } from '#domain/money/money.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { TrialMatch } from '#renderer/features/applications/matching/trial-match.tsx';

const show = await portalRenderer({ areas: ['matching', 'applications', 'common'] });

const easy = {
  ...EXAMPLE_PRODUCT,
  amount: { min: paise(10_000_00), max: paise(300_000_00) },
  eligibility: {
    ...EXAMPLE_PRODUCT.eligibility,
    minMonthlyIncome: paise(0),
    instalmentShare: { maxPercent: 100, of: 'income' as const },
    guarantor: { kind: 'never' as const },
    pinPrefixes: [],
  },
  loanToValue: { maxPercent: 100, base: 'on-road' as const },
};
const strict = {
  ...easy,
  version: 2,
  eligibility: { ...easy.eligibility, minMonthlyIncome: paise(90_000_00) },
};
const said = {
  borrower: 'The borrower',
  answer: 'Who would lend',
  caption: 'Now and then',
  product: 'Product',
  now: 'Now',
  later: 'Then',
  absent: 'Not offered',
  gained: 'would match',
  lost: 'would not match any more',
  onlyDifferent: 'Show only what differs',
  noDifference: 'Nothing differs',
  unread: 'Fill in all figures',
  counts: (now: number, later: number) => `${now} now, ${later} then`,
  matches: (instalment: string, apr: string) => `Matches: ${instalment}, ${apr}`,
};

it('shows a borrower next to both catalogues, with what stands against the loan', async () => {
  const lenders = [EXAMPLE_LENDER];
  show(
    <TrialMatch
      now={{ lenders, products: [easy] }}
      later={{ lenders, products: [strict] }}
      said={said}
    />,
  );
  expect(await screen.findByText('1 now, 0 then')).toBeDefined();
  const row = within(screen.getByRole('table', { name: 'Now and then' })).getAllByRole('row')[1];
  expect(row?.textContent).toContain('Matches: ₹');
  expect(row?.textContent).toContain('would not match any more');
  const income = screen.getByRole('textbox', { name: /earn/i });
  await userEvent.clear(income);
  await userEvent.type(income, '9000');
  expect(await screen.findByText('1 now, 1 then')).toBeDefined();
  expect(screen.getByText('Nothing differs')).toBeDefined();
  await userEvent.click(screen.getByLabelText('Show only what differs'));
  expect(screen.getByRole('table', { name: 'Now and then' })).toBeDefined();
  await userEvent.clear(income);
  expect(await screen.findByText('Fill in all figures')).toBeDefined();
});
