import { createHash } from 'node:crypto';
import type {
  acknowledge,
  issueDeliveryOrder,
  makeOffer,
  reportPayment,
  reportStatus,
} from '#contract/lenders/calls.ts';
import { LENDER_CALLS } from '#contract/lenders/calls.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { kindsAskedOf } from '#domain/lending/documents.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { minus, type Paise, paise } from '#domain/money/money.ts';
import type { LenderCase } from '#sample-lender/lender-case.ts';
import type { Steering } from '#sample-lender/steering.ts';
import { rulesFor } from '#sample-lender/steering.ts';

/** What the lender does next by itself. The same case leads to the same step, with the same request ID. */
export type Step =
  | { readonly kind: 'acknowledge'; readonly body: BodyOf<typeof acknowledge> }
  | { readonly kind: 'reportStatus'; readonly body: BodyOf<typeof reportStatus> }
  | { readonly kind: 'makeOffer'; readonly body: BodyOf<typeof makeOffer> }
  | { readonly kind: 'issueDeliveryOrder'; readonly body: BodyOf<typeof issueDeliveryOrder> }
  | { readonly kind: 'reportPayment'; readonly body: BodyOf<typeof reportPayment> }
  | { readonly kind: 'fetchDocument'; readonly document: LenderCase['documents'][number] };

/** So that the same case asks for the same thing in the same words, also after this process was killed. */
export const requestIdOf = ({ lenderId, number, version }: LenderCase, what: string): string =>
  createHash('sha256').update([lenderId, number, version, what].join('\n')).digest('base64url');

const marked = (current: LenderCase, what: string) => ({
  requestId: requestIdOf(current, what),
  number: current.number,
  version: current.version,
});

/** null while the lender waits: for the borrower, the dealer, or no longer for anybody. */
export function nextStep(
  current: LenderCase,
  product: ProductVersion | null,
  steered: Steering,
): Step | null {
  switch (current.state) {
    case 'CREATED':
      return {
        kind: 'acknowledge',
        body: { ...marked(current, 'acknowledge'), messageId: current.packageId },
      };
    case 'PROCESSING':
      return whileProcessing(current, product, steered);
    case 'OFFER_ACCEPTED':
      return statusStep(current, 'AGREEMENT_PENDING');
    case 'AGREEMENT_PENDING':
      return statusStep(current, 'AGREED');
    case 'AGREED':
    case 'DISBURSEMENT_PENDING':
      return afterAgreement(current, steered);
    case 'ACTION_REQUIRED':
    case 'OFFERED':
    case 'DISBURSED':
    case 'REJECTED':
    case 'CANCELLED':
    case 'EXPIRED':
      return null;
  }
}

const statusStep = (
  current: LenderCase,
  status: 'AGREEMENT_PENDING' | 'AGREED' | 'DISBURSEMENT_PENDING',
): Step => ({ kind: 'reportStatus', body: { ...marked(current, status), status } });

function whileProcessing(
  current: LenderCase,
  product: ProductVersion | null,
  steered: Steering,
): Step {
  const document = current.documents.find(({ isChecked }) => !isChecked);
  if (document !== undefined) return { kind: 'fetchDocument', document };
  const rules = rulesFor(current, steered);
  if (rules.rejects || product === null) {
    const body = { ...marked(current, 'REJECTED'), status: 'REJECTED', reason: 'other' } as const;
    return { kind: 'reportStatus', body };
  }
  if (rules.asksForMore && current.askedFor === null) return askStep(current, product);
  const { amount, months } = current.application.loan;
  const { rate, fees } = product;
  const { apr } = drawUpOffer(product, amount, months);
  return {
    kind: 'makeOffer',
    body: {
      ...marked(current, 'makeOffer'),
      amount,
      months,
      rate,
      fees: [...fees],
      apr,
      validUntil: null,
    },
  };
}

/** One more document: a missing one that the product asks for, or a newer bank statement. */
export function furtherDocument(current: LenderCase, product: ProductVersion): DocumentKind {
  const hasGuarantor = current.application.guarantor !== null;
  const missing = kindsAskedOf(product.documents.beforeSanction, hasGuarantor).find(
    (asked) => !current.documents.some(({ kind }) => kind === asked),
  );
  return missing ?? 'bank-statement';
}

function askStep(current: LenderCase, product: ProductVersion): Step {
  const asked = furtherDocument(current, product);
  const isThere = current.documents.some(({ kind }) => kind === asked);
  return {
    kind: 'reportStatus',
    body: {
      ...marked(current, 'ACTION_REQUIRED'),
      status: 'ACTION_REQUIRED',
      documents: [asked],
      reason: isThere ? 'out-of-date' : 'further-document',
    },
  };
}

function afterAgreement(current: LenderCase, steered: Steering): Step | null {
  const { delivery, deliveredOn } = current;
  if (delivery === null) return null;
  if (delivery.state === 'REQUESTED') {
    return { kind: 'issueDeliveryOrder', body: marked(current, 'issueDeliveryOrder') };
  }
  if (deliveredOn === null || delivery.paid >= delivery.amount) return null;
  if (current.state === 'AGREED') return statusStep(current, 'DISBURSEMENT_PENDING');
  return {
    kind: 'reportPayment',
    body: {
      ...marked(current, `reportPayment ${delivery.paid}`),
      ...payment(current, steered),
      paidOn: deliveredOn,
    },
  };
}

/** Nine tenths first and the rest afterwards, or all together. The reference says that nothing was paid to anybody. */
function payment(
  { number, delivery }: LenderCase,
  steered: Steering,
): { readonly amount: Paise; readonly reference: string } {
  const { amount = paise(0), paid = paise(0) } = delivery ?? {};
  const isFirst = paid === 0;
  const inParts = rulesFor({ number }, steered).payments === 2;
  const first = inParts ? paise(Math.floor(amount * 0.9)) : amount;
  return {
    amount: isFirst && first > 0 ? first : minus(amount, paid),
    reference: `SAMPLE${number}P${isFirst ? '1' : '2'}`,
  };
}

export type CallStep = Exclude<Step, { kind: 'fetchDocument' }>;
export const callOf = ({ kind }: CallStep) => LENDER_CALLS[kind];
