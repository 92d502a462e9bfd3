// @vitest-environment jsdom
/**
 * One loan, ₹1,30,000 over 36 months with the sample product Neem, in every place that shows its figures, in both
 * languages. The figures were worked out by hand; a place that differs by a paisa, or leaves one out, fails.
 */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { succeed } from '#contract/result.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import type { CostName } from '#domain/lending/offers/cost-breakdown.ts';
import { byYear } from '#domain/loans/schedule.ts';
import { kindsAskedOfGuarantor } from '#domain/lending/documents.ts';
import { guaranteeNotice } from '#domain/lending/notifications/written-notices.ts';
import { repaymentOf } from '#domain/lending/offers/repayment.ts';
import { paise, rupeesOf } from '#domain/money/money.ts';
import { countPaise } from '#domain/money/rounding.ts';
import { EXAMPLE_INPUT, answerFor } from '#domain/testing/example-product.ts';
import { answering, answeringByName, WithQueries } from '#renderer/platform/testing/calls.tsx';
import {
  AMOUNT,
  AT_COUNTER,
  DOWN_PAYMENT,
  FIGURES,
  LINES,
  MATCHED,
  MONTHS,
  NEEM,
  PRODUCT_ID,
  TERMS,
  amountsIn,
  figuresOfQuote,
  inWhole,
  plain,
  shownText,
} from '#renderer/app/testing/one-loan.ts';
import { BY_NAME, NAMING_AREAS, faultsOfLabels } from '#renderer/app/testing/one-loan-rows.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { LoanCalculator } from '#renderer/features/calculator/loan-calculator.tsx';
import { DEFAULT_QUOTE, type Quote } from '#renderer/features/calculator/quote/quote-address.ts';
import { ScheduleTool } from '#renderer/features/calculator/tools/schedule-tool.tsx';
import { KeyFactsTool } from '#renderer/features/calculator/tools/key-facts-tool.tsx';
import { Guarantee } from '#renderer/features/applications/guarantor/guarantee.tsx';
import { MatchedLoan } from '#renderer/features/applications/matching/answer/matched-loan.tsx';
import { LoanOffers } from '#renderer/features/applications/offers/loan-offers.tsx';
import { showWithGateway } from '#renderer/features/applications/offers/testing/show-with-gateway.tsx';
import {
  MADE_AT,
  NUMBER,
  applicationOf,
  offerOf,
  statementOf,
} from '#renderer/features/applications/offers/testing/shown-offers.ts';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { DraftContext } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { openDraft } from '#renderer/features/applications/wizard/draft/open-draft.ts';
import { ConsentsStep } from '#renderer/features/applications/wizard/steps/consents-step.tsx';
import { OfferedProduct } from '#renderer/features/applications/wizard/steps/lenders/offered-product.tsx';
import { EMPTY } from '#renderer/features/applications/wizard/testing/kept-application.ts';
import { LenderTable } from '#renderer/features/dealer-desk/quote/figures/lender-table.tsx';
import { OfferPreview } from '#renderer/features/lender/offer/offer-preview.tsx';
import { ReadStatement } from '#renderer/features/lender/offer/read-statement.tsx';
import type { Telling } from '#renderer/features/operator/application/record/history-words.ts';
import { Lenders } from '#renderer/features/operator/application/record/lenders.tsx';
import { aReviewed } from '#renderer/features/operator/application/testing/a-reviewed-application.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { StatementView } from '#renderer/ui/key-facts/statement-view.tsx';
import { inRupeesAndPaise } from '#renderer/ui/text/rupees.ts';

const statementIn = (language: Language) => statementOf({ ...TERMS, language });

const AREAS_OF_LOANS = [
  'auth',
  'applications',
  'guarantor',
  'apply',
  'affordability',
  'cost',
  'dealer-quote',
  'from-dealer',
  'quote-sheet',
  'calculator',
  'key-facts',
  'loan-tools',
  'numbers',
  'lender',
  'lender-inbox',
  'matching',
  'offers',
  'operator-application',
  'operator-queue',
  'staff',
] as const;

afterEach(() => {
  window.localStorage.clear();
});

const offerIn = (language: Language, state: 'OPEN' | 'ACCEPTED') =>
  offerOf({ ...TERMS, language }, { state, decidedAt: state === 'OPEN' ? null : MADE_AT });

const LENDER_CASE = {
  lenderId: NEEM.lender.id,
  productId: PRODUCT_ID,
  productVersion: 1,
  state: 'OFFERED',
  isSent: true,
} as const;

