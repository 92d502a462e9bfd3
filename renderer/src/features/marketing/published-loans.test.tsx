// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { PublishedLoans } from '#renderer/features/marketing/published-loans.tsx';

const show = await portalRenderer({ areas: ['published'], contents: [] });

afterEach(() => vi.unstubAllGlobals());

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

const unreachable = () =>
  answeringByName({ listProducts: () => fail({ kind: 'unreachable' as const }) }).call;

it('keeps what was published when the page was made where the gateway does not answer', async () => {
  show(<PublishedLoans />, { call: unreachable(), hasApplications: true });
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(1);
});

it('says that it could not be loaded, not that there is nothing, where nothing was known before', async () => {
  vi.stubGlobal('__PUBLISHED_OFFERS__', null);
  show(<PublishedLoans />, { call: unreachable(), hasApplications: true });
  expect(screen.getByText('Loading what lenders offer…')).toBeDefined();
  expect(await screen.findByText(/could not be loaded/)).toBeDefined();
  expect(screen.queryByText(/No lender has published anything/)).toBeNull();
});
