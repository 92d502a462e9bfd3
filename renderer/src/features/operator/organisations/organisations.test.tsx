import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { EXAMPLE_LENDER } from '#domain/testing/example-product.ts';
import { WithQueries, answeringByName, refused } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import type { LenderSystem } from '#renderer/features/operator/organisations/lender/lender-system.ts';
import { DealersView } from '#renderer/features/operator/organisations/dealers-view.tsx';
import { LendersView } from '#renderer/features/operator/organisations/lenders-view.tsx';

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

const KEY = {
  keyId: 'key-1',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  state: 'PROPOSED',
  proposedBy: 'somebody',
  decidedBy: null,
  isMine: false,
  changedAt: Date.UTC(2026, 10, 22),
} as const;
const SYSTEM: LenderSystem = {
  lenderId: EXAMPLE_LENDER.id,
  lender: EXAMPLE_LENDER,
  changedAt: 100,
  url: null,
  proposal: null,
  keys: [KEY],
};

type Answer = Result<unknown, GatewayFailure>;

function openLenders(
  system: LenderSystem,
  answer: Answer,
  saveLender: () => Answer = () => answer,
  now: () => LenderSystem = () => system,
) {
  const { call, asked } = answeringByName({
    lenderSystems: () => succeed({ systems: [now()], isLastPage: true }),
    saveLender,
    saveLenderSystem: () => answer,
    decideLenderSystem: () => answer,
    decideLenderKey: () => answer,
    addLenderKey: () => answer,
  });
  show(
    <WithQueries>
      <LendersView />
    </WithQueries>,
    { call },
  );
  return (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const type = async (name: RegExp, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);

beforeEach(() => window.sessionStorage.clear());

describe('a lender', () => {
  it('a lender without an address works in its inbox, and shows what waits for a decision', async () => {
    openLenders(SYSTEM, fail({ kind: 'unreachable' }));
    const title = await screen.findByRole('heading', { level: 2 });
    expect(title.textContent).toContain('works in its inbox · 1 decision waits');
    expect(screen.getByText(/^There is no address/)).toBeDefined();
  });

  it('has its key approved only by somebody else', async () => {
    const { id: lenderId } = EXAMPLE_LENDER;
    const sent = openLenders(SYSTEM, succeed({ lenderId, keyId: 'key-1', state: 'ACTIVE' }));
    await press('Approve: key-1');
    expect(sent('decideLenderKey')).toMatchObject([
      { lenderId, keyId: 'key-1', decision: 'approve' },
    ]);
    const heading = screen.getByRole('heading', { name: 'Keys that it signs with' });
    await expect.poll(() => document.activeElement).toBe(heading);
  });

  it('does not get its key from whoever proposed it, who is shown why', async () => {
    const sent = openLenders(
      { ...SYSTEM, keys: [{ ...KEY, isMine: true }] },
      fail({ kind: 'unreachable' }),
    );
    const approve = await button('Approve: key-1');
    expect(approve.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(approve);
    expect(sent('decideLenderKey')).toEqual([]);
    expect(screen.getByText(/^You have proposed this/)).toBeDefined();
  });

  it('gets no address that is read by others on the way', async () => {
    const sent = openLenders(SYSTEM, fail({ kind: 'unreachable' }));
    await type(/^New address/, 'http://lender.example/messages');
    await press('Propose this address');
    expect(await screen.findByText(/^Enter an address that begins with https/)).toBeDefined();
    expect(sent('saveLenderSystem')).toEqual([]);
  });

  it('shows that a key was used before, and keeps what is typed', async () => {
    openLenders(SYSTEM, fail({ ...refused('key-registered-before'), fields: ['x'] }));
    await type(/^ID of a new key/, 'key-2');
    await type(/^Public key/, KEY.x);
    await press('Propose this key');
    expect(await screen.findByText(/^This was registered before/)).toBeDefined();
    expect(await screen.findByDisplayValue('key-2')).toBeDefined();
  });
});

describe('a lender that another operator has changed meanwhile', () => {
  const WEBSITE = { mine: 'https://mine.example', theirs: 'https://theirs.example' };
  const THEIRS: LenderSystem = {
    ...SYSTEM,
    lender: { ...SYSTEM.lender, website: WEBSITE.theirs },
    changedAt: 200,
  };
  const website = () => screen.findByRole('textbox', { name: /^Website/ });
  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Change:/ }));
    await userEvent.clear(await website());
    await userEvent.type(await website(), WEBSITE.mine);
  };
  const openChanged = () => {
    let now = SYSTEM;
    const stale = {
      ...refused('lender-changed'),
      current: { lender: THEIRS.lender, changedAt: 200 },
    } as const;
    const sent = openLenders(
      SYSTEM,
      fail({ kind: 'unreachable' }),
      () => {
        const wasSeen = now === THEIRS;
        now = THEIRS;
        return wasSeen ? succeed({ lenderId: SYSTEM.lenderId, changedAt: 300 }) : fail(stale);
      },
      () => now,
    );
    return () => sent('saveLender');
  };

  it('is shown next to what is typed, and overwritten only once that was seen', async () => {
    const sent = openChanged();
    await edit();
    await press('Save');
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('Another operator has changed this');
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('alert'));
    const row = within(note).getByRole('row', { name: /^Website/ });
    expect(row.textContent).toContain(WEBSITE.theirs);
    expect(row.textContent).toContain(WEBSITE.mine);
    expect((await button('Save')).getAttribute('aria-disabled')).toBe('true');
    await press('Go on with mine');
    await expect.poll(() => document.activeElement).toBe(await button('Save'));
    expect(await screen.findByDisplayValue(WEBSITE.mine)).toBeDefined();
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toMatchObject([{ seen: 100 }, { seen: 200, lender: { website: WEBSITE.mine } }]);
  });

  it('can be accepted in its new state', async () => {
    openChanged();
    await edit();
    await press('Save');
    await press('Take what was saved');
    await expect.poll(() => document.activeElement).toBe(await button('Save'));
    expect(await screen.findByDisplayValue(WEBSITE.theirs)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is also shown to somebody who continues typing after a reload', async () => {
    window.sessionStorage.setItem(
      `lender-${SYSTEM.lenderId}-draft`,
      JSON.stringify({ website: WEBSITE.mine, over: '100' }),
    );
    openLenders(THEIRS, fail({ kind: 'unreachable' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Change:/ }));
    expect(await screen.findByText(/^Another operator has changed this/)).toBeDefined();
    await expect.poll(() => document.activeElement).not.toBe(screen.getByRole('alert'));
    expect(await screen.findByDisplayValue(WEBSITE.mine)).toBeDefined();
  });
});

