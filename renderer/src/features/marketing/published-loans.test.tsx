// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { succeed } from '#contract/result.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { answeringByName } from '#renderer/app/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { PublishedLoans } from '#renderer/features/marketing/published-loans.tsx';

const show = await portalRenderer({ areas: ['published'], contents: [] });

const lists = (products: readonly (typeof EXAMPLE_PRODUCT)[]) =>
  answeringByName({
    listProducts: () =>
      succeed({ lenders: [EXAMPLE_LENDER], products, catalogueHash: '0'.repeat(64) }),
  }).call;

it('shows what is published now, in rupees', async () => {
  show(<PublishedLoans />, { call: lists([EXAMPLE_PRODUCT]), hasApplications: true });
  const card = within(await screen.findByRole('listitem'));
  for (const text of [
    'Tulsi',
    'Vehicle loan',
    '₹50,000 to ₹2,00,000',
    '12 to 36 months',
    '18%',
    '₹6,491',
    'e-rickshaws and e-cargo vehicles',
  ]) {
    expect(card.getByText(text)).toBeDefined();
  }
});

it('says so when nothing is published', async () => {
  show(<PublishedLoans />, { call: lists([]), hasApplications: true });
  expect(await screen.findByText(/No lender has published anything/)).toBeDefined();
});
