// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { DealerBranch } from '#contract/dealers/branches.ts';
import { fail } from '#contract/result.ts';
import { asId } from '#domain/ids.ts';
import {
  type AnswersByName,
  WithQueries,
  answeringByName,
  refused,
} from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import {
  BranchChoice,
  BranchMissing,
} from '#renderer/features/dealer-desk/branches/branch-choice.tsx';
import { BranchesPart } from '#renderer/features/dealer-desk/branches/branches-part.tsx';
import { BranchesProvider } from '#renderer/features/dealer-desk/branches/branches-provider.tsx';
import { LeadForm } from '#renderer/features/dealer-desk/leads/form/lead-form.tsx';
import { SameNumber } from '#renderer/features/dealer-desk/leads/form/same-number.tsx';
import { newLead } from '#renderer/features/dealer-desk/leads/typed-lead.ts';
import { TeamPart } from '#renderer/features/dealer-desk/showroom/team-part.tsx';
import { AREAS } from '#renderer/i18n/areas.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';

const render = await portalRenderer({ areas: AREAS });
const ME = asId('membership', '33333333-3333-4333-8333-333333333333');
const OTHER = asId('membership', '44444444-4444-4444-8444-444444444444');
const [HISAR, SIRSA] = [
  '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a0b',
  '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a0c',
];
const branch = (id: string, name: string): DealerBranch => ({
  branch: id,
  version: 1,
  details: { name, address: null, district: null, phone: null },
  isOpen: true,
});
const BOTH = [branch(HISAR, 'Hisar'), branch(SIRSA, 'Sirsa')];
const STATE = { userId: 'RS10000001', keeping: 'browser' } as const;

const deskOf = (own: readonly string[], branches: readonly DealerBranch[] = BOTH) => ({
  dealer: { id: 'one', names: { en: 'One', hi: 'एक' } },
  member: { userId: 'RS10000001', membership: ME, name: 'Mohan', duty: 'manager', branches: own },
  details: {
    version: null,
    details: { address: null, phone: null, gstin: null, terms: null, logo: null },
  },
  branches,
  openLeads: 0,
  dueLeads: 0,
});

const LEAD = '55555555-5555-4555-8555-555555555555';

function show(answers: AnswersByName) {
  const { call, asked } = answeringByName({
    team: () => ({
      members: [
        { membership: ME, name: 'Mohan', duty: 'manager', branches: [] },
        { membership: OTHER, name: 'Salma', duty: 'salesperson', branches: [HISAR] },
      ],
    }),
    sameNumber: () => ({ leads: [] }),
    ...answers,
  });
  const shown = render(
    <MemoryRouter>
      <WithQueries>
        <Toasts closeLabel="Close">
          <BranchesProvider>
            <BranchChoice />
            <BranchMissing />
            <LeadForm
              id={LEAD}
              opened={null}
              typed={{ ...newLead('en', indianToday()), name: 'Ravi', mobileNumber: '9800012345' }}
              onTyped={() => undefined}
              onSaved={() => undefined}
              onRemoved={() => undefined}
            />
            <SameNumber typed="9800012345" except={LEAD} />
            <BranchesPart />
            <TeamPart />
          </BranchesProvider>
        </Toasts>
      </WithQueries>
    </MemoryRouter>,
    {
      call,
      session: {
        current: () => STATE,
        ready: Promise.resolve(),
        subscribe: () => () => undefined,
      },
    },
  );
  const bodies = (name: string) =>
    asked.filter((each) => each.name === name).map(({ body }) => body);
  return { ...shown, bodies };
}

const chooser = () => screen.queryByRole('combobox', { name: 'You work at' });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

it('asks nobody who works at one branch, and writes there', async () => {
  const { bodies } = show({
    desk: () => deskOf([HISAR]),
    saveLead: () => ({ lead: LEAD, version: 1 }),
  });
  expect(await screen.findByRole('table', { name: 'Branches' })).toBeDefined();
  expect(chooser()).toBeNull();
  expect(screen.queryByText(/^Choose the branch/)).toBeNull();
  await press('Save');
  await expect.poll(() => bodies('saveLead')).toMatchObject([{ lead: LEAD, branch: HISAR }]);
});

