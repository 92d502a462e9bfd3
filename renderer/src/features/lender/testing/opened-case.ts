/** A case as the gateway answers it, for tests. */
import type { ReplyOf } from '#contract/gateway.ts';
import type { lenderCases, previewOffer } from '#contract/lenders/case-calls.ts';
import type { Language } from '#domain/languages.ts';
import { canonicalKeyFacts, keyFactsOf } from '#domain/lending/offers/key-facts-statement.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import type { OfferedTerms } from '#domain/lending/offers/offered-terms.ts';
import { repaymentOf } from '#domain/lending/offers/repayment.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { sha256Of } from '#renderer/ui/key-facts/statement-text.ts';

export const NUMBER = 'LA0123456789';
export const CAME_AT = Date.parse('2026-11-23T06:00:00Z');
const HASH = 'a'.repeat(64);

/** One that waits for the lender to decide. */
export function openedCase(over: Partial<OpenedCase> = {}): OpenedCase {
  return {
    number: NUMBER,
    state: 'PROCESSING',
    version: 2,
    delivery: null,
    waitsFor: 'lender',
    next: 'decide',
    cameAt: CAME_AT,
    since: CAME_AT,
    level: null,
    unread: 0,
    acts: ['askForMore', 'makeOffer', 'reject'],
    reason: null,
    hasSystem: false,
    at: CAME_AT,
    product: EXAMPLE_PRODUCT,
    content: {
      language: 'hi',
      product: { productId: EXAMPLE_PRODUCT.productId, version: 1 },
      loan: { amount: paise(12_000_000), months: 24 },
      borrower: {
        fullName: 'Madeup Borrower',
        mobileNumber: '9812345670',
        work: {
          occupation: 'other',
          monthsOfWork: null,
          per: 'day',
          income: paise(120_000),
          costs: paise(40_000),
          dependants: 0,
        },
      },
      guarantor: null,
      consents: [
        {
          id: '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a01',
          purpose: 'share-with-lender',
          items: ['name', 'mobile-number', 'work-and-income'],
          noticeHash: HASH,
          language: 'hi',
          givenAt: '2026-11-23T05:00:00.000Z',
        },
      ],
    },
    documents: [],
    requests: [],
    offers: [],
    deliveryOrder: null,
    draft: null,
    secondPerson: { offersAbove: null, payments: false },
    notes: [],
    messages: [],
    ...over,
  };
}

/** Agreed and delivered: the dealer is to be paid. */
export function deliveredCase(paid: number): OpenedCase {
  const state = paid === 0 ? 'DELIVERED' : 'PART_PAID';
  return openedCase({
    state: 'AGREED',
    version: 5,
    delivery: state,
    next: 'pay',
    acts: ['prepareDisbursal', 'reportPayment'],
    deliveryOrder: {
      state,
      amount: paise(11_000_000),
      paid: paise(paid),
      dealer: { id: 'madeup', names: { en: 'Madeup Motors', hi: 'काल्पनिक मोटर्स' } },
      invoice: null,
      deliveredOn: '2026-11-20',
      payments: [],
    },
  });
}

export function inboxOf(
  cases: readonly Partial<ReplyOf<typeof lenderCases>['cases'][number]>[],
  over: Partial<ReplyOf<typeof lenderCases>> = {},
): ReplyOf<typeof lenderCases> {
  return {
    lender: { id: 'tulsi', names: { en: 'Tulsi', hi: 'तुलसी' }, hasSystem: false },
    cases: cases.map((one) => ({
      number: NUMBER,
      state: 'CREATED' as const,
      version: 1,
      delivery: null,
      waitsFor: 'lender' as const,
      next: 'open-package' as const,
      cameAt: CAME_AT,
      since: CAME_AT,
      level: null,
      unread: 1,
      product: { productId: EXAMPLE_PRODUCT.productId, names: EXAMPLE_PRODUCT.names },
      amount: paise(12_000_000),
      isDrafted: false,
      isMentioned: false,
      ...one,
    })),
    next: null,
    at: CAME_AT,
    ...over,
  };
}

/** What the gateway would show of an offer on these terms, made on a day. */
export async function previewOf(
  { amount, months, rate, fees }: OfferedTerms,
  madeOn: string,
): Promise<ReplyOf<typeof previewOffer>> {
  const terms = drawUpOffer({ rate, fees: [...fees] }, amount, months);
  const textIn = (language: Language) =>
    canonicalKeyFacts(
      keyFactsOf({
        number: `${NUMBER}-1`,
        applicationNumber: NUMBER,
        language,
        madeOn,
        validTill: '2026-11-26',
        lender: EXAMPLE_LENDER,
        product: { ...EXAMPLE_PRODUCT, rate },
        offer: terms,
        schedule: repaymentOf({ principal: amount, months, rate }),
        service: {
          name: 'RinSetu',
          officer: { name: 'Officer', email: 'help@portal.example', phone: '00000 00000' },
        },
      }),
    );
  const keyFacts = textIn('hi');
  return {
    terms,
    keyFacts,
    keyFactsHash: await sha256Of(keyFacts),
    validUntil: Date.parse('2026-11-26T18:30:00Z'),
    translations: [textIn('en')],
  };
}
