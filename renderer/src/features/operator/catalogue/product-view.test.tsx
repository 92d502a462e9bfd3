import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import { draftProduct } from '#contract/operators/catalogue.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { WithQueries, answeringByName, refused } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import type { Impact } from '#renderer/features/operator/catalogue/decide/impact-list.tsx';
import { ProductView } from '#renderer/features/operator/catalogue/product-view.tsx';

const show = await portalRenderer({
  areas: [
    'staff',
    'operator',
    'operator-catalogue',
    'applications',
    'matching',
    'cost',
    'affordability',
  ],
});

const published: ProductVersion = { ...EXAMPLE_PRODUCT, version: 1 };
const { productId } = published;
const DRAFT: Impact = {
  product: { ...published, version: 2 },
  lender: EXAMPLE_LENDER,
  state: 'DRAFT',
  changedAt: 100,
  isMine: false,
  startsOn: null,
  planned: [],
  newestVersion: 2,
  published,
  drafts: { all: 3, chosen: 1 },
  kept: [{ state: 'SUBMITTED', version: 1, count: 2 }],
};

type Answer = Result<unknown, GatewayFailure>;
const changed = succeed({ productId, version: 2, state: 'DRAFT' });

/** Shows a version as the gateway has it, which `become` changes. */
function open(shown: Impact, change: () => Answer = () => changed) {
  let now = shown;
  const { call, asked } = answeringByName({
    productImpact: () => succeed(now),
    draftProduct: (body) => {
      const answer = change();
      if (answer.ok) {
        const { product } = z.parse(draftProduct.body, body);
        now = { ...now, product, changedAt: now.changedAt + 1 };
      }
      return answer;
    },
    proposeProduct: change,
    decideProduct: change,
  });
  const view = show(
    <MemoryRouter>
      <WithQueries>
        <ProductView productId={productId} version={2} />
      </WithQueries>
    </MemoryRouter>,
    { call },
  );
  return {
    view,
    become: (next: Impact) => (now = next),
    sent: (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body),
  };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
}
const valueOf = async (name: string) => (await field(name)).getAttribute('value');
const DAYS = 'Cooling-off period, days';

beforeEach(() => window.sessionStorage.clear());

