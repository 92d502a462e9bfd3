import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { fail, succeed } from '#contract/result.ts';
import { DAY_MS } from '#domain/days.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER } from '#domain/testing/example-product.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { nextDue } from '#renderer/features/applications/offers/accepted/schedule.ts';
import { LoanOffers } from '#renderer/features/applications/offers/loan-offers.tsx';
import { type AnswersByName } from '#renderer/platform/testing/calls.tsx';
import {
  LOAN_AREAS,
  showWithGateway,
} from '#renderer/features/applications/offers/testing/show-with-gateway.tsx';
import {
  applicationOf,
  deliveryOf,
  MADE_AT,
  NUMBER,
  offerOf,
  OTHER_LENDER,
} from '#renderer/features/applications/offers/testing/shown-offers.ts';

const showInPortal = await portalRenderer({ areas: LOAN_AREAS });

const ACCEPTED = await offerOf({}, { state: 'ACCEPTED', decidedAt: MADE_AT });
const OTHER = await offerOf({ lender: OTHER_LENDER }, { state: 'DECLINED', decidedAt: MADE_AT });
type Change = Parameters<typeof applicationOf>[0];

function show({
  state = 'AGREED',
  application = {},
  until = Date.now() + DAY_MS,
  delivery = { dealerId: null, delivery: null },
  exit = () => null,
}: {
  readonly state?: string;
  readonly application?: Change;
  readonly until?: number;
  readonly delivery?: ReturnType<typeof deliveryOf>;
  readonly exit?: () => GatewayFailure | null;
}) {
  let closed: Change = {};
  const lenders = [
    { lenderId: EXAMPLE_LENDER.id, productId: 'p', productVersion: 1, state, isSent: true },
  ];
  const answers: AnswersByName = {
    offers: () => succeed({ offers: [ACCEPTED, OTHER], coolingOffUntil: until }),
    application: () => succeed(applicationOf({ lenders, ...application, ...closed })),
    ownDelivery: () => succeed(delivery),
    exitInCoolingOff: () => {
      const failure = exit();
      if (failure !== null) return fail(failure);
      closed = { state: 'CLOSED', outcome: 'COOLED_OFF', version: 8 };
      return succeed({ number: NUMBER, version: 8 });
    },
  };
  return showWithGateway(showInPortal, <LoanOffers number={NUMBER} />, answers);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function leave(): Promise<void> {
  await press('Leave this loan');
  await press('The code is right');
}

describe('a loan whose offer was accepted', () => {
  it.each([
    ['OFFER_ACCEPTED', /is drawing up the loan agreement/],
    ['AGREEMENT_PENDING', /is ready for you to sign/],
    ['AGREED', /your dealer asks the lender/],
    ['DISBURSEMENT_PENDING', /is preparing the payment/],
  ] as const)('a loan that is %s says what happens now, and nothing else', async (state, words) => {
    show({ state });
    expect((await screen.findByText(words)).parentElement?.children).toHaveLength(2);
  });

  it('a loan with a delivery order points to it', async () => {
    show({ delivery: deliveryOf({ state: 'ISSUED' }) });
    expect(await screen.findByText(/the delivery order is under way/)).toBeDefined();
  });

  it.each(['REJECTED', 'WITHDRAWN', 'COOLED_OFF'] as const)(
    'a loan that ended as %s is a past offer: the application says how it ended',
    async (outcome) => {
      show({ state: 'CANCELLED', application: { state: 'CLOSED', outcome } });
      expect(await screen.findByRole('heading', { name: /^Offer of/ })).toBeDefined();
      expect(screen.queryByText('What happens next')).toBeNull();
      expect(screen.queryByText(/cooling-off/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Leave this loan' })).toBeNull();
    },
  );

  it('has the schedule of its statement, which sums up to what is repaid', async () => {
    show({});
    const table = await screen.findByRole('table', { name: /Each instalment of the loan/ });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(1 + 24 + 1);
    const { instalments = [] } = ACCEPTED.terms ?? {};
    const repaid = instalments.reduce((so, { count, amount }) => so + count * amount, 0);
    const total = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    expect(rows.at(-1)?.textContent).toContain(total.format(repaid / 100));
    expect(screen.getByText(/one month after the loan is paid out/)).toBeDefined();
    expect(screen.queryByText('Due about')).toBeNull();
  });

  it('names the days of the instalments once everything is paid', async () => {
    const payments = [{ amount: paise(11_900_000), paidOn: '2026-11-30', reference: 'UTR1' }];
    show({ delivery: deliveryOf({ state: 'PAID', paid: paise(11_900_000), payments }) });
    await screen.findByText(/^The lender finished paying on 30 Nov 2026/);
    const table = await screen.findByRole('table', { name: /Each instalment of the loan/ });
    const [, first, second, third] = within(table).getAllByRole('row');
    expect([first, second, third].map((row) => row?.textContent)).toStrictEqual([
      expect.stringContaining('30 Dec 2026'),
      expect.stringContaining('30 Jan 2027'),
      expect.stringContaining('28 Feb 2027'),
    ]);
  });

  it('has the next three instalments for phones in three columns, and all on request', async () => {
    const payments = [{ amount: paise(11_900_000), paidOn: '2020-01-31', reference: 'UTR1' }];
    show({ delivery: deliveryOf({ state: 'PAID', paid: paise(11_900_000), payments }) });
    await screen.findByText(/^The lender finished paying/);
    // What only phones show counts as hidden here.
    const hidden = true;
    const rowsOf = (name: RegExp) =>
      within(screen.getByRole('table', { name, hidden })).getAllByRole('row', { hidden }).slice(1);
    const turn = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden }));
    // All are past due: the last three.
    const last = rowsOf(/^The next instalments/);
    expect(last.map((row) => row.textContent.slice(0, 11))).toStrictEqual([
      '30 Nov 2021',
      '31 Dec 2021',
      '31 Jan 2022',
    ]);
    expect(last[0]?.children).toHaveLength(3);
    await turn('All 24 instalments');
    expect(rowsOf(/^All 24 instalments/)).toHaveLength(24);
    await turn('Only the next three');
    expect(rowsOf(/^The next instalments/)).toHaveLength(3);
  });

  it('begins them with the next that is due', () => {
    expect(nextDue(null, '2026-11-24')).toBe(1);
    expect(nextDue('2026-10-31', '2026-11-30')).toBe(1);
    expect(nextDue('2026-10-31', '2026-12-01')).toBe(2);
  });

  it('says instalment and per day at the lower edge of a phone', async () => {
    show({});
    expect(await screen.findByText('₹5,991 a month')).toBeDefined();
    expect(screen.getByText('₹239.64 each working day')).toBeDefined();
  });

  it('shows its statement again, and the other offers', async () => {
    show({});
    await press('Read the key facts statement again');
    expect(await screen.findByText(/Checked on this device/)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Ashok', hidden: true })).toBeDefined();
  });
});

describe('the cooling-off period', () => {
  it('says until when and that there is nothing to pay back, and lets the loan be left', async () => {
    const asked = show({});
    expect(await screen.findByText(/has not paid anything out/)).toBeDefined();
    expect(screen.getByText(/You can leave this loan until/)).toBeDefined();
    await leave();
    expect(await screen.findByText(/^You have left the loan/)).toBeDefined();
    expect(asked.find(({ name }) => name === 'exitInCoolingOff')).toMatchObject({
      body: { number: NUMBER, version: 7 },
      proof: 'fresh-proof',
    });
  });

  it('says what is to be paid back once something was paid', async () => {
    show({ delivery: deliveryOf({ state: 'PART_PAID', paid: paise(5_000_000) }) });
    expect(await screen.findByText(/You pay back the ₹50,000 that/)).toBeDefined();
    expect(screen.getByText(/does not give the vehicle back/)).toBeDefined();
  });

  it('is only explained once it is over', async () => {
    show({ until: Date.now() - 1 });
    expect(await screen.findByText(/The cooling-off period ended on/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Leave this loan' })).toBeNull();
  });

  it.each<readonly [GatewayFailure, RegExp]>([
    [
      { kind: 'refused', status: 409, current: { coolingOffUntil: 1 } },
      /The cooling-off period is over/,
    ],
    [{ kind: 'refused', status: 409, current: { state: 'CLOSED', version: 9 } }, /has changed/],
    [{ kind: 'refused', status: 403 }, /That code is no longer valid/],
    [{ kind: 'unreachable' }, /do not know yet whether you have left/],
  ])('says %j in plain words', async (failure, words) => {
    show({ exit: () => failure });
    await leave();
    expect(await screen.findByText(words)).toBeDefined();
  });
});
