import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { fail, succeed } from '#contract/result.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { LoanOffers } from '#renderer/features/applications/offers/loan-offers.tsx';
import { type AnswersByName, type Asked } from '#renderer/platform/testing/calls.tsx';
import {
  LOAN_AREAS,
  showWithGateway,
} from '#renderer/features/applications/offers/testing/show-with-gateway.tsx';
import {
  applicationOf,
  MADE_AT,
  NUMBER,
  offerOf,
  OTHER_LENDER,
} from '#renderer/features/applications/offers/testing/shown-offers.ts';

const showInPortal = await portalRenderer({ areas: LOAN_AREAS });

type Offer = Awaited<ReturnType<typeof offerOf>>;

const FEE = {
  kind: 'fixed',
  names: { en: 'Processing fee', hi: 'प्रोसेसिंग फ़ीस' },
  paise: paise(100_000),
  isDeducted: true,
} as const;

const TULSI = await offerOf({});
const DEARER = await offerOf({ fees: [FEE] });
const ASHOK = await offerOf({ lender: OTHER_LENDER, rate: { kind: 'flat', percent: 8 } });

/** Offers that change when one is accepted or declined. */
function gateway(offers: readonly Offer[], answerOffer?: () => GatewayFailure | null) {
  let now = offers;
  const answers: AnswersByName = {
    offers: () => succeed({ offers: [...now], coolingOffUntil: null }),
    application: () => succeed(applicationOf()),
    ownDelivery: () => succeed({ dealerId: null, delivery: null }),
    answerOffer: () => {
      const failure = answerOffer?.() ?? null;
      return failure === null ? succeed({ number: NUMBER, version: 8 }) : fail(failure);
    },
  };
  const become = (offer: Offer, state: Offer['state']) => {
    now = now.map((each) => (each === offer ? { ...each, state, decidedAt: MADE_AT } : each));
  };
  return { answers, become };
}

const show = (answers: AnswersByName) =>
  showWithGateway(showInPortal, <LoanOffers number={NUMBER} />, answers);
const lastOf = (asked: readonly Asked[]) => asked.findLast(({ name }) => name === 'answerOffer');
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const openTulsi = () => press('Read the key facts statement of Tulsi');

async function acceptTulsi(): Promise<void> {
  await openTulsi();
  await userEvent.click(await screen.findByRole('checkbox', { name: /I have read/ }));
  await press('Accept with a code');
  await press('The code is right');
}

