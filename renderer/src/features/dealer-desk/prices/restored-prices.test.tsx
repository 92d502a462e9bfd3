// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { GatewayFailure } from '#contract/gateway.ts';
import { priceList } from '#contract/dealers/price-list.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_PRICED_MODEL } from '#domain/testing/example-priced-model.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { PricesView } from '#renderer/features/dealer-desk/prices/prices-view.tsx';
import { soldSince } from '#renderer/features/dealer-desk/prices/restored-prices.tsx';
import { WithQueries, answeringByName, refused } from '#renderer/platform/testing/calls.tsx';

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
  ],
});
const DAY = 24 * 60 * 60 * 1000;
const [SOLD, LEFT] = ['MA1AB2CD3EF456789', 'MA1AB2CD3EF456780'];
const old = { ...EXAMPLE_PRICED_MODEL, exShowroomPrice: paise(150_000_00) };
const left = [{ colour: 'Blue', chassisNumbers: [LEFT] }];
const VERSIONS = [
  { version: 3, cause: null, of: null, models: [{ ...EXAMPLE_PRICED_MODEL, stock: left }] },
  { version: 2, cause: 'sold', of: SOLD, models: [{ ...old, stock: left }] },
  { version: 1, cause: null, of: null, models: [old] },
] as const;
const saved = (version: number) => ({
  version,
  savedAt: Date.UTC(2026, 10, 20, 9) + version * DAY,
  savedBy: version === 2 ? null : 'Asha Rao',
});

function open(save: () => Result<unknown, GatewayFailure> = () => succeed({ version: 4 })) {
  const { call, asked } = answeringByName({
    priceList: (body) => {
      const { version } = z.parse(priceList.body, body);
      const found = VERSIONS.find((each) => each.version === (version ?? 3));
      return succeed({
        list: found === undefined ? null : { ...saved(found.version), models: found.models },
      });
    },
    priceLists: () =>
      succeed({
        versions: VERSIONS.map(({ version, cause, of, models }) => ({
          ...saved(version),
          cause,
          of,
          models: models.length,
        })),
      }),
    savePriceList: () => save(),
  });
  show(
    <WithQueries>
      <PricesView />
    </WithQueries>,
    { call },
  );
  return () => asked.filter(({ name }) => name === 'savePriceList').map(({ body }) => body);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => window.sessionStorage.clear());

describe('the versions of a price list', () => {
  it('say when each was saved, by whom and what happened', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Versions of the price list' });
    const [, ...rows] = within(table).getAllByRole('row');
    const texts = rows.map((row) => row.textContent);
    expect(texts[0]).toMatch(/3.*23 Nov.*Asha Rao.*Edited or imported; 1 model.*As it is now$/);
    expect(texts[1]).toMatch(/2.*22 Nov.*–.*MA1AB2CD3EF456789 was invoiced and left the stock/);
  });

  it('are looked at, and restored after a preview, without the vehicles that were sold since', async () => {
    const sent = open();
    await press('Show version 1');
    expect(await screen.findByText(/^This is an earlier version/)).toBeDefined();
    expect(sent()).toEqual([]);
    await press('Restore version 1');
    const changes = await screen.findByRole('table', { name: 'What changes of each model' });
    const [, row, ...others] = within(changes).getAllByRole('row');
    expect(row?.textContent).toMatch(/1,65,000.*1,50,000/);
    expect(others).toEqual([]);
    expect(screen.getByText(`Sold since, and so not in stock again: ${SOLD}`)).toBeDefined();
    await press('Save version 1 as the price list');
    expect(await screen.findByRole('table', { name: 'Versions of the price list' })).toBeDefined();
    expect(sent()).toMatchObject([{ version: 3, restores: 1, models: [{ ...old, stock: left }] }]);
  });

  it('stay as they are where somebody has saved the list meanwhile', async () => {
    open(() => fail(refused('price-list-changed', { version: 4 })));
    await press('Show version 1');
    await press('Restore version 1');
    await press('Save version 1 as the price list');
    expect(
      await screen.findByText(/^Somebody has saved the list meanwhile. The version/),
    ).toBeDefined();
    await press('Back to the list as it is now');
    expect(screen.queryByText(/^This is an earlier version/)).toBeNull();
  });

  it('know what was sold since, unless it came back', () => {
    const versions = [
      { ...saved(4), cause: 'returned' as const, of: LEFT ?? '', models: 1 },
      { ...saved(3), cause: 'sold' as const, of: LEFT ?? '', models: 1 },
      { ...saved(2), cause: 'sold' as const, of: SOLD ?? '', models: 1 },
    ];
    expect(soldSince(1, versions)).toEqual(new Set([SOLD]));
    expect(soldSince(2, versions)).toEqual(new Set());
  });
});
