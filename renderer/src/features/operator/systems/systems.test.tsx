// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ListedKey, ListedSubscription } from '#contract/operators/connected-systems.ts';
import { DELIVERY_PROBLEMS } from '#contract/operators/connected-systems.ts';
import { fail } from '#contract/result.ts';
import { API_KEY } from '#domain/connected-systems.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { sha256Hex } from '#renderer/features/operator/shared/sha256.ts';
import { SystemsView } from '#renderer/features/operator/systems/systems-view.tsx';
import {
  type AnswersByName,
  WithQueries,
  answeringByName,
  refused,
} from '#renderer/platform/testing/calls.tsx';

const show = await portalRenderer({ areas: ['staff', 'operator', 'operator-service'] });

const NOW = Date.UTC(2026, 10, 27, 6);
const ID = '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d11';
const EVENT = '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d22';
const TERMS = {
  url: 'https://crm.example.com/events',
  kinds: ['application-changed' as const, 'offer-changed' as const],
  fields: [],
};
const CRM: ListedSubscription = {
  subscription: ID,
  name: 'CRM',
  version: 3,
  state: 'ACTIVE',
  terms: TERMS,
  proposal: null,
  secretId: ID,
  oldSecretUntil: null,
  waiting: 0,
  next: null,
  deliveredAt: NOW - 60_000,
};
const WAITING = {
  id: EVENT,
  kind: 'offer-changed' as const,
  happenedAt: NOW - 3_600_000,
  tries: 82,
  problem: 'status-503',
  dueAt: null,
  givenUpAt: NOW,
};
const STUCK: ListedSubscription = { ...CRM, waiting: 7, next: WAITING };
const KEY: ListedKey = {
  key: ID,
  name: 'Loan system',
  prefix: 'rk_abcdefgh',
  state: 'ACTIVE',
  terms: {
    calls: ['readApplication'],
    kinds: [],
    fields: [],
    callsAMinute: 60,
    addresses: [],
  },
  endsAt: NOW + 86_400_000,
  by: 'Ravi Kumar',
  isMine: true,
  createdAt: NOW,
  usedAt: null,
};

