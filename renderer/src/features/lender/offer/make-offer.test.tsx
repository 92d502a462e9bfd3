// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { paise } from '#domain/money/money.ts';
import {
  answeringByName,
  type AnswersByName,
  refused,
  WithQueries,
} from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { CaseView } from '#renderer/features/lender/case-view.tsx';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { NUMBER, openedCase, previewOf } from '#renderer/features/lender/testing/opened-case.ts';

const show = await portalRenderer({
  areas: ['staff', 'lender', 'apply', 'lender-inbox', 'applications', 'offers', 'cost'],
});
const TERMS = {
  amount: paise(11_000_000),
  months: 24,
  rate: { kind: 'reducing', percent: 17 },
} as const;
const TODAY = await previewOf({ ...TERMS, fees: [] }, '2026-11-23');
const TOMORROW = await previewOf({ ...TERMS, fees: [] }, '2026-11-24');
const MADE = { number: NUMBER, state: 'OFFERED', version: 3, offer: crypto.randomUUID() } as const;

function open(opened: () => OpenedCase, answers: AnswersByName) {
  const { call, asked } = answeringByName({ openCase: () => succeed(opened()), ...answers });
  show(
    <WithQueries>
      <CaseView number={NUMBER} />
    </WithQueries>,
    { call },
  );
  return (name: string) => asked.filter((one) => one.name === name).map(({ body }) => body);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function type(name: RegExp, text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}
const valueOf = (name: RegExp) => screen.getByRole('textbox', { name }).getAttribute('value');

async function showStatement(): Promise<void> {
  await press('Make an offer');
  await type(/^Amount/, '1,10,000');
  await type(/^Rate a year/, '17');
  await press('Show the key facts statement');
}
const AMOUNT = /^Amount/;
const sentBody = (over: object) => ({
  requestId: expect.any(String),
  number: NUMBER,
  ...TERMS,
  fees: [],
  validUntil: null,
  apr: TODAY.terms.apr,
  ...over,
});

beforeEach(() => window.sessionStorage.clear());

const TEMPLATE = {
  template: '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a05',
  name: 'Usual terms',
  terms: { months: 18, rate: { kind: 'reducing', percent: 16 }, fees: [], daysOpen: null },
  by: 'Meena Das',
  changedAt: 0,
  version: 1,
};

describe('a template', () => {
  it('is filled in when that is asked for, and asks before it replaces what was typed', async () => {
    open(openedCase, { offerTemplates: () => succeed({ templates: [TEMPLATE] }) });
    await press('Make an offer');
    await type(/^Tenure/, '20');
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Start from a template' }),
      'Usual terms',
    );
    expect(valueOf(/^Tenure/)).toBe('20');
    await press('Fill in');
    const question = within(await screen.findByRole('alertdialog'));
    expect(valueOf(/^Tenure/)).toBe('20');
    await userEvent.click(question.getByRole('button', { name: 'Fill in' }));
    await expect.poll(() => valueOf(/^Tenure/)).toBe('18');
    expect(valueOf(AMOUNT)).toBe('1,20,000');
  });

  it('is filled in at once where nothing was typed', async () => {
    open(openedCase, { offerTemplates: () => succeed({ templates: [TEMPLATE] }) });
    await press('Make an offer');
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Start from a template' }),
      'Usual terms',
    );
    await press('Fill in');
    await expect.poll(() => valueOf(/^Tenure/)).toBe('18');
  });
});

describe('an offer', () => {
  it('begins with what was asked for, and asks nothing of the gateway beyond the limits', async () => {
    const asked = open(openedCase, {});
    await press('Make an offer');
    await expect.poll(() => document.activeElement?.textContent).toBe('Make an offer');
    expect(valueOf(AMOUNT)).toBe('1,20,000');
    expect(screen.getByText('₹50,000 to ₹1,20,000, which is what was asked for')).toBeDefined();
    await type(AMOUNT, '1,20,001');
    await type(/^Rate a year/, '18.5');
    await press('Show the key facts statement');
    expect(await screen.findByText('This is more than the borrower asked for.')).toBeDefined();
    expect(screen.getByText('This is higher than the published rate.')).toBeDefined();
    expect(asked('previewOffer')).toEqual([]);
  });

  it('is shown in the borrower’s language, to be read in another, and sent as it was shown', async () => {
    const asked = open(openedCase, {
      previewOffer: () => succeed(TODAY),
      makeOffer: () => succeed({ ...MADE, ...TODAY }),
    });
    await showStatement();
    expect(await screen.findByRole('heading', { name: 'मुख्य तथ्य विवरण' })).toBeDefined();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('What the borrower will read');
    await userEvent.selectOptions(screen.getByLabelText('Language of the statement'), 'English');
    expect(screen.getByRole('heading', { name: 'Key facts statement' })).toBeDefined();
    expect(screen.getByText(/For reading only/)).toBeDefined();
    await press('Send this offer');
    expect(await screen.findByText(/The offer is sent/)).toBeDefined();
    expect(asked('previewOffer')).toEqual([
      { number: NUMBER, version: 2, ...TERMS, fees: [], validUntil: null },
    ]);
    expect(asked('makeOffer')).toEqual([
      sentBody({ version: 2, seenKeyFactsHash: TODAY.keyFactsHash }),
    ]);
    expect(window.sessionStorage.length).toBe(0);
  });

  it('is not sent where the statement has become another, but shown again', async () => {
    const previews = [TODAY, TOMORROW];
    const answers = [fail(refused('key-facts-changed')), succeed({ ...MADE, ...TOMORROW })];
    const asked = open(openedCase, {
      previewOffer: () => succeed(previews.shift()),
      makeOffer: () => answers.shift() ?? fail({ kind: 'unreachable' }),
    });
    await showStatement();
    await press('Send this offer');
    expect(await screen.findByText(/Nothing was sent/)).toBeDefined();
    expect(await screen.findByText(TOMORROW.keyFactsHash)).toBeDefined();
    await press('Send this offer');
    expect(await screen.findByText(/The offer is sent/)).toBeDefined();
    expect(asked('makeOffer').at(-1)).toEqual(
      sentBody({ version: 2, seenKeyFactsHash: TOMORROW.keyFactsHash }),
    );
  });

  it('says what has changed where a colleague was quicker, and keeps what was typed', async () => {
    let now = openedCase();
    const conflict = { ...refused('case-changed'), current: { state: 'REJECTED', version: 3 } };
    open(() => now, {
      previewOffer: () => {
        now = openedCase({ state: 'REJECTED', version: 3 });
        return fail(conflict);
      },
    });
    await showStatement();
    expect(await screen.findByText('It was “To decide” and is now “Rejected”.')).toBeDefined();
    expect(valueOf(AMOUNT)).toBe('1,10,000');
  });

  it('names the first day that the gateway takes, at the field', async () => {
    open(openedCase, {
      previewOffer: () =>
        fail({
          ...refused('offer-validity-wrong'),
          fields: ['validUntil'],
          current: { least: '2026-12-01' },
        }),
    });
    await showStatement();
    expect(await screen.findByText(/until at least 1 Dec 2026/)).toBeDefined();
    expect(valueOf(AMOUNT)).toBe('1,10,000');
  });

  it('is there as it was typed when one comes back to it', async () => {
    open(openedCase, {});
    await press('Make an offer');
    await type(/^Tenure/, '18');
    await press('Not now');
    await press('Make an offer');
    expect(valueOf(/^Tenure/)).toBe('18');
    await press('Start again from the published terms');
    expect(valueOf(/^Tenure/)).toBe('24');
  });
});
