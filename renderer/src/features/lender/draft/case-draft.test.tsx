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
import type { Draft } from '#renderer/features/lender/draft/draft.ts';
import {
  CAME_AT,
  NUMBER,
  deliveredCase,
  openedCase,
  previewOf,
} from '#renderer/features/lender/testing/opened-case.ts';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';

const show = await portalRenderer({
  areas: ['staff', 'lender', 'apply', 'lender-inbox', 'applications', 'offers', 'cost'],
});

const ID = '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a02';
const TERMS = {
  amount: paise(11_000_000),
  months: 24,
  rate: { kind: 'reducing', percent: 17 },
  fees: [],
  validUntil: null,
} as const;
const SHOWN = await previewOf(TERMS, '2026-11-23');
const HEAD = { draft: ID, by: 'Meena Das', isMine: false, at: CAME_AT, isStale: false };
const anOffer = (over: Partial<typeof HEAD> = {}): Draft => ({
  ...HEAD,
  ...over,
  kind: 'offer',
  offer: { ...TERMS, fees: [] },
});
const aPayment = (over: Partial<typeof HEAD> = {}): Draft => ({
  ...HEAD,
  ...over,
  kind: 'payment',
  payment: { amount: paise(5_000_000), reference: 'SBINR52026112300', paidOn: '2026-11-23' },
});

