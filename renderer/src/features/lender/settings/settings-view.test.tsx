// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { paise } from '#domain/money/money.ts';
import {
  answeringByName,
  type AnswersByName,
  refused,
  WithQueries,
} from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { SettingsView } from '#renderer/features/lender/settings/settings-view.tsx';

const show = await portalRenderer({
  areas: ['staff', 'lender', 'lender-inbox', 'applications', 'offers'],
});

const NOTHING = { rules: { offersAbove: null, payments: false }, proposal: null };
const RULES = { offersAbove: paise(5_000_000), payments: true };
const TEMPLATE = {
  template: '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a03',
  name: 'Two years',
  terms: {
    months: 24,
    rate: { kind: 'reducing', percent: 17.5, firstYearPercent: 16 },
    fees: [],
    daysOpen: 10,
  },
  by: 'Meena Das',
  changedAt: Date.parse('2026-11-23T06:00:00Z'),
  version: 3,
} as const;

function open(answers: AnswersByName) {
  const { call, asked } = answeringByName({
    lenderSecondPerson: () => succeed(NOTHING),
    offerTemplates: () => succeed({ templates: [TEMPLATE] }),
    ...answers,
  });
  show(
    <WithQueries>
      <SettingsView />
    </WithQueries>,
    { call },
  );
  return (name: string) => asked.filter((one) => one.name === name).map(({ body }) => body);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => window.sessionStorage.clear());

it('proposes what waits for a second person', async () => {
  const asked = open({ proposeLenderSecondPerson: () => succeed(NOTHING) });
  expect(await screen.findByText(/^Each person sends offers of any amount alone\./)).toBeDefined();
  await press('Propose something else');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'lots');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText(/^Please type an amount up to/)).toBeDefined();
  await userEvent.clear(dialog.getByRole('textbox'));
  await userEvent.type(dialog.getByRole('textbox'), '50,000');
  await userEvent.click(dialog.getByRole('radio', { name: 'They wait for a second person' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await expect.poll(() => asked('proposeLenderSecondPerson')).toMatchObject([{ rules: RULES }]);
});

it('has another person decide, and says where something else is proposed now', async () => {
  const proposal = { rules: RULES, by: 'Meena Das', isMine: false, at: 5 };
  const asked = open({
    lenderSecondPerson: () => succeed({ ...NOTHING, proposal }),
    decideLenderSecondPerson: () => fail(refused('other-rules-proposed')),
  });
  expect(
    await screen.findByText(/^Proposed by Meena Das: Offers above ₹50,000 wait .* Payments wait/),
  ).toBeDefined();
  await press('Approve');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/^Something else is proposed now/)).toBeDefined();
  expect(asked('decideLenderSecondPerson')).toMatchObject([{ seen: 5, decision: 'approve' }]);
});

it('renames and deletes templates as they were seen', async () => {
  const asked = open({
    saveOfferTemplate: () => fail(refused('offer-template-name-taken')),
    deleteOfferTemplate: () => succeed({ template: TEMPLATE.template }),
  });
  expect(
    await screen.findByText(
      /^24 months, 17.5% reducing balance, 16% in the first 12 months, valid for 10 days/,
    ),
  ).toBeDefined();
  await press('Rename “Two years”');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), ' and a half');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^There is already a template with this name/)).toBeDefined();
  expect(asked('saveOfferTemplate')).toMatchObject([
    { seen: { template: TEMPLATE.template, version: 3 }, name: 'Two years and a half' },
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await press('Delete “Two years”');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect
    .poll(() => asked('deleteOfferTemplate'))
    .toMatchObject([{ template: TEMPLATE.template, version: 3 }]);
});
