import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { csvOf } from '#domain/csv.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { WithQueries, answeringByName, refused } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { linesOf } from '#renderer/features/operator/catalogue/import/columns.ts';
import { ImportView } from '#renderer/features/operator/catalogue/import/import-view.tsx';

const show = await portalRenderer({
  areas: ['staff', 'operator', 'operator-catalogue', 'applications', 'matching'],
});

const { productId } = EXAMPLE_PRODUCT;
const offered = { ...EXAMPLE_PRODUCT, version: 1 };

const fileOf = (days: string) => {
  const [names = [], row = []] = linesOf([offered]);
  const cells = row.map((cell, index) => (names[index] === 'cooling_off_days' ? days : cell));
  return new File([csvOf([names, cells])], 'products.csv', { type: 'text/csv' });
};

let saved: Blob | null = null;
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  saved = null;
  URL.createObjectURL = (content) => {
    saved = content instanceof Blob ? content : null;
    return 'blob:made-up';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => Object.assign(URL, { createObjectURL, revokeObjectURL }));

function open(answer: () => Result<unknown, GatewayFailure>, waiting: readonly object[] = []) {
  const { call, asked } = answeringByName({
    catalogueNow: () =>
      succeed({
        lenders: [EXAMPLE_LENDER],
        products: [{ productId, lenderId: EXAMPLE_LENDER.id, newestVersion: 1, offered, waiting }],
      }),
    importProducts: answer,
  });
  show(
    <MemoryRouter>
      <WithQueries>
        <ImportView />
      </WithQueries>
    </MemoryRouter>,
    { call },
  );
  return () => asked.filter(({ name }) => name === 'importProducts').map(({ body }) => body);
}

const upload = async (file: File) => {
  await screen.findByRole('button', { name: 'Choose a file (Excel or CSV)' });
  await userEvent.upload(
    screen.getByLabelText('Choose a file (Excel or CSV)', { selector: 'input' }),
    file,
  );
};
async function proposeAll(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Propose 1 product' }));
  const dialog = await screen.findByRole('dialog', { name: 'Propose all of these products?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose all' }));
}

it('gives out what is offered, in the form in which it is read', async () => {
  open(() => fail({ kind: 'unreachable' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Export the catalogue' }));
  expect(await saved?.text()).toBe(csvOf(linesOf([offered])).slice(1));
});

it('says where a file is wrong, and shows what the corrected one changes before it is sent', async () => {
  const sent = open(() => succeed({ proposed: [{ productId, version: 2, state: 'PROPOSED' }] }));
  await upload(fileOf('many'));
  const faults = await screen.findByRole('table', { name: 'Faults in the file' });
  expect(within(faults).getByRole('row', { name: /cooling_off_days/ }).textContent).toContain(
    'Enter whole days, from 1 to 90.',
  );
  expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull();
  await upload(fileOf('9'));
  const changes = await screen.findByRole('table', { name: /^What changes of/ });
  expect(changes.textContent).toContain('9 days');
  await proposeAll();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([
    {
      products: [{ product: { productId, coolingOffDays: 9 }, seen: { offered: 1, newest: 1 } }],
    },
  ]);
  expect(await screen.findByText(/^1 product is proposed/)).toBeDefined();
});

it('keeps the file where somebody was first', async () => {
  open(() => fail({ ...refused('products-changed'), current: { products: [productId] } }));
  await upload(fileOf('9'));
  await proposeAll();
  await waitFor(() =>
    expect(screen.getAllByText(/^Nothing was proposed: somebody has changed/)).not.toEqual([]),
  );
  expect(screen.getByText('Chosen: products.csv')).toBeDefined();
});

it('has nothing to propose where the file says what is so already', async () => {
  open(() => fail({ kind: 'unreachable' }));
  await upload(fileOf(String(offered.coolingOffDays)));
  expect(await screen.findByText(/^Every product in this file is as it is now/)).toBeDefined();
});

it('does not propose again what is proposed or planned already', async () => {
  open(
    () => fail({ kind: 'unreachable' }),
    [
      {
        product: { ...offered, version: 2, coolingOffDays: 9 },
        state: 'PROPOSED',
        startsOn: null,
      },
    ],
  );
  await upload(fileOf('9'));
  expect(await screen.findByText(/^Every product in this file is as it is now/)).toBeDefined();
});

it('says that a file in another encoding cannot be read', async () => {
  open(() => fail({ kind: 'unreachable' }));
  await upload(new File([new Uint8Array([0xff, 0xfe, 0x41])], 'utf16.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/^This file cannot be read/)).toBeDefined();
});