function open(opened: () => OpenedCase, answers: AnswersByName = {}) {
  const { call, asked } = answeringByName({
    openCase: () => succeed(opened()),
    offerTemplates: () => succeed({ templates: [] }),
    ...answers,
  });
  show(
    <WithQueries>
      <Toasts closeLabel="Close">
        <CaseView number={NUMBER} />
      </Toasts>
    </WithQueries>,
    { call },
  );
  return (name: string) => asked.filter((one) => one.name === name).map(({ body }) => body);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const said = { number: NUMBER, draft: ID };

beforeEach(() => window.sessionStorage.clear());

describe('an offer that waits', () => {
  it('is read as the borrower will find it, and confirmed as it was read', async () => {
    let draft: Draft | null = anOffer();
    const asked = open(() => openedCase({ draft }), {
      previewOffer: () => succeed(SHOWN),
      decideLenderDraft: () => {
        draft = null;
        return succeed({ number: NUMBER, state: 'OFFERED', version: 3 });
      },
    });
    expect(
      await screen.findByText(/^Meena Das, .*an offer of ₹1,10,000 over 24 months/),
    ).toBeDefined();
    await press('Read the statement');
    await press('Confirm and send');
    expect(await screen.findByText(/^The offer is sent/)).toBeDefined();
    expect(asked('decideLenderDraft')).toEqual([
      {
        ...said,
        requestId: expect.any(String),
        decision: 'confirm',
        note: null,
        seenKeyFactsHash: SHOWN.keyFactsHash,
      },
    ]);
    expect(screen.queryByText('Waits for a second person')).toBeNull();
  });

  it('cannot be confirmed by who entered it, who takes it back into the form', async () => {
    let draft: Draft | null = anOffer({ isMine: true });
    open(() => openedCase({ draft }), {
      decideLenderDraft: () => {
        draft = null;
        return succeed({ number: NUMBER, state: 'PROCESSING', version: 2 });
      },
    });
    expect(
      await screen.findByText(/^Somebody else of your company has to confirm it/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Read the statement' })).toBeNull();
    await press('Take it back and change it');
    const amount = await screen.findByRole('textbox', { name: /^Amount/ });
    await expect.poll(() => amount.getAttribute('value')).toBe('1,10,000');
    expect(screen.getByRole('textbox', { name: /^Rate a year/ }).getAttribute('value')).toBe('17');
  });

  it('goes back into the form once, and what is typed on there stays', async () => {
    let draft: Draft | null = anOffer({ isMine: true });
    open(() => openedCase({ draft }), {
      decideLenderDraft: () => {
        draft = null;
        return succeed({ number: NUMBER, state: 'PROCESSING', version: 2 });
      },
    });
    await press('Take it back and change it');
    const amountNow = () => screen.findByRole('textbox', { name: /^Amount/ });
    await expect.poll(async () => (await amountNow()).getAttribute('value')).toBe('1,10,000');
    await userEvent.clear(await amountNow());
    await userEvent.type(await amountNow(), '90000');
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Offers' }));
    await expect.poll(async () => (await amountNow()).getAttribute('value')).toMatch(/^90,?000$/);
  });

  it('is dropped where no form is left for it', async () => {
    let draft: Draft | null = anOffer({ isMine: true, isStale: true });
    const asked = open(() => openedCase({ draft, acts: [], state: 'REJECTED', content: null }), {
      decideLenderDraft: () => {
        draft = null;
        return succeed({ number: NUMBER, state: 'REJECTED', version: 2 });
      },
    });
    expect(await screen.findByText(/^This can no longer be confirmed or entered/)).toBeDefined();
    await press('Drop it');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Drop it' }));
    expect(await screen.findByText('It is dropped.')).toBeDefined();
    expect(asked('decideLenderDraft')).toMatchObject([
      { ...said, decision: 'decline', note: null },
    ]);
  });

  it('is dropped by a colleague without a note once nothing can be noted', async () => {
    open(() => openedCase({ draft: anOffer({ isStale: true }), notes: null, content: null }));
    await press('Drop it');
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('can be closed again where it may no longer be offered as it was entered', async () => {
    open(() => openedCase({ draft: anOffer() }), {
      previewOffer: () => fail(refused('offer-validity-wrong')),
    });
    await press('Read the statement');
    expect(await screen.findByText(/^This offer can no longer be sent/)).toBeDefined();
    await press('Not now');
    expect(await screen.findByRole('button', { name: 'Read the statement' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeDefined();
  });

  it('is named where another one is about to be typed', async () => {
    const secondPerson = { offersAbove: paise(10_000_000), payments: true };
    open(() => openedCase({ draft: anOffer(), secondPerson }));
    await press('Make an offer');
    expect(await screen.findByText(/^Another entry of this application waits/)).toBeDefined();
  });

  it('is declined with a note, where the case has changed since as well', async () => {
    let draft: Draft | null = anOffer({ isStale: true });
    const asked = open(() => openedCase({ draft }), {
      decideLenderDraft: () => {
        draft = null;
        return succeed({ number: NUMBER, state: 'PROCESSING', version: 3 });
      },
    });
    expect(await screen.findByText(/^The case has changed since/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Read the statement' })).toBeNull();
    await press('Decline');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'A lower rate, please.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect
      .poll(() => asked('decideLenderDraft'))
      .toMatchObject([{ ...said, decision: 'decline', note: 'A lower rate, please.' }]);
  });

  it('says where somebody else was faster', async () => {
    open(() => openedCase({ draft: anOffer() }), {
      previewOffer: () => succeed(SHOWN),
      decideLenderDraft: () => fail(refused('no-such-draft')),
    });
    await press('Read the statement');
    await press('Confirm and send');
    expect(await screen.findByText(/^Somebody else of your company has decided/)).toBeDefined();
  });
});

describe('what one person may not do alone', () => {
  it('is an offer above the amount, which is left to a second person', async () => {
    const asked = open(
      () => openedCase({ secondPerson: { offersAbove: paise(10_000_000), payments: false } }),
      { previewOffer: () => succeed(SHOWN), draftOffer: () => succeed({ draft: ID }) },
    );
    await press('Make an offer');
    await press('Show the key facts statement');
    await press('Leave it to a second person');
    expect(await screen.findByText(/^It waits for a second person of your company/)).toBeDefined();
    expect(asked('draftOffer')).toHaveLength(1);
    expect(asked('makeOffer')).toEqual([]);
  });

  it('is a payment, which another one confirms', async () => {
    const paying = () => deliveredCase(0);
    const asked = open(() => ({ ...paying(), draft: aPayment() }), {
      decideLenderDraft: () => succeed({ number: NUMBER, state: 'AGREED', version: 5 }),
    });
    expect(await screen.findByText(/a payment of ₹50,000 on .*UTR SBINR52026112300/)).toBeDefined();
    await press('Confirm');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The payment is recorded.')).toBeDefined();
    expect(asked('decideLenderDraft')).toMatchObject([
      { ...said, decision: 'confirm', seenKeyFactsHash: null },
    ]);
  });

  it('goes back into the form of the payment with its reference', async () => {
    let draft: Draft | null = aPayment({ isMine: true });
    open(() => ({ ...deliveredCase(0), draft }), {
      decideLenderDraft: () => {
        draft = null;
        return succeed({ number: NUMBER, state: 'AGREED', version: 5 });
      },
    });
    await press('Take it back and change it');
    const reference = await screen.findByRole('textbox', { name: /^Bank reference/ });
    await expect.poll(() => reference.getAttribute('value')).toBe('SBINR52026112300');
  });
});
