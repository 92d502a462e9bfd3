import { changeReasonIn, rejectionReasonIn } from '#domain/lending/answers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { fail } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { APPLICATION_OUTCOMES } from '#domain/lending/states/application-states.ts';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import type { Loan, Offers } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { MyLoan } from '#renderer/features/applications/my-loan/my-loan.tsx';
import {
  NUMBER,
  consentTo,
  loanWith,
  loanWithCase,
  summaryOf,
} from '#renderer/features/applications/my-loan/testing/made-up-loan.ts';
import {
  AWAY,
  type AnswersByName,
  type Asked,
  refused,
} from '#renderer/platform/testing/calls.tsx';
import {
  BORROWER_AREAS,
  sessionOf,
  showToBorrower,
} from '#renderer/features/applications/my-loan/testing/show-to-borrower.tsx';

const showInPortal = await portalRenderer({ areas: BORROWER_AREAS });

/** The browser's. */
function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

/** Shows the view of a person with this one application. */
function showLoan(loan: Loan, answers: AnswersByName = {}): readonly Asked[] {
  return showToBorrower(showInPortal, <MyLoan />, {
    myApplications: () => ({ applications: [summaryOf(loan)] }),
    application: () => loan,
    offers: () => ({ offers: [], coolingOffUntil: null }),
    ...answers,
  });
}