/** Shows something with a gateway that knows of this one loan. */
async function showLoan(show: Show, language: Language, state: 'OPEN' | 'ACCEPTED') {
  const offer = await offerIn(language, state);
  const match = { ...answerFor({}), matched: [MATCHED] };
  const caseState = state === 'OPEN' ? 'OFFERED' : 'AGREED';
  const lenders = [{ ...LENDER_CASE, state: caseState }];
  showWithGateway(show, <LoanOffers number={NUMBER} />, {
    offers: () => succeed({ offers: [offer], coolingOffUntil: null }),
    application: () => succeed(applicationOf({ match, lenders })),
    ownDelivery: () => succeed({ dealerId: null, delivery: null }),
  });
  await screen.findByText(LINES.totalPaid);
}

const draftWith = (state: Partial<Application>) =>
  openDraft(
    { ...EMPTY, ...state },
    { call: answering([]).call, device: deviceStore('RS1', EMPTY.number, window.localStorage) },
  );

async function showConsents(show: Show, language: Language) {
  const notice = {
    purpose: 'share-with-lender',
    lenderId: NEEM.lender.id,
    language,
    hash: 'a'.repeat(64),
    title: 'Neem',
    text: 'Neem',
    rights: 'Neem',
    items: [],
    isRequired: true,
  };
  const draft = draftWith({
    match: { ...answerFor({}), matched: [MATCHED] },
    chosenProducts: [PRODUCT_ID],
  });
  const { call } = answeringByName({ notices: () => succeed({ language, notices: [notice] }) });
  show(
    <WithQueries>
      <DraftContext value={draft}>
        <ConsentsStep />
      </DraftContext>
    </WithQueries>,
    { call },
  );
  await screen.findByRole('region', { name: 'Neem' });
}

/** What the gateway tells a guarantor of the loan. */
function guaranteeIn(language: Language) {
  const documents = kindsAskedOfGuarantor(NEEM.product.documents.beforeSanction);
  return {
    borrowerName: 'Madeup Borrower',
    guarantorName: 'Madeup Guarantor',
    amount: AMOUNT,
    months: MONTHS,
    loans: [{ lenderName: 'Neem', productName: 'Neem', offer: MATCHED.offer }],
    state: 'INVITED',
    notice: { ...guaranteeNotice(language, documents), hash: 'a'.repeat(64) },
    documents,
    mustAgreeAgain: false,
    isSubmitted: false,
  };
}

/** What operators and lenders read of the offer. */
async function telling(words: Translator): Promise<Telling> {
  const { terms } = await offerIn(words.language, 'OPEN');
  const made = { offer: crypto.randomUUID(), lenderId: NEEM.lender.id, state: 'OPEN' };
  return {
    words,
    lenderName: () => 'Neem',
    application: aReviewed({ offers: [{ ...made, madeAt: 0, validUntil: 1, terms }] }),
  };
}

function OperatorsRecord({ of }: { readonly of: (words: Translator) => Promise<Telling> }) {
  const words = useTranslation();
  const [told, setTold] = useState<Telling | null>(null);
  useEffect(() => void of(words).then(setTold), [of, words]);
  return told === null ? null : <Lenders telling={told} />;
}

type Show = Awaited<ReturnType<typeof portalRenderer>>;
type Place = (show: Show, language: Language) => void | Promise<void>;

/** Every place that shows the loan line by line. */
const PLACES = {
  'the match card': (show) =>
    void show(<MatchedLoan loan={MATCHED} earnings={EXAMPLE_INPUT.earnings} />),
  'the choice of lenders': (show) =>
    void show(
      <OfferedProduct
        offered={MATCHED}
        earnings={null}
        before={undefined}
        isChosen={false}
        onChoose={() => {}}
      />,
    ),
  'the consents': showConsents,
  'the guarantor’s page': async (show, language) => {
    showWithGateway(show, <Guarantee token={'x'.repeat(43)} />, {
      guarantee: () => succeed(guaranteeIn(language)),
    });
    await screen.findAllByText(LINES.totalPaid);
  },
  'the offers side by side': (show, language) => showLoan(show, language, 'OPEN'),
  'an offer that can be accepted': async (show, language) => {
    await showLoan(show, language, 'OPEN');
    const [read] = screen.getAllByRole('button');
    if (read === undefined) throw new Error('the offer cannot be opened');
    await userEvent.click(read);
    await screen.findByRole('checkbox');
  },
  'the accepted loan': (show, language) => showLoan(show, language, 'ACCEPTED'),
  'the key facts statement': (show, language) =>
    void show(<StatementView statement={statementIn(language)} hash={null} />),
  'the dealer’s quote': (show) =>
    void show(<LenderTable figures={figuresOfQuote()} downPayment={DOWN_PAYMENT} />),
  'the lender’s preview': async (show, language) => {
    const offer = await offerIn(language, 'OPEN');
    if (offer.terms === null || offer.keyFacts === null) throw new Error('the offer is empty');
    const { terms, keyFacts, keyFactsHash, validUntil } = offer;
    const reply = { terms, keyFacts, keyFactsHash, validUntil, translations: [] };
    show(
      <OfferPreview
        shown={{ reply }}
        intro="Read it in full."
        send="Send"
        change="Change"
        busy={false}
        onSend={() => {}}
        onChange={() => {}}
      />,
    );
  },
  'the lender’s offers': async (show, language) =>
    void show(<ReadStatement offer={await offerIn(language, 'OPEN')} />),
  'the calculator': async (show) => {
    const query = `amount=130000&months=${MONTHS}&rate=19.5&expert=1&fee=2.36&charges=500&lenders=1`;
    window.history.replaceState(null, '', `/emi-calculator?${query}`);
    show(<LoanCalculator />);
    await screen.findByText(LINES.totalPaid);
    window.history.replaceState(null, '', '/');
  },
  'the calculator’s key facts': (show) =>
    void show(<KeyFactsTool quote={QUOTE} change={() => {}} />),
  'the calculator’s schedule on paper': (show) =>
    void show(<ScheduleTool quote={QUOTE} change={() => {}} />),
  'the operator’s record': async (show) => {
    show(<OperatorsRecord of={telling} />);
    await screen.findByText(LINES.totalPaid);
  },
} satisfies Record<string, Place>;

