// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import {
  answeringByName,
  type AnswersByName,
  refused,
  WithQueries,
} from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { CaseView } from '#renderer/features/lender/case-view.tsx';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import {
  NUMBER,
  deliveredCase,
  openedCase,
} from '#renderer/features/lender/testing/opened-case.ts';

const show = await portalRenderer({
  areas: ['staff', 'lender', 'apply', 'lender-inbox', 'applications', 'offers', 'cost'],
});

function open(opened: () => OpenedCase | null, answers: AnswersByName = {}) {
  const { call, asked } = answeringByName({
    openCase: () => {
      const found = opened();
      return found === null ? fail(refused('no-such-application')) : succeed(found);
    },
    ...answers,
  });
  show(
    <WithQueries>
      <CaseView number={NUMBER} />
    </WithQueries>,
    { call },
  );
  return (name: string) => asked.filter((one) => one.name === name).map(({ body }) => body);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const changedTo = (version: number, state: OpenedCase['state']) =>
  fail({ ...refused('case-changed'), current: { state, version } } as const);

beforeEach(() => window.sessionStorage.clear());

describe('an opened case', () => {
  it('shows what the borrower shares, and says what is not shared or not answered', async () => {
    open(openedCase);
    const work = await screen.findByRole('table', { name: 'Work and income' });
    expect(work.textContent).toContain('WorkOther');
    expect(work.textContent).toContain('Months in this workNot answered');
    expect(work.textContent).toContain('Income₹1,200 a working day');
    expect(screen.queryByRole('table', { name: 'Bank account' })).toBeNull();
    expect(screen.getAllByText('The borrower has not agreed to share this with you.').length).toBe(
      5,
    );
    expect(screen.getByText('No guarantor has agreed.')).toBeDefined();
    expect(screen.getByRole('table', { name: 'Consents' }).textContent).toContain(
      'in Hindi. Covers: name, mobile number, work and income',
    );
  });

  it('offers what the lender may do and nothing else', async () => {
    open(() => openedCase({ state: 'OFFER_ACCEPTED', acts: ['prepareAgreement', 'agree'] }));
    expect(await screen.findByText(/has accepted your offer/)).toBeDefined();
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Agreement is signed', 'Agreement is ready']);
  });

  it('a case of another lender is not there', async () => {
    open(() => null);
    expect((await screen.findByRole('alert')).textContent).toContain('no such application');
    expect(screen.getByRole('link', { name: 'Back to the inbox' })).toBeDefined();
  });

  it('says why nothing of it is shown once it has ended', async () => {
    open(() =>
      openedCase({
        state: 'CANCELLED',
        waitsFor: null,
        next: null,
        acts: [],
        content: null,
        messages: [
          {
            messageId: crypto.randomUUID(),
            kind: 'cancelled',
            queuedAt: 0,
            receivedAt: 0,
            facts: { reason: 'other-offer-accepted' },
          },
        ],
      }),
    );
    expect(await screen.findByText(/has accepted another lender’s offer/)).toBeDefined();
    expect(screen.getByText(/is not shown any more/)).toBeDefined();
  });
});

it('says of a case that has no delivery order what is to come first', async () => {
  for (const [state, said] of [
    ['PROCESSING', /^Nothing is agreed yet/],
    ['OFFER_ACCEPTED', /^The agreement is not signed yet/],
    ['AGREED', /^The dealer has not asked/],
    ['REJECTED', /^The case has ended without/],
  ] as const) {
    open(() => openedCase({ state, acts: [] }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Agreement and delivery' }));
    expect(await screen.findByText(said)).toBeDefined();
    cleanup();
  }
});

describe('what is done with a case', () => {
  it('is confirmed and announced as done, and the focus goes to the case’s status', async () => {
    let state: OpenedCase['state'] = 'AGREEMENT_PENDING';
    const asked = open(() => openedCase({ state, acts: state === 'AGREED' ? [] : ['agree'] }), {
      reportStatus: () => {
        state = 'AGREED';
        return succeed({ number: NUMBER, state, version: 3 });
      },
    });
    await press('Agreement is signed');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('you can no longer reject');
    await userEvent.click(within(question).getByRole('button', { name: 'Not now' }));
    expect(asked('reportStatus')).toEqual([]);
    await press('Agreement is signed');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Agreement is signed',
      }),
    );
    expect(await screen.findByText(/Recorded, and we will tell the borrower/)).toBeDefined();
    await expect.poll(() => document.activeElement?.textContent).toBe('Current state');
    expect(asked('reportStatus')).toEqual([
      { requestId: expect.any(String), number: NUMBER, version: 2, status: 'AGREED' },
    ]);
  });

  it('asks for documents with a reason, and shows what the borrower sees', async () => {
    const asked = open(openedCase, {
      reportStatus: () => succeed({ number: NUMBER, state: 'ACTION_REQUIRED', version: 3 }),
    });
    await press('Ask for documents');
    await press('Ask the borrower');
    expect(await screen.findByText('Please choose at least one document.')).toBeDefined();
    expect(screen.getByText('Please choose a reason.')).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
    expect(screen.queryByRole('checkbox', { name: /^Guarantor’s/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Receipt for the down payment' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Driving licence' }));
    await choose('It is out of date');
    await userEvent.keyboard('{Escape}');
    await press('Ask for documents');
    expect(
      await screen.findByRole('checkbox', { name: 'Driving licence', checked: true }),
    ).toBeDefined();
    expect(screen.getByText(/यह पुराना हो चुका है/).getAttribute('lang')).toBe('hi');
    await press('Ask the borrower');
    expect(await screen.findByText(/The borrower has been asked/)).toBeDefined();
    expect(asked('reportStatus')).toEqual([
      {
        requestId: expect.any(String),
        number: NUMBER,
        version: 2,
        status: 'ACTION_REQUIRED',
        documents: ['driving-licence'],
        reason: 'out-of-date',
      },
    ]);
  });

  it('a case that has changed meanwhile says what changed, and keeps what was chosen', async () => {
    let now = openedCase();
    open(() => now, {
      reportStatus: () => {
        now = openedCase({ state: 'CANCELLED', version: 9, acts: [], waitsFor: null, next: null });
        return changedTo(9, 'CANCELLED');
      },
    });
    await press('Reject');
    await press('Reject for good');
    expect(await screen.findByText('Please choose a reason.')).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    await choose('Another reason');
    await press('Reject for good');
    expect(await screen.findByText('It was “To decide” and is now “Cancelled”.')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Another reason' })).toHaveProperty('checked', true);
  });
});

describe('a payment', () => {
  const type = async (name: RegExp, text: string) => {
    const field = await screen.findByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

  async function typeAll(amount: string): Promise<void> {
    await type(/^Amount/, amount);
    await type(/^Bank reference/, 'sbin r520 2611 2300');
    await type(/^Day of the transfer/, '21/11/2026');
  }
  const pressRecord = () => press('Record it');

  it('is checked against what is left, and sent as banks write it', async () => {
    const asked = open(() => deliveredCase(1_000_000), {
      reportPayment: () =>
        succeed({
          number: NUMBER,
          state: 'DISBURSED',
          version: 6,
          delivery: { state: 'PAID', amount: 11_000_000, paid: 11_000_000 },
        }),
    });
    expect(await screen.findByText('Left to pay: ₹1,00,000')).toBeDefined();
    await typeAll('1,00,001');
    await pressRecord();
    expect(await screen.findByText('This is more than the dealer is still owed.')).toBeDefined();
    expect(asked('reportPayment')).toEqual([]);
    await type(/^Amount/, '1,00,000');
    expect(await screen.findByText(/This is the last payment/)).toBeDefined();
    await pressRecord();
    expect(
      await screen.findByText(/the loan is paid out. We will tell the borrower/),
    ).toBeDefined();
    expect(asked('reportPayment')).toEqual([
      {
        requestId: expect.any(String),
        number: NUMBER,
        version: 5,
        amount: 10_000_000,
        reference: 'SBINR52026112300',
        paidOn: '2026-11-21',
      },
    ]);
  });

  it('a payment that fails after another is not reported as recorded', async () => {
    const answers = [
      succeed({
        number: NUMBER,
        state: 'AGREED',
        version: 5,
        delivery: { state: 'PART_PAID', amount: 11_000_000, paid: 1_000_000 },
      }),
      fail({ kind: 'unreachable' } as const),
    ];
    open(() => deliveredCase(0), {
      reportPayment: () => answers.shift() ?? fail({ kind: 'unreachable' }),
    });
    await typeAll('10,000');
    await pressRecord();
    expect(await screen.findByText('The payment is recorded.')).toBeDefined();
    await typeAll('20,000');
    await pressRecord();
    expect(await screen.findByText(/There is no connection/)).toBeDefined();
    expect(screen.queryByText('The payment is recorded.')).toBeNull();
  });

  it('a payment that is recorded already says so at its reference, which is never stored', async () => {
    open(() => deliveredCase(0), {
      reportPayment: () =>
        fail({
          ...refused('transfer-reported'),
          current: { state: 'AGREED', version: 5, delivery: { state: 'DELIVERED', paid: 0 } },
        }),
    });
    await typeAll('10,000');
    await pressRecord();
    expect(await screen.findByText('This transfer is recorded already.')).toBeDefined();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('textbox', { name: /^Bank reference/ }));
    expect(Object.values(window.sessionStorage).join()).toContain('10,000');
    expect(Object.values(window.sessionStorage).join().toLowerCase()).not.toContain('r520');
  });
});