function open(
  answers: AnswersByName = {},
  subscriptions: readonly ListedSubscription[] = [CRM],
  keys: readonly ListedKey[] = [],
) {
  const { call, asked } = answeringByName({
    connectedSystems: () => ({ at: NOW, subscriptions, keys }),
    addSubscription: () => ({ subscription: ID, version: 1, state: 'ACTIVE' }),
    changeSubscription: () => ({ subscription: ID, version: 4, state: 'ACTIVE' }),
    runSubscription: () => ({ subscription: ID, version: 4, state: 'ACTIVE' }),
    addApiKey: () => ({ key: ID, state: 'ACTIVE' }),
    changeApiKey: () => ({ key: ID, state: 'REVOKED' }),
    ...answers,
  });
  show(
    <WithQueries>
      <SystemsView />
    </WithQueries>,
    { call },
  );
  return (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

beforeEach(() => window.sessionStorage.clear());

describe('a subscription', () => {
  it('says where it is told of what, and how that goes', async () => {
    open({}, [STUCK]);
    const card = await screen.findByRole('region', { name: 'CRM' });
    expect(card.textContent).toContain('https://crm.example.com/events');
    expect(card.textContent).toContain('applications, offers');
    expect(card.textContent).toContain('Needs a decision');
    expect(card.textContent).toContain('7 events');
    expect(card.textContent).toContain('The system had a fault of its own.');
    expect(card.textContent).toContain('send it again or leave it out');
  });

  it('says in words why something did not arrive', async () => {
    const problems = [...DELIVERY_PROBLEMS, 'status-302', 'status-401', 'status-599', 'x'];
    open(
      {},
      problems.map((problem, at) => ({
        ...STUCK,
        subscription: `9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d${20 + at}`,
        next: { ...WAITING, problem },
      })),
    );
    await screen.findAllByRole('region', { name: 'CRM' });
    const raw = problems.filter((one) => one.includes('-') || one === 'x');
    for (const code of raw.filter((one) => one.length > 1)) {
      expect(document.body.textContent).not.toContain(code);
    }
  });

  it('is added with a secret that the page makes and shows once', async () => {
    const bodiesOf = open({}, []);
    await press('Add a subscription');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add and show the secret' }));
    expect(await within(dialog).findByText(/starts with https/)).toBeDefined();
    await userEvent.type(within(dialog).getByLabelText(/^Name of the system/), 'CRM');
    await userEvent.type(within(dialog).getByLabelText(/^Address/), TERMS.url);
    await userEvent.click(within(dialog).getByLabelText('applications'));
    await userEvent.click(within(dialog).getByLabelText('the borrower’s name'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add and show the secret' }));
    const shown = await screen.findByRole('alertdialog', { name: 'The secret for CRM' });
    const [body] = bodiesOf('addSubscription');
    expect(body).toMatchObject({
      name: 'CRM',
      terms: { url: TERMS.url, kinds: ['application-changed'], fields: ['borrowerName'] },
    });
    const { secret } = z.object({ secret: z.string() }).parse(body);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(shown.textContent).toContain(secret);
    expect(JSON.stringify(window.sessionStorage)).not.toContain(secret);
    await userEvent.click(within(shown).getByRole('button', { name: 'I have noted it down' }));
    await waitFor(() => expect(document.body.textContent).not.toContain(secret));
  });

  it('says at its field that an address is not allowed, and keeps what was typed', async () => {
    open({ addSubscription: () => fail(refused('address-not-allowed')) }, []);
    await press('Add a subscription');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/^Name of the system/), 'CRM');
    await userEvent.type(within(dialog).getByLabelText(/^Address/), 'https://10.0.0.7/events');
    await userEvent.click(within(dialog).getByLabelText('offers'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add and show the secret' }));
    expect(await within(dialog).findByText(/in the service’s own network/)).toBeDefined();
    expect(within(dialog).getByLabelText(/^Name of the system/)).toHaveProperty('value', 'CRM');
  });

  it('is approved by somebody else, who reads what about a person goes where', async () => {
    const proposal = {
      terms: { ...TERMS, fields: ['borrowerMobileNumber' as const] },
      by: 'Asha Verma',
      isMine: false,
      proposedAt: NOW,
    };
    const bodiesOf = open({}, [{ ...CRM, state: 'PROPOSED', terms: null, proposal }]);
    const card = await screen.findByRole('region', { name: 'CRM' });
    expect(card.textContent).toContain('Proposed by Asha Verma');
    expect(card.textContent).toContain('About the person: the borrower’s mobile number');
    await press('Approve');
    await confirm('Approve');
    await waitFor(() =>
      expect(bodiesOf('changeSubscription')).toMatchObject([
        { subscription: ID, version: 3, change: { kind: 'approve' } },
      ]),
    );
  });

  it('cannot be approved by whoever proposed it', async () => {
    const proposal = { terms: TERMS, by: 'Asha Verma', isMine: true, proposedAt: NOW };
    open({}, [{ ...CRM, proposal }]);
    expect(await screen.findByText(/Somebody else has to decide about it/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveProperty('ariaDisabled', 'true');
  });

  it('sends again, or leaves an event out with a reason', async () => {
    const bodiesOf = open({}, [STUCK]);
    await press('Send again now: CRM');
    await waitFor(() =>
      expect(bodiesOf('runSubscription')).toMatchObject([{ version: 3, act: { kind: 'again' } }]),
    );
    await press('Leave it out…: CRM');
    const dialog = await screen.findByRole('dialog', { name: 'Leave this event out?' });
    await userEvent.click(within(dialog).getByRole('radio', { name: /does not need it/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it out' }));
    await waitFor(() =>
      expect(bodiesOf('runSubscription').at(-1)).toMatchObject({
        act: { kind: 'skip', event: EVENT, reason: 'not-needed' },
      }),
    );
  });

  it('gets a new secret, is paused, changed and revoked', async () => {
    const bodiesOf = open();
    await press('New secret: CRM');
    await confirm('New secret');
    const shown = await screen.findByRole('alertdialog', { name: 'The secret for CRM' });
    const [changed] = bodiesOf('changeSubscription');
    const { secret } = z.object({ change: z.object({ secret: z.string() }) }).parse(changed).change;
    expect(shown.textContent).toContain(secret);
    await userEvent.click(within(shown).getByRole('button', { name: 'I have noted it down' }));
    await press('Pause: CRM');
    await waitFor(() =>
      expect(bodiesOf('runSubscription')).toMatchObject([{ act: { kind: 'pause' } }]),
    );
    await press('Change…: CRM');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByLabelText('grievances'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(bodiesOf('changeSubscription').at(-1)).toMatchObject({
        change: {
          kind: 'propose',
          terms: { kinds: ['application-changed', 'offer-changed', 'grievance-changed'] },
        },
      }),
    );
    await press('Revoke: CRM');
    await confirm('Revoke');
    await waitFor(() =>
      expect(bodiesOf('changeSubscription').at(-1)).toMatchObject({ change: { kind: 'revoke' } }),
    );
  });

  it('says that a colleague was faster', async () => {
    open({ runSubscription: () => fail(refused('subscription-changed')) });
    await press('Pause: CRM');
    expect(await screen.findByText(/Somebody else has changed this subscription/)).toBeDefined();
  });
});

describe('a key', () => {
  it('is made by the page and shown once; the gateway gets its digest', async () => {
    const bodiesOf = open({}, []);
    await press('Give a key');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/^Name of the system/), 'Loan system');
    await userEvent.click(within(dialog).getByLabelText('list events'));
    const inAMonth = new Date(Date.now() + 30 * 86_400_000);
    const typed = [inAMonth.getDate(), inAMonth.getMonth() + 1, inAMonth.getFullYear()].join('/');
    await userEvent.type(within(dialog).getByLabelText(/^Last day/), typed);
    await userEvent.type(
      within(dialog).getByLabelText(/^May come from/),
      '203.0.113.0/24, 2001:db8::1',
    );
    const give = () =>
      userEvent.click(within(dialog).getByRole('button', { name: 'Give and show the key' }));
    await give();
    expect(
      await within(dialog).findByText('Please choose at least one kind of event.'),
    ).toBeDefined();
    await userEvent.click(within(dialog).getByLabelText('payments'));
    await give();
    const shown = await screen.findByRole('alertdialog', { name: 'The key for Loan system' });
    const key = shown.querySelector('code')?.textContent ?? '';
    expect(key).toMatch(API_KEY);
    expect(bodiesOf('addApiKey')).toMatchObject([
      {
        name: 'Loan system',
        prefix: key.slice(0, 11),
        digest: await sha256Hex(key),
        terms: {
          calls: ['readEvents'],
          kinds: ['payment-reported'],
          fields: [],
          callsAMinute: 60,
          addresses: ['203.0.113.0/24', '2001:db8::1'],
        },
      },
    ]);
    expect(JSON.stringify(bodiesOf('addApiKey'))).not.toContain(key);
  });

  it('is known by its first letters, and revoked after a question', async () => {
    const bodiesOf = open({}, [], [KEY]);
    const card = await screen.findByRole('region', { name: 'Loan system (rk_abcdefgh…)' });
    expect(card.textContent).toContain('read how an application is');
    expect(card.textContent).toContain('anywhere');
    await press('Revoke: rk_abcdefgh');
    await confirm('Revoke');
    await waitFor(() =>
      expect(bodiesOf('changeApiKey')).toMatchObject([{ key: ID, change: 'revoke' }]),
    );
  });
});