/** Amounts of single months or years and what is still owed, which only schedules show. */
const BY_MONTH = repaymentOf({ principal: AMOUNT, months: MONTHS, rate: NEEM.product.rate });
const OF_SCHEDULE = new Set(
  [
    ...BY_MONTH.flatMap(({ opening, closing, interest, principal, instalment }) => [
      opening,
      closing,
      // In charts.
      Math.round(closing / 100) * 100,
      interest,
      principal,
      instalment,
    ]),
    ...byYear(
      BY_MONTH.map(({ month, ...amounts }) => ({
        month,
        opening: rupeesOf(amounts.opening),
        instalment: rupeesOf(amounts.instalment),
        interest: rupeesOf(amounts.interest),
        principal: rupeesOf(amounts.principal),
        closing: rupeesOf(amounts.closing),
      })),
    ).flatMap(({ interest, principal, instalment }) =>
      [interest, principal, instalment].map(countPaise),
    ),
  ].map((amount) => plain(inRupeesAndPaise(paise(amount)))),
);
/** The other amounts that may stand next to the loan. */
const BESIDE: readonly string[] = [
  ...Object.values(BY_NAME),
  ...FIGURES.map(inWhole), // The dealer's desk.
  AT_COUNTER,
  '₹1,44,500', // The largest loan for this vehicle.
  '₹1,70,000', // The price.
  '₹50,000', // With which the calculator begins.
  '₹15,00,000', // Up to which it goes.
];

const QUOTE: Quote = {
  ...DEFAULT_QUOTE,
  amount: paise(130_000),
  months: MONTHS,
  rate: 19.5,
  expert: true,
  fee: { kind: 'percent', value: 2.36, gst: false },
  charges: 500,
  asLenders: true,
};

/** Lines that the statement has under the names of RBI's annex A instead. */
const namedByTheCircular = (place: Place): readonly CostName[] =>
  place === PLACES['the key facts statement'] ? ['amount', 'deducted', 'instalment', 'apr'] : [];

describe.each(LANGUAGES)('one loan in %s', async (language) => {
  const { t } = (await loadEdition(language, '', { areas: NAMING_AREAS })).translator;
  const show = await portalRenderer({ areas: AREAS_OF_LOANS }, language);

  it.each(Object.entries(PLACES))('has the same figures in %s', async (_, place) => {
    await place(show, language);
    const text = shownText();
    expect(FIGURES.filter((figure) => !text.includes(figure))).toStrictEqual([]);
    const known = new Set<string>([...FIGURES, ...BESIDE]);
    expect(amountsIn(text).filter((each) => !known.has(each) && !OF_SCHEDULE.has(each))).toEqual(
      [],
    );
    expect(faultsOfLabels(t, namedByTheCircular(place))).toEqual([]);
  });

  it.each([
    ['the accepted loan', PLACES['the accepted loan']],
    ['the calculator', PLACES['the calculator’s schedule on paper']],
  ] as const)('has them in the spreadsheet of %s', async (_, place: Place) => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      if (content instanceof Blob) saved.push(content);
      return 'blob:loan';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    await place(show, language);
    await userEvent.click(screen.getByRole('button', { name: /CSV/ }));
    const text = (await saved[0]?.text()) ?? '';
    for (const figure of FIGURES) {
      expect(text).toContain(Number(figure.replaceAll(/[₹,%]/g, '')).toFixed(2));
    }
  });
});