describe('offers', () => {
  it('are announced as missing while there are none', async () => {
    show(gateway([]).answers);
    expect(await screen.findByText(/No lender has made an offer yet/)).toBeDefined();
  });

  it('are shown side by side with the lowest APR first', async () => {
    show(gateway([TULSI, ASHOK]).answers);
    const list = await screen.findByRole('list', { name: 'Open offers' });
    const names = within(list).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toStrictEqual(['Ashok', 'Tulsi']);
    expect(list.textContent).toContain('₹1,20,000');
    expect(list.textContent).toContain('Until Thursday, 26 Nov 2026, 11:59 pm');
    expect(within(list).getByText(/This lender is fictional/)).toBeDefined();
    expect(within(list).getByText('The same as when lenders were matched.')).toBeDefined();
  });

  it('say where they are not what was shown at matching', async () => {
    show(gateway([DEARER]).answers);
    expect(await screen.findByText('At matching: ₹1,20,000')).toBeDefined();
    expect(screen.getAllByText('At matching: ₹0').length).toBeGreaterThan(0);
    expect(screen.getByText(/^Not the same as when lenders were matched/)).toBeDefined();
  });

  it('say how the instalment sits with the earnings before one is accepted', async () => {
    const work = { per: 'month', income: paise(3_000_000), costs: paise(1_500_000) } as const;
    const { answers } = gateway([TULSI]);
    const { sections } = applicationOf();
    show({
      ...answers,
      application: () => succeed(applicationOf({ sections: { ...sections, work } })),
    });
    expect(await screen.findByText(/^Tight: the instalment is 39.9%/)).toBeDefined();
    await openTulsi();
    expect(await screen.findByRole('checkbox', { name: /I have read/ })).toBeDefined();
    expect(screen.getByText(/^Tight: the instalment is 39.9%/)).toBeDefined();
  });

  it('in a translation that nobody has checked can be compared with English, as long as it was kept', async () => {
    const keyFactsInEnglish = TULSI.keyFacts ?? '';
    const inHindi = await offerOf({ language: 'hi' }, { keyFactsInEnglish });
    show(gateway([inHindi]).answers);
    await openTulsi();
    expect(await screen.findByText(/^No expert has checked this translation yet/)).toBeDefined();
    const english = screen.getByText('The same statement in English').closest('details');
    const { getAllByText } = within(english ?? document.body);
    expect(
      getAllByText('Sanctioned amount: the loan amount')[0]?.closest('[dir=ltr]'),
    ).toHaveProperty('lang', 'en');
    expect(screen.getByRole('heading', { level: 3, name: 'मुख्य तथ्य विवरण' }).lang).toBe('hi');
  });

  it('keep the direction of what a lender wrote, in a language from right to left', async () => {
    show(gateway([await offerOf({ language: 'ur' })]).answers);
    await openTulsi();
    const { en } = EXAMPLE_PRODUCT.penalCharge.words;
    expect((await screen.findByText(en)).closest('bdi')?.closest('[dir]')).toHaveProperty(
      'dir',
      'rtl',
    );
  });

  it('in a translation from before can be read without the English', async () => {
    show(gateway([await offerOf({ language: 'hi' })]).answers);
    await openTulsi();
    expect(await screen.findByText(/^No expert has checked this translation yet/)).toBeDefined();
    expect(screen.queryByText('The same statement in English')).toBeNull();
  });

  it.each([
    ['EXPIRED', 'Lapsed on 26 Nov 2026: nobody had accepted it by then'],
    ['WITHDRAWN', 'Withdrawn by the lender on 23 Nov 2026'],
    ['DECLINED', 'Declined on 23 Nov 2026'],
  ] as const)('an offer that is %s says so, and can only be read', async (state, words) => {
    show(gateway([{ ...TULSI, state, decidedAt: MADE_AT }]).answers);
    expect(await screen.findByText(words)).toBeDefined();
    await openTulsi();
    expect(await screen.findByText(/Checked on this device/)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Decline this offer' })).toBeNull();
  });

  it('an offer whose content was removed says so', async () => {
    show(gateway([{ ...TULSI, state: 'DECLINED', terms: null, keyFacts: null }]).answers);
    expect(await screen.findByText(/What this offer said has been deleted/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers that cannot be fetched can be asked for again', async () => {
    let isAway = true;
    const { answers } = gateway([TULSI]);
    show({
      ...answers,
      offers: (asked) =>
        isAway ? fail({ kind: 'unreachable' }) : (answers.offers?.(asked) ?? succeed({})),
    });
    expect(await screen.findByText(/There is no connection/)).toBeDefined();
    isAway = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Tulsi' })).toBeDefined();
  });
});

describe('the key facts statement', () => {
  it('is shown in full in the language it was made in, and found to be the recorded one', async () => {
    show(gateway([await offerOf({ language: 'hi' })]).answers);
    await press(/Read the key facts statement/);
    expect(await screen.findByText(/Checked on this device/)).toBeDefined();
    expect(screen.getByText(/This statement is in Hindi/)).toBeDefined();
    const working = screen.getByRole('table', { name: /^B\. / });
    expect(working.closest('[lang]')?.getAttribute('lang')).toBe('hi');
    const schedule = screen.getByRole('table', { name: 'किस्तों की तालिका' });
    expect(within(schedule).getAllByRole('row')).toHaveLength(1 + 24);
  });

  it('a key facts statement that is not the recorded one cannot be accepted', async () => {
    const keyFacts = (TULSI.keyFacts ?? '').replace('"percent":18', '"percent":8');
    show(gateway([{ ...TULSI, keyFacts }]).answers);
    await openTulsi();
    expect(await screen.findByText(/nothing can be accepted here/)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  });
});

describe('accepting', () => {
  it('takes a tick, a code, and the hash of what was read', async () => {
    const { answers, become } = gateway([TULSI, ASHOK], () => {
      become(TULSI, 'ACCEPTED');
      return null;
    });
    const asked = show(answers);
    await openTulsi();
    const box = await screen.findByRole('checkbox', { name: /I have read/ });
    expect(box).toHaveProperty('checked', false);
    await press('Accept with a code');
    expect(await screen.findByText('Please tick that you have read the statement.')).toBeDefined();
    expect(lastOf(asked)).toBeUndefined();
    await userEvent.click(box);
    await press('Accept with a code');
    await press('The code is right');
    expect(await screen.findByText('You accepted it on 23 Nov 2026')).toBeDefined();
    expect(screen.getByText(/The offer of Tulsi is accepted/)).toBeDefined();
    expect(lastOf(asked)).toMatchObject({
      body: {
        number: NUMBER,
        version: 7,
        offer: TULSI.offer,
        decision: 'accept',
        keyFactsHash: TULSI.keyFactsHash,
      },
      proof: 'fresh-proof',
    });
  });

  it.each([
    ['EXPIRED', /lapsed while you were reading it/],
    ['WITHDRAWN', /has withdrawn this offer in the meantime/],
    ['DECLINED', /is already declined/],
  ] as const)(
    'an offer that is %s meanwhile is refused, with how it is now',
    async (state, words) => {
      const { answers, become } = gateway([TULSI], () => {
        become(TULSI, state);
        return { kind: 'refused', status: 409, current: { offer: TULSI.offer, offerState: state } };
      });
      show(answers);
      await acceptTulsi();
      expect(await screen.findByText(words)).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Accept with a code' })).toBeNull();
    },
  );

  it.each([
    [{ keyFactsHash: 'f'.repeat(64) }, /is not the one the lender’s offer is recorded with/],
    [{ state: 'WITH_LENDER', version: 9 }, /Your application has changed in the meantime/],
  ] as const)('is refused with %j in words, and can be tried anew', async (current, words) => {
    show(gateway([TULSI], () => ({ kind: 'refused', status: 409, current })).answers);
    await acceptTulsi();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Accept with a code' })).toBeDefined();
  });

  it('asks for another code if the first is too old', async () => {
    const failures: GatewayFailure[] = [{ kind: 'refused', status: 403 }];
    const { answers, become } = gateway([TULSI], () => {
      const failure = failures.pop() ?? null;
      if (failure === null) become(TULSI, 'ACCEPTED');
      return failure;
    });
    show(answers);
    await acceptTulsi();
    expect(await screen.findByText(/That code is no longer valid/)).toBeDefined();
    await press('The code is right');
    expect(await screen.findByText(/The offer of Tulsi is accepted/)).toBeDefined();
  });

  it('an acceptance that is not answered is asked for again as the same request', async () => {
    const failures: GatewayFailure[] = [{ kind: 'unreachable' }];
    const { answers, become } = gateway([TULSI], () => {
      const failure = failures.pop() ?? null;
      if (failure === null) become(TULSI, 'ACCEPTED');
      return failure;
    });
    const asked = show(answers);
    await acceptTulsi();
    expect(await screen.findByText(/do not know yet whether your acceptance/)).toBeDefined();
    await press('Try again');
    expect(await screen.findByText(/The offer of Tulsi is accepted/)).toBeDefined();
    const [first, second] = asked.filter(({ name }) => name === 'answerOffer');
    expect(second).toStrictEqual(first);
  });

  it('an acceptance that was not answered is seen to have arrived', async () => {
    const { answers, become } = gateway([TULSI], () => {
      become(TULSI, 'ACCEPTED');
      return { kind: 'unreachable' };
    });
    show(answers);
    await acceptTulsi();
    expect(await screen.findByText('You accepted it on 23 Nov 2026')).toBeDefined();
    expect(screen.queryByText(/do not know yet/)).toBeNull();
  });
});

describe('declining', () => {
  it('takes a reason, and says what ends with it', async () => {
    const { answers, become } = gateway([TULSI, ASHOK], () => {
      become(TULSI, 'DECLINED');
      return null;
    });
    const asked = show(answers);
    await openTulsi();
    await press('Decline this offer');
    expect(screen.getByText(/your application with this lender ends/)).toBeDefined();
    await press('Decline');
    expect(await screen.findByText('Please choose a reason.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'It costs too much' }));
    await press('Decline');
    expect(await screen.findByText('The offer of Tulsi is declined.')).toBeDefined();
    expect(lastOf(asked)).toMatchObject({ body: { decision: 'decline', reason: 'cost' } });
  });

  it('says that the application ends with its last offer', async () => {
    const { answers } = gateway([TULSI]);
    const sent = { productVersion: 1, isSent: true };
    const lenders = [
      { ...sent, lenderId: EXAMPLE_LENDER.id, productId: 'p', state: 'OFFERED' },
      { ...sent, lenderId: OTHER_LENDER.id, productId: 'q', state: 'REJECTED' },
    ];
    show({ ...answers, application: () => succeed(applicationOf({ lenders })) });
    await openTulsi();
    await press('Decline this offer');
    expect(screen.getByText(/if you decline, it is closed/)).toBeDefined();
  });
});
