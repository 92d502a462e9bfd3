/** Offers as the gateway answers them, for tests. */
import { endOfIndianDay } from '#domain/days.ts';
import type { ownDelivery } from '#contract/applications/delivery.ts';
import type { application } from '#contract/applications/loans.ts';
import type { offers } from '#contract/applications/offers.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { Language } from '#domain/languages.ts';
import type { Fee } from '#domain/lending/catalogue/fees.ts';
import {
  canonicalKeyFacts,
  type KeyFactsStatement,
  keyFactsOf,
} from '#domain/lending/offers/key-facts-statement.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import type { Lender, Rate } from '#domain/lending/catalogue/product.ts';
import { repaymentOf } from '#domain/lending/offers/repayment.ts';
import { NO_SECTIONS } from '#domain/lending/sections.ts';
import { paise } from '#domain/money/money.ts';
import { answerFor, EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { sha256Of } from '#renderer/ui/key-facts/statement-text.ts';

type OffersReply = ReplyOf<typeof offers>;
type ApplicationReply = ReplyOf<typeof application>;
type DeliveryReply = ReplyOf<typeof ownDelivery>;

export const NUMBER = 'LA0123456789';
export const MADE_AT = Date.parse('2026-11-23T06:00:00Z');

type Terms = {
  readonly amount?: number;
  readonly months?: number;
  readonly rate?: Rate;
  readonly fees?: readonly Fee[];
  readonly language?: Language;
  readonly lender?: Lender;
};

const TERMS = {
  amount: paise(12_000_000),
  months: 24,
  rate: EXAMPLE_PRODUCT.rate,
  fees: [],
  language: 'en',
  lender: EXAMPLE_LENDER,
} as const;

/** The statement of a loan on these terms. */
export function statementOf(terms: Terms): KeyFactsStatement {
  const { amount, months, rate, fees, language, lender } = { ...TERMS, ...terms };
  return keyFactsOf({
    number: 'KFS-1',
    applicationNumber: NUMBER,
    language,
    madeOn: '2026-11-23',
    validTill: '2026-11-26',
    lender,
    product: { ...EXAMPLE_PRODUCT, rate },
    offer: drawUpOffer({ rate, fees: [...fees] }, paise(amount), months),
    schedule: repaymentOf({ principal: paise(amount), months, rate }),
    service: {
      name: 'RinSetu',
      officer: { name: 'Officer', email: 'help@portal.example', phone: '00000 00000' },
    },
  });
}

export const OTHER_LENDER: Lender = {
  ...EXAMPLE_LENDER,
  id: 'ashok',
  names: { en: 'Ashok', hi: 'अशोक' },
};

/** An offer of a loan on these terms. */
export async function offerOf(
  terms: Terms,
  over: Partial<OffersReply['offers'][number]> = {},
): Promise<OffersReply['offers'][number]> {
  const { amount, months, rate, fees, lender } = { ...TERMS, ...terms };
  const keyFacts = canonicalKeyFacts(statementOf(terms));
  return {
    offer: crypto.randomUUID(),
    lenderId: lender.id,
    state: 'OPEN',
    madeAt: MADE_AT,
    validUntil: endOfIndianDay('2026-11-26'),
    decidedAt: null,
    terms: drawUpOffer({ rate, fees: [...fees] }, paise(amount), months),
    keyFacts,
    keyFactsHash: await sha256Of(keyFacts),
    ...over,
  };
}

/** The application that lenders have, matched with the example's product. */
export function applicationOf(over: Partial<ApplicationReply> = {}): ApplicationReply {
  return {
    number: NUMBER,
    state: 'WITH_LENDER',
    outcome: null,
    version: 7,
    createdAt: MADE_AT,
    letters: { all: 0, unread: 0 },
    changedAt: MADE_AT,
    submittedAt: MADE_AT,
    lookDueAt: null,
    sections: NO_SECTIONS,
    missing: [],
    match: answerFor({}),
    isMatchStale: false,
    isFromQuote: false,
    ways: [],
    guarantor: null,
    chosenProducts: [],
    lenders: [EXAMPLE_LENDER, OTHER_LENDER].map(({ id }) => ({
      lenderId: id,
      productId: EXAMPLE_PRODUCT.productId,
      productVersion: 1,
      state: 'OFFERED',
      isSent: true,
    })),
    consents: [],
    changeRequests: [],
    rejectReason: null,
    ...over,
  };
}

export function deliveryOf(over: Partial<NonNullable<DeliveryReply['delivery']>>): DeliveryReply {
  return {
    dealerId: 'madeup-motors',
    delivery: {
      state: 'REQUESTED',
      amount: paise(11_900_000),
      paid: paise(0),
      prices: {
        exShowroomPrice: paise(15_000_000),
        onRoadPrice: paise(16_000_000),
        downPayment: paise(4_000_000),
      },
      invoice: null,
      deliveredOn: null,
      payments: [],
      ...over,
    },
  };
}