const offerThat = (state: Offers['offers'][number]['state']) => ({
  offer: crypto.randomUUID(),
  lenderId: 'tulsi',
  state,
  madeAt: 0,
  validUntil: Date.now() + 86_400_000,
  decidedAt: state === 'OPEN' ? null : 0,
  terms: null,
  keyFacts: null,
  keyFactsHash: '0'.repeat(64),
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const open = async (heading: string) =>
  userEvent.click(await screen.findByRole('heading', { name: heading }));
const bodiesOf = (asked: readonly Asked[], name: Asked['name']) =>
  asked.filter((each) => each.name === name).map(({ body }) => body);

describe('My loan', () => {
  test('invites people who are not signed in to sign in, and makes no calls to the gateway', () => {
    const asked = showToBorrower(showInPortal, <MyLoan />, {}, { session: sessionOf(null) });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(asked).toEqual([]);
  });

  test('invites people without an application to see what a loan would cost', async () => {
    showToBorrower(showInPortal, <MyLoan />, { myApplications: () => ({ applications: [] }) });
    const link = await screen.findByRole('link', { name: 'See what a loan would cost' });
    expect(link.getAttribute('href')).toBe('/loan-eligibility');
  });

  test('says that there is no connection, and tries again when asked to', async () => {
    let isAway = true;
    showLoan(loanWith(), {
      myApplications: () => (isAway ? AWAY : { applications: [summaryOf(loanWith())] }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('There is no connection');
    isAway = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { name: `Application ${NUMBER}` })).toBeDefined();
  });

  test.each(['All my applications', 'Back'])(
    'lists several applications, opens one, and comes back by %s',
    async (back) => {
      const second = loanWith({ number: 'LA0000000002', state: 'CLOSED', outcome: 'EXPIRED' });
      const applications = [summaryOf(loanWith()), summaryOf(second)];
      const content = (
        <>
          <BackButton />
          <MyLoan />
        </>
      );
      const answers = { myApplications: () => ({ applications }), application: () => loanWith() };
      showToBorrower(showInPortal, content, answers);
      await press(`Open: Application ${NUMBER}`);
      const heading = await screen.findByRole('heading', { name: `Application ${NUMBER}` });
      await expect.poll(() => document.activeElement).toBe(heading);
      await press(back);
      await screen.findByRole('button', { name: /^Open: .*0002$/ });
      await expect
        .poll(() => document.activeElement)
        .toBe(screen.getByRole('heading', { name: 'Your applications' }));
    },
  );

  const ASKED: Partial<Loan> = {
    sections: {
      ...loanWith().sections,
      vehicle: { onRoadPrice: paise(19_000_000), downPayment: paise(6_000_000), months: 30 },
    },
  };

  test('repeats what was asked for in a draft', async () => {
    showLoan(loanWith(ASKED));
    const panel = await screen.findByRole('region', { name: 'What you asked for' });
    expect(panel.textContent).toContain('30 months');
  });

  test('repeats what was asked for where the offers cannot be loaded', async () => {
    showLoan(loanWithCase('PROCESSING', ASKED), {
      offers: () => AWAY,
    });
    expect(await screen.findByRole('region', { name: 'What you asked for' })).toBeDefined();
  });

  test('does not repeat it above an offer', async () => {
    const offers = [offerThat('OPEN')];
    showLoan(loanWithCase('OFFERED', ASKED), { offers: () => ({ offers, coolingOffUntil: null }) });
    await screen.findByText('1 offer has come.');
    expect(screen.queryByRole('region', { name: 'What you asked for' })).toBeNull();
  });

  test.each([
    ['PROCESSING', 'With the lenders'],
    ['OFFERED', 'Waiting for your answer'],
    ['OFFER_ACCEPTED', 'Offer accepted'],
    ['AGREEMENT_PENDING', 'Agreement under way'],
    ['AGREED', 'Agreement signed'],
    ['DISBURSEMENT_PENDING', 'Payment under way'],
  ])('says on the badge how far the lender is with it: %s', async (state, badge) => {
    const loan = loanWithCase(state);
    showLoan(loan);
    expect(await screen.findByText(badge)).toBeDefined();
  });

  test('says so in the list as well', async () => {
    const second = loanWith({ number: 'LA0000000002' });
    const applications = [summaryOf(loanWithCase('AGREEMENT_PENDING')), summaryOf(second)];
    showLoan(loanWith(), { myApplications: () => ({ applications }) });
    expect(await screen.findByText('Agreement under way')).toBeDefined();
  });

  test.each([
    [1, '1 offer has come.'],
    [2, '2 offers have come.'],
  ])('counts the offers that have come: %d', async (count, text) => {
    const offers = Array.from({ length: count }, () => offerThat('OPEN'));
    showLoan(loanWithCase('OFFERED'), { offers: () => ({ offers, coolingOffUntil: null }) });
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('repeats what was asked for until there is an offer', async () => {
    const vehicle = {
      vehicleKind: 'e-rickshaw',
      model: 'Madeup Model',
      onRoadPrice: paise(17_000_000),
      downPayment: paise(4_000_000),
      months: 36,
    } as const;
    const sections = { ...loanWith().sections, vehicle };
    showLoan(loanWithCase('PROCESSING', { sections }));
    const asked = within(await screen.findByRole('region', { name: 'What you asked for' }));
    for (const text of ['₹1,30,000', '36 months', '₹40,000', '₹1,70,000', /Madeup Model/]) {
      expect(asked.getByText(text)).toBeDefined();
    }
  });

  test('no longer does so beside an offer', async () => {
    const offers = () => ({ offers: [offerThat('OPEN')], coolingOffUntil: null });
    showLoan(loanWithCase('OFFERED'), { offers });
    await screen.findByText('1 offer has come.');
    expect(screen.queryByRole('region', { name: 'What you asked for' })).toBeNull();
  });

  test('links back to a draft, and says how much is done', async () => {
    const bank = { holder: 'Asha Verma', accountNumber: '123456789', ifsc: 'SBIN0000001' };
    const { sections } = loanWith();
    showLoan(loanWith({ sections: { ...sections, bank } }), {
      listDocuments: () => ({ documents: [], bytes: 0, maxBytes: 1 }),
    });
    const link = await screen.findByRole('link', { name: 'Go on' });
    expect(link.getAttribute('href')).toBe(`/apply?number=${NUMBER}`);
    expect(await screen.findByText('1 of 8 parts done')).toBeDefined();
    const bar = screen.getByRole('progressbar', { name: 'Done so far' });
    expect(bar.getAttribute('aria-valuenow')).toBe('1');
  });

  test.each(LENDER_CASE_STATES)('has a line for a lender that is %s', async (state) => {
    showLoan(loanWithCase(state));
    const line = (await screen.findByText('Tulsi')).nextElementSibling;
    expect(line?.textContent).not.toContain('does not know yet');
  });

  test.each([
    ['CREATED', true, /^Sent\. The lender has not confirmed/],
    ['CREATED', false, /after our check/],
    ['CANCELLED', true, /^Ended\./],
    ['CANCELLED', false, /^It was not sent to this lender/],
  ])(
    'says of a lender that is %s whether it was sent the application: %s',
    async (state, isSent, words) => {
      const lenders = loanWithCase(state).lenders.map((lender) => ({ ...lender, isSent }));
      showLoan(loanWithCase(state, { lenders }));
      const line = (await screen.findByText('Tulsi')).nextElementSibling;
      expect(line?.textContent).toMatch(words);
    },
  );

  test.each(APPLICATION_OUTCOMES)('says how an application ended that is %s', async (outcome) => {
    showLoan(loanWith({ state: 'CLOSED', outcome }));
    expect(await screen.findByRole('heading', { name: 'How it ended' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Withdraw the application' })).toBeNull();
  });

  test.each([
    [loanWithCase('EXPIRED'), /^This application ended, as its last offer/],
    [loanWith(), /^This application lapsed, as nothing was done/],
  ])('says what lapsed', async (loan, words) => {
    showLoan({ ...loan, state: 'CLOSED', outcome: 'EXPIRED' });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('gives the reason of the service for turning an application down', async () => {
    const rejectReason = 'cannot-be-confirmed';
    showLoan(loanWith({ state: 'CLOSED', outcome: 'REJECTED', rejectReason }));
    expect(await screen.findByText(rejectionReasonIn(rejectReason, 'en'))).toBeDefined();
  });

  test.each([
    [['OPEN'], '1 offer waits for your answer.'],
    [['OPEN', 'OPEN', 'DECLINED'], '2 offers wait for your answer.'],
  ] as const)('says how many of the offers wait: %j', async (states, words) => {
    const offers = states.map((state) => offerThat(state));
    showLoan(loanWithCase('OFFERED'), { offers: () => ({ offers, coolingOffUntil: null }) });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('shows one way out of a loan that can be left, and one timeline', async () => {
    const coolingOffUntil = Date.now() + 86_400_000;
    showLoan(loanWithCase('OFFER_ACCEPTED'), {
      offers: () => ({ offers: [offerThat('ACCEPTED')], coolingOffUntil }),
      ownDelivery: () => ({ dealerId: null, delivery: null }),
    });
    expect(await screen.findByRole('button', { name: 'Leave this loan' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Withdraw the application' })).toBeNull();
    const now = document.querySelectorAll('[aria-current="step"]');
    expect([...now].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('The lender prepares the agreement'),
    ]);
  });

  test('says how it is with the guarantor', async () => {
    const guarantor = { name: 'Asha', mobileNumber: '9876543210', state: 'INVITED' } as const;
    showLoan(loanWith({ guarantor }));
    expect(await screen.findByText(/Asha has not agreed yet/)).toBeDefined();
  });
});

describe('what is asked of the borrower', () => {
  const asking = loanWithCase('CREATED', {
    state: 'ACTION_REQUIRED',
    changeRequests: [
      {
        id: crypto.randomUUID(),
        lenderId: null,
        sections: ['address'],
        documents: [],
        reason: 'incomplete',
        askedAt: 0,
        answeredAt: null,
      },
    ],
  });

  test('names the reason and links to the section', async () => {
    showLoan(asking);
    expect(await screen.findByText(changeReasonIn('incomplete', 'en'))).toBeDefined();
    const link = screen.getByRole('link', { name: 'Correct: Address' });
    expect(link.getAttribute('href')).toBe(`/apply?number=${NUMBER}#address`);
  });

  test('gives the reason once where documents are asked for as well', async () => {
    const changeRequests = asking.changeRequests.map((request) => ({
      ...request,
      documents: ['photograph' as const],
    }));
    showLoan(
      { ...asking, changeRequests },
      {
        listDocuments: () => ({ documents: [], bytes: 0, maxBytes: 1 }),
      },
    );
    expect(await screen.findByText('This is asked for.')).toBeDefined();
    expect(screen.getAllByText(changeReasonIn('incomplete', 'en'), { exact: false })).toHaveLength(
      1,
    );
  });

  test('is sent again with the version that was seen', async () => {
    const sent = { number: NUMBER, version: 4, state: 'IN_REVIEW' };
    const asked = showLoan(asking, { resubmit: () => sent });
    await press('Send again');
    expect(await screen.findByText(/We have it/)).toBeDefined();
    expect(bodiesOf(asked, 'resubmit')).toMatchObject([{ number: NUMBER, version: 3 }]);
  });

  test('is named when it is missing still', async () => {
    const fields = ['bank.ifsc', 'document:insurance', 'consent:share-with-lender:tulsi'];
    showLoan(asking, {
      resubmit: () => fail({ kind: 'refused', status: 400, fields }),
    });
    await press('Send again');
    const alert = await screen.findByText('This is still missing:');
    const listed = within(alert.closest('[role=alert]') ?? document.body).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      'Bank account',
      expect.stringContaining('nsurance'),
      'A consent: Send my application to Tulsi',
    ]);
  });

  test('says which lender it no longer fits', async () => {
    const current = { unmatched: [{ lenderId: 'tulsi', productId: 'tulsi-vehicle', reasons: [] }] };
    showLoan(asking, {
      resubmit: () => fail({ kind: 'refused', status: 409, current }),
    });
    await press('Send again');
    expect(await screen.findByText(/no longer fits the loan of: Tulsi/)).toBeDefined();
  });
});

describe('withdrawing', () => {
  const withdraw = async () => {
    await open('Withdraw the application');
    await press('Withdraw the application');
    await press('Withdraw it');
  };

  test('asks first, and then says that it is done', async () => {
    const asked = showLoan(loanWithCase('PROCESSING'), {
      withdraw: () => ({ number: NUMBER, version: 4 }),
    });
    await withdraw();
    expect(await screen.findByText('Your application is withdrawn.')).toBeDefined();
    expect(bodiesOf(asked, 'withdraw')).toHaveLength(1);
    await expect.poll(() => document.activeElement?.textContent).toBe(`Application ${NUMBER}`);
  });

  test('points to the cooling-off period once the lender has begun to pay', async () => {
    const current = { state: 'WITH_LENDER', version: 3 };
    showLoan(loanWithCase('DISBURSEMENT_PENDING'), {
      withdraw: () => fail(refused('payment-begun', current)),
    });
    await withdraw();
    expect((await screen.findByRole('alert')).textContent).toContain('cooling-off period');
  });

  test('retries automatically while something is being sent to a lender', async () => {
    const sending = fail({ kind: 'refused', status: 503, retryAfterSeconds: 1 });
    const answers = [sending, { number: NUMBER, version: 4 }];
    const asked = showLoan(loanWithCase('PROCESSING'), {
      withdraw: () => answers.shift() ?? sending,
    });
    await withdraw();
    expect(await screen.findByText(/We will try again in 1 second;/)).toBeDefined();
    await waitFor(() => expect(screen.getByText('Your application is withdrawn.')).toBeDefined(), {
      timeout: 3000,
    });
    const [first, second] = bodiesOf(asked, 'withdraw');
    expect(second).toEqual(first);
  });
});

describe('consents', () => {
  test.each([
    ['share-with-lender', 'tulsi', /Nothing more about you is sent to Tulsi/],
    ['check-documents', null, /your application ends with every lender/],
    ['share-status-with-dealer', null, /goes on as before/],
  ] as const)(
    'withdrawing the consent %s says first what follows',
    async (purpose, lenderId, consequence) => {
      const consent = consentTo(purpose, lenderId);
      const asked = showLoan(loanWithCase('PROCESSING', { consents: [consent] }), {
        withdrawConsent: () => ({ consent: consent.id }),
      });
      await open('What you agreed to');
      await press(/Withdraw this consent/);
      expect(await screen.findByText(consequence)).toBeDefined();
      expect(bodiesOf(asked, 'withdrawConsent')).toEqual([]);
      await press('Withdraw it');
      expect(await screen.findByText('The consent is withdrawn.')).toBeDefined();
      expect(bodiesOf(asked, 'withdrawConsent')).toMatchObject([{ consent: consent.id }]);
    },
  );
});

describe('emails about an application', () => {
  const status = { email: 'asha@example.in', sendsMail: true, hasCode: false, waitSeconds: 0 };
  const showWith = (isConfirmed: boolean, changes: object = {}) =>
    showToBorrower(
      showInPortal,
      <MyLoan />,
      {
        myApplications: () => ({ applications: [summaryOf(loanWith())] }),
        application: () => loanWith(),
        offers: () => ({ offers: [], coolingOffUntil: null }),
        emailStatus: () => ({ ...status, isConfirmed, ...changes }),
      },
      { usesGatewayAdditions: () => Promise.resolve(true) },
    );

  test('begin once the email is confirmed, to which a link leads', async () => {
    showWith(false);
    expect(await screen.findByRole('link', { name: 'Confirm it in your profile' })).toBeDefined();
    expect(screen.getByText(/once you have confirmed your email/)).toBeDefined();
  });

  test.each([
    ['the email is confirmed', true, {}],
    ['the service sends no email', false, { sendsMail: false }],
  ])('emails are not mentioned where %s', async (_, isConfirmed, changes) => {
    const asked = showWith(isConfirmed, changes);
    await waitFor(() => expect(asked.map(({ name }) => name)).toContain('emailStatus'));
    expect(await screen.findByRole('heading', { name: /Application LA/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Confirm it in your profile' })).toBeNull();
  });
});