describe('a draft', () => {
  it('is compared with what is published while one types, and saved over the draft that was seen', async () => {
    const { sent } = open(DRAFT);
    await retype(DAYS, '7');
    const table = await screen.findByRole('table', { name: /^What changes against/ });
    expect(within(table).getByRole('row', { name: /Cooling-off/ }).textContent).toContain('7 days');
    expect((await button('Propose')).getAttribute('aria-disabled')).toBe('true');
    await press('Save the draft');
    await waitFor(async () =>
      expect((await button('Propose')).getAttribute('aria-disabled')).toBeNull(),
    );
    expect(sent('draftProduct')).toMatchObject([{ seen: 100, product: { coolingOffDays: 7 } }]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('has every box to tick named by what it stands for, in a group named by its field', async () => {
    open(DRAFT);
    const vehicles = await screen.findByRole('group', { name: /^Vehicles/ });
    const names = within(vehicles)
      .getAllByRole('checkbox')
      .map((box) => (box instanceof HTMLInputElement ? box.labels?.[0]?.textContent : null));
    expect(names).toEqual(['E-rickshaw', 'E-auto', 'E-cargo']);
    for (const name of ['E-rickshaw', 'E-auto', 'E-cargo']) {
      expect(within(vehicles).getByRole('checkbox', { name })).toBeDefined();
    }
  });

  it('keeps what is typed across a reload, also what cannot be read', async () => {
    const { view } = open(DRAFT);
    await retype(DAYS, 'a week');
    view.unmount();
    open(DRAFT);
    expect(await valueOf(DAYS)).toBe('a week');
    await press('Save the draft');
    expect(await screen.findByText('Enter whole days, from 1 to 90.')).toBeDefined();
    await press('Undo what is not saved');
    expect(await valueOf(DAYS)).toBe(String(published.coolingOffDays));
    await expect.poll(() => document.activeElement).toBe(await button('Save the draft'));
  });

  it('a draft that two operators changed loses neither’s text', async () => {
    const stale = { ...refused('draft-changed'), current: { state: 'DRAFT' } } as const;
    const theirs = { ...DRAFT, changedAt: 200, product: { ...DRAFT.product, coolingOffDays: 30 } };
    const { become } = open(DRAFT, () => {
      become(theirs);
      return fail(stale);
    });
    await retype(DAYS, '7');
    await press('Save the draft');
    expect(await screen.findByText(/^Another operator has saved this draft/)).toBeDefined();
    expect(await valueOf(DAYS)).toBe('7');
    await press('Take what was saved');
    expect(await valueOf(DAYS)).toBe('30');
  });

  it('a draft that somebody else has proposed is shown in its new state, with a note', async () => {
    const { become } = open(DRAFT, () => {
      become({ ...DRAFT, state: 'PROPOSED' });
      return fail({ ...refused('version-out-of-order'), current: { state: 'PROPOSED' } });
    });
    await press('Propose');
    const dialog = await screen.findByRole('dialog', { name: 'Propose version 2?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
    expect(await button('Publish')).toBeDefined();
    expect(screen.getByText(/this version is now “Proposed”/)).toBeDefined();
  });

  it('stays as typed without a network', async () => {
    open(DRAFT, () => fail({ kind: 'unreachable' }));
    await retype(DAYS, '7');
    await press('Save the draft');
    expect(await screen.findByText(/^There is no connection/)).toBeDefined();
    expect(await valueOf(DAYS)).toBe('7');
  });
});

describe('a proposed version', () => {
  const PROPOSED: Impact = { ...DRAFT, state: 'PROPOSED' };

  it('cannot be decided on by whoever proposed it, who is shown why', async () => {
    open({ ...PROPOSED, isMine: true });
    const publish = await button('Publish');
    expect(publish.getAttribute('aria-disabled')).toBe('true');
    const reason = publish.getAttribute('aria-describedby') ?? '';
    expect(document.querySelector(`[id="${reason}"]`)?.textContent).toContain('two people');
    await userEvent.click(publish);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is published as it was viewed, after a preview of what that affects', async () => {
    const { sent, become } = open(PROPOSED, () => {
      become({ ...PROPOSED, state: 'PUBLISHED' });
      return changed;
    });
    await press('Publish');
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish version 2?' });
    expect(dialog.textContent).toContain('1 application that is not sent yet has chosen');
    expect(dialog.textContent).toContain('2 applications were sent with this product');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(sent('decideProduct')).toMatchObject([{ seen: 100, decision: 'publish' }]),
    );
    await button('Retire');
    await expect.poll(() => document.activeElement?.tagName).toBe('H2');
  });

  it('a version that somebody else decided on is shown in its new state', async () => {
    const { become } = open(PROPOSED, () => {
      become({ ...PROPOSED, state: 'RETIRED' });
      return fail({ ...refused('version-out-of-order'), current: { state: 'RETIRED' } });
    });
    await press('Send back');
    const dialog = await screen.findByRole('alertdialog', { name: 'Send version 2 back?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText(/this version is now “Retired”/)).toBeDefined();
  });

  it('names the planned versions that it withdraws, which are the older ones', async () => {
    const planned = [
      { version: 1, startsOn: '2099-12-01' },
      { version: 3, startsOn: '2099-12-02' },
    ];
    open({ ...PROPOSED, planned });
    await press('Publish');
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish version 2?' });
    expect(dialog.textContent).toContain('Version 1, which was to start on 1 Dec 2099, is');
    expect(dialog.textContent).not.toContain('Version 3');
  });
});

it('a published version is retired with a word about what starts all the same', async () => {
  open({ ...DRAFT, state: 'PUBLISHED', planned: [{ version: 3, startsOn: '2099-12-01' }] });
  await press('Retire');
  const dialog = await screen.findByRole('alertdialog', { name: 'Retire version 2?' });
  expect(dialog.textContent).toContain('Version 3 starts on 1 Dec 2099 all the same');
});
