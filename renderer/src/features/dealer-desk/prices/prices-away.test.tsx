// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { KeptPrices } from '#contract/desk.ts';
import { fail, succeed } from '#contract/result.ts';
import { EXAMPLE_PRICED_MODEL } from '#domain/testing/example-priced-model.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { showroom } from '#renderer/app/testing/showroom.ts';
import { PricesView } from '#renderer/features/dealer-desk/prices/prices-view.tsx';
import { LeadQuotes } from '#renderer/features/dealer-desk/quote/lead-quotes.tsx';
import { KeptContext } from '#renderer/features/dealer-desk/shared/kept.ts';
import { WithQueries, answeringByName } from '#renderer/platform/testing/calls.tsx';

const show = await portalRenderer({
  areas: [
    'staff',
    'dealer-desk',
    'dealer-kept',
    'dealer-prices',
    'dealer-quote',
    'from-dealer',
    'quote-sheet',
    'matching',
    'cost',
  ],
});
const SEEN: KeptPrices = {
  seenAt: Date.UTC(2026, 10, 22, 9),
  list: {
    version: 4,
    savedAt: Date.UTC(2026, 10, 20, 9),
    savedBy: 'Asha Rao',
    models: [EXAMPLE_PRICED_MODEL],
  },
};
const LEAD = {
  lead: '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a01',
  version: 1,
  name: 'Sunita Devi',
  mobileNumber: '9812345670',
  vehicleKind: null,
  source: null,
  owner: null,
  branch: null,
  language: 'en' as const,
  note: '',
  status: { state: 'OPEN' as const, next: null },
  createdAt: 0,
  changedAt: 0,
  application: null,
};

/** A desk whose gateway is away, which has seen this list. */
function open(part: 'prices' | 'quote', seen: KeptPrices | null, inBrowser = false) {
  const host = showroom({ keptPrices: async () => seen });
  const unreachable = () => fail({ kind: 'unreachable' as const });
  const { call } = answeringByName({
    priceList: unreachable,
    priceLists: unreachable,
    quotes: () => succeed({ quotes: [], isLastPage: true }),
    listProducts: unreachable,
    runningSchemes: unreachable,
  });
  const kept =
    inBrowser || host.desk === null
      ? null
      : { keptOn: 'disk' as const, writes: [], computer: host.desk };
  show(
    <WithQueries>
      <KeptContext value={kept}>
        {part === 'prices' ? <PricesView /> : <LeadQuotes lead={LEAD} invite={null} />}
      </KeptContext>
    </WithQueries>,
    { call, host },
  );
}

describe('the price list without a network', () => {
  it('is the one that this computer saw last, with since when, to be read', async () => {
    open('prices', SEEN);
    const table = await screen.findByRole('table', { name: 'Price list' });
    expect(within(table).getByText('₹1,65,000')).toBeDefined();
    expect(screen.getByText(/last seen on this computer, .*22 Nov.* 2026/)).toBeDefined();
    expect(screen.getByText(/^Version 4, saved on .* by Asha Rao/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Edit|Add a model|Choose a file/ })).toBeNull();
  });

  it('asks for the network where this computer has seen none, and in a browser', async () => {
    open('prices', null);
    expect(await screen.findByText(/^The price list is read from the network/)).toBeDefined();
  });

  it('is not in a browser, which stores nothing', async () => {
    open('prices', SEEN, true);
    expect(await screen.findByText(/^The price list is read from the network/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('begins a quote with a model', async () => {
    open('quote', SEEN);
    await userEvent.click(await screen.findByRole('button', { name: 'New quote' }));
    const model = await screen.findByRole('combobox', { name: 'Model on your price list' });
    expect(
      screen.getByText(/^From the price list that this computer read on .*22 Nov/),
    ).toBeDefined();
    await userEvent.click(model);
    await userEvent.click(await screen.findByRole('option', { name: 'Tezgati Sawari LFP' }));
    expect(screen.getByRole('textbox', { name: 'Ex-showroom price' })).toHaveProperty(
      'value',
      '1,65,000',
    );
  });
});