describe('a dealer', () => {
  const DEALER = { id: 'madeup-motors', names: { en: 'Madeup Motors', hi: 'बनावटी मोटर्स' } };
  const openDealers = () => {
    const { call, asked } = answeringByName({
      dealers: () => succeed({ dealers: [DEALER], isLastPage: true }),
      eraseLeads: () => succeed({ dealerId: DEALER.id, leads: 4 }),
      saveDealer: () => fail(refused('dealer-id-taken')),
    });
    show(
      <WithQueries>
        <DealersView />
      </WithQueries>,
      { call },
    );
    return (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);
  };

  it('loses its leads only once its ID is typed, and the number of leads is shown', async () => {
    const sent = openDealers();
    await press('Erase leads: Madeup Motors');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase leads' }));
    expect(await within(dialog).findByText(/^This is not the dealer’s ID/)).toBeDefined();
    expect(sent('eraseLeads')).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox'), 'madeup-motors');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase leads' }));
    expect(await screen.findByText('4 leads of Madeup Motors are erased.')).toBeDefined();
  });

  it('a new dealer does not take the place of another', async () => {
    const sent = openDealers();
    await press('New dealer');
    await type(/^ID/, 'madeup-motors');
    await type(/^Name in English/, 'Other');
    await type(/^Name in Hindi/, 'दूसरा');
    await press('Save');
    expect(await screen.findByText(/^There is one with this ID already/)).toBeDefined();
    expect(sent('saveDealer')).toMatchObject([{ seen: null }]);
  });

  it('a dealer that another operator has renamed meanwhile is shown next to what is typed', async () => {
    const theirs = { ...DEALER, names: { en: 'Madeup Rickshaws', hi: 'बनावटी रिक्शा' } };
    let now = DEALER;
    const { call, asked } = answeringByName({
      dealers: () => succeed({ dealers: [now], isLastPage: true }),
      saveDealer: () => {
        if (now === theirs) return succeed({ dealerId: DEALER.id });
        now = theirs;
        return fail({ ...refused('dealer-changed'), current: { dealer: theirs } });
      },
    });
    show(
      <WithQueries>
        <DealersView />
      </WithQueries>,
      { call },
    );
    await press('Change: Madeup Motors');
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Name in Hindi/ }));
    await type(/^Name in Hindi/, 'मेरा');
    await press('Save');
    const note = await screen.findByRole('alert');
    expect(within(note).getByRole('row', { name: /^Name in English/ }).textContent).toContain(
      theirs.names.en,
    );
    await press('Go on with mine');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = asked.filter(({ name }) => name === 'saveDealer');
    expect(saved.map(({ body }) => body)).toMatchObject([
      { seen: DEALER, dealer: { names: { en: DEALER.names.en, hi: 'मेरा' } } },
      { seen: theirs },
    ]);
  });
});