it('asks nobody at a dealer without branches, and shows none', async () => {
  const { bodies } = show({
    desk: () => deskOf([], []),
    saveLead: () => ({ lead: LEAD, version: 1 }),
  });
  await press('Save');
  await expect.poll(() => bodies('saveLead')).toMatchObject([{ branch: null }]);
  expect(chooser()).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Branches' })).toBeNull();
});

it('remembers what somebody chose who works at several, and knows it without a network', async () => {
  const first = show({ desk: () => deskOf([HISAR, SIRSA]) });
  expect(await screen.findByText(/^Choose the branch you work at now/)).toBeDefined();
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'You work at' }),
    'Sirsa',
  );
  expect(screen.queryByText(/^Choose the branch/)).toBeNull();
  first.unmount();

  const away = show({
    desk: () => fail({ kind: 'unreachable' }),
    saveLead: () => ({ lead: LEAD, version: 1 }),
  });
  expect(await screen.findByRole('combobox', { name: 'You work at' })).toHaveProperty(
    'value',
    SIRSA,
  );
  await press('Save');
  await expect.poll(() => away.bodies('saveLead')).toMatchObject([{ branch: SIRSA }]);
  away.unmount();

  // Who works there no more is asked again, or has nothing to choose.
  show({ desk: () => deskOf([HISAR]) });
  await expect.poll(chooser).toBeNull();
});

it('says of a number of another branch that there is a lead, without its name', async () => {
  show({
    desk: () => deskOf([HISAR]),
    sameNumber: () => ({
      leads: [
        {
          lead: null,
          name: null,
          branch: SIRSA,
          mobileNumber: '9800012345',
          owner: 'Salma',
          state: 'OPEN',
          createdAt: Date.UTC(2026, 10, 20),
        },
      ],
    }),
  });
  const told = await screen.findAllByText(/^A lead at Sirsa has this number\. Open, since 20 Nov/);
  expect(told.length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /^Open / })).toBeNull();
});

it('adds a branch, and keeps what was typed where its name is taken', async () => {
  let answer: () => object = () => fail(refused('branch-exists'));
  const { bodies } = show({ desk: () => deskOf([HISAR, SIRSA]), saveBranch: () => answer() });
  await press('Add a branch');
  const dialog = await screen.findByRole('dialog', { name: 'Add a branch' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText(/^Please enter a name/)).toBeDefined();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Hisar');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/^Another branch has this name/)).toBeDefined();
  answer = () => ({ branch: HISAR, version: 1 });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' Road');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved: Hisar Road')).toBeDefined();
  expect(bodies('saveBranch').at(-1)).toMatchObject({
    version: null,
    details: { name: 'Hisar Road', address: null, district: null, phone: null },
  });
});

it('asks where leads and people go when a branch closes that has some', async () => {
  const current = { leads: 3, people: 1 };
  const { bodies } = show({
    desk: () => deskOf([HISAR, SIRSA]),
    closeBranch: (body) =>
      JSON.stringify(body).includes('"to":null')
        ? fail({ ...refused('branch-in-use'), current })
        : { branch: HISAR, leads: 3 },
  });
  await press('Close Hisar');
  await userEvent.click(await screen.findByRole('button', { name: 'Close the branch' }));
  expect(
    await screen.findByText('Still there: 3 open leads, 1 person who works only there.'),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Sirsa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close the branch' }));
  expect(await screen.findByText('Hisar is closed.')).toBeDefined();
  expect(bodies('closeBranch')).toMatchObject([
    { branch: HISAR, version: 1, to: null },
    { branch: HISAR, version: 1, to: SIRSA },
  ]);
});

it('says where a colleague works', async () => {
  const { bodies } = show({
    desk: () => deskOf([HISAR, SIRSA]),
    chooseBranches: () => ({ membership: OTHER, branches: [HISAR, SIRSA] }),
  });
  const table = await screen.findByRole('table', { name: 'Who works here' });
  expect(within(table).getByText('All branches')).toBeDefined();
  await press('Choose branches of Salma');
  const dialog = await screen.findByRole('dialog', { name: 'Where does Salma work?' });
  expect(within(dialog).getByRole('checkbox', { name: 'Hisar' })).toHaveProperty('checked', true);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Sirsa' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Salma: Hisar, Sirsa')).toBeDefined();
  expect(bodies('chooseBranches')).toMatchObject([{ membership: OTHER, branches: [HISAR, SIRSA] }]);
});
