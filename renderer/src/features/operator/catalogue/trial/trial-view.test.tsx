import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import type { ReplyOf } from '#contract/gateway.ts';
import type { monthOfMatches } from '#contract/operators/catalogue.ts';
import { succeed } from '#contract/result.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { WithQueries, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { TrialView } from '#renderer/features/operator/catalogue/trial/trial-view.tsx';

const show = await portalRenderer({
  areas: ['staff', 'operator', 'operator-catalogue', 'applications', 'matching'],
});

const { productId } = EXAMPLE_PRODUCT;
const offered = { ...EXAMPLE_PRODUCT, version: 1 };
const draft = { ...offered, version: 2 };
const MONTH: ReplyOf<typeof monthOfMatches> = {
  days: { from: '2026-10-29', to: '2026-11-27' },
  counts: {
    asked: 40,
    isCut: false,
    any: { now: 40, later: 25, gained: 'few', lost: 15 },
    products: [
      {
        productId,
        now: 40,
        later: 25,
        gained: 'few',
        lost: 15,
        lostBecause: [{ rule: 'monthly-income', count: 15 }],
      },
    ],
  },
};

function open(waiting: readonly object[], month = MONTH) {
  const { call, asked } = answeringByName({
    catalogueNow: () =>
      succeed({
        lenders: [EXAMPLE_LENDER],
        products: [{ productId, lenderId: EXAMPLE_LENDER.id, newestVersion: 2, offered, waiting }],
      }),
    monthOfMatches: () => succeed(month),
  });
  show(
    <MemoryRouter>
      <WithQueries>
        <TrialView />
      </WithQueries>
    </MemoryRouter>,
    { call },
  );
  return asked;
}

const WAITING = [{ product: draft, state: 'DRAFT', startsOn: null }];

it('counts last month’s applications without exact small figures, and with the reasons', async () => {
  const asked = open(WAITING);
  const table = await screen.findByRole('table', { name: 'Applications that match each product' });
  const row = within(table).getAllByRole('row').at(-1);
  expect(row?.textContent).toContain('fewer than 5');
  expect(row?.textContent).toContain('income: 15');
  await userEvent.selectOptions(screen.getByLabelText('Try with'), `${productId}.2`);
  await expect
    .poll(() => asked.filter(({ name }) => name === 'monthOfMatches').map(({ body }) => body))
    .toContainEqual({ version: { productId, version: 2 } });
});

it('says so where too few applications were begun', async () => {
  open(WAITING, { ...MONTH, counts: null });
  expect(await screen.findByText(/^Too few applications were begun/)).toBeDefined();
});

it('says what to do where nothing waits', async () => {
  open([]);
  expect(await screen.findByText(/^No draft, proposed or planned version waits/)).toBeDefined();
});
