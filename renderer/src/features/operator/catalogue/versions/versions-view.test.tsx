import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { ReplyOf } from '#contract/gateway.ts';
import type { productVersions } from '#contract/operators/catalogue.ts';
import { succeed } from '#contract/result.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { WithQueries, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { VersionsView } from '#renderer/features/operator/catalogue/versions/versions-view.tsx';
import { placeAt } from '#renderer/features/operator/shell/place.ts';

const show = await portalRenderer({
  areas: ['staff', 'operator', 'operator-catalogue', 'applications', 'matching'],
});

type Version = ReplyOf<typeof productVersions>['versions'][number];
const { productId } = EXAMPLE_PRODUCT;
const DAY = Date.UTC(2026, 10, 20);
const versionOf = (version: number, changes: Partial<Version> = {}): Version => ({
  product: { ...EXAMPLE_PRODUCT, version, coolingOffDays: version },
  state: 'RETIRED',
  proposedBy: 'Asha Verma',
  proposedAt: DAY,
  approvedBy: '',
  approvedAt: DAY,
  countsFrom: DAY,
  countsUntil: DAY,
  ...changes,
});
const VERSIONS = [
  versionOf(3, { state: 'PROPOSED', approvedBy: null, approvedAt: null, countsFrom: null }),
  versionOf(2, { state: 'PUBLISHED', countsUntil: null }),
  versionOf(1, { approvedBy: null, approvedAt: null, countsFrom: null }),
];

function Shown() {
  const place = placeAt(useLocation().hash);
  const compared = place.view === 'versions' ? (place.compared ?? null) : null;
  return <VersionsView productId={productId} compared={compared} />;
}

function open(versions = VERSIONS) {
  const { call } = answeringByName({
    productVersions: () => succeed({ lender: EXAMPLE_LENDER, versions, isLastPage: true }),
  });
  show(
    <MemoryRouter>
      <WithQueries>
        <Shown />
      </WithQueries>
    </MemoryRouter>,
    { call },
  );
}

it('lists who proposed and approved each version, and when it was offered', async () => {
  open();
  const table = await screen.findByRole('table', { name: /^Versions of/ });
  const cellsOf = (row: RegExp) =>
    within(within(table).getByRole('row', { name: row }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf(/Version 2/).join(' | ')).toContain('Asha Verma');
  expect(cellsOf(/Version 2/).join(' | ')).toContain('somebody who has left');
  expect(cellsOf(/Version 1/).join(' | ')).toContain('not recorded');
  expect(cellsOf(/Version 3/).join(' | ')).toContain('not yet');
});

it('compares the two newest at first, then any two, and shows what is the same on request', async () => {
  open();
  const compared = await screen.findByRole('table', { name: 'Version 2 compared with version 3' });
  expect(within(compared).getAllByRole('row')).toHaveLength(2);
  expect(compared.textContent).toContain('3 days');
  await userEvent.selectOptions(screen.getByLabelText('This version'), 'Version 1 (Retired)');
  const other = await screen.findByRole('table', { name: 'Version 1 compared with version 3' });
  expect(other.textContent).toContain('1 day');
  await userEvent.click(screen.getByLabelText('Show what is the same, too'));
  expect(within(other).getAllByRole('row').length).toBeGreaterThan(15);
  await userEvent.selectOptions(screen.getByLabelText('With this one'), 'Version 1 (Retired)');
  expect(await screen.findByText(/^These are the same version/)).toBeDefined();
});

it('says that there is nothing to compare yet', async () => {
  open([versionOf(1)]);
  expect(await screen.findByText(/^There is only one version so far/)).toBeDefined();
});
