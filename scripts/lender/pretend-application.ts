/** One application as a gateway has it for one lender: its case, its delivery order and its documents. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { LENDER_CALLS } from '#contract/lenders/calls.ts';
import type { LenderMessage, LinkedDocument, MessageKind } from '#contract/lenders/messages.ts';
import { MESSAGE_VERSION } from '#contract/lenders/messages.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { agreesOnApr, drawUpOffer } from '#domain/lending/offers/offer.ts';
import { brokenTerms } from '#domain/lending/offers/offered-terms.ts';
import type {
  LenderCaseAction,
  LenderCaseState,
} from '#domain/lending/states/lender-case-states.ts';
import { lenderCaseEdge } from '#domain/lending/states/lender-case-states.ts';
import type { Paise } from '#domain/money/money.ts';

/** Milliseconds for which a link to a document works. */
const LINK_LIFE = 3_600_000;

export type Delivery = {
  state: 'REQUESTED' | 'ISSUED' | 'PART_PAID' | 'PAID';
  amount: number;
  paid: number;
};

const STATUS_ACTIONS = {
  ACTION_REQUIRED: 'askForMore',
  AGREEMENT_PENDING: 'prepareAgreement',
  AGREED: 'agree',
  DISBURSEMENT_PENDING: 'prepareDisbursal',
  REJECTED: 'reject',
} as const satisfies Readonly<Record<string, LenderCaseAction>>;

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export type Refusal = {
  readonly status: 400 | 404 | 409;
  readonly code: string;
  readonly message: string;
  readonly current?: object;
};
export type Outcome =
  | { readonly ok: true; readonly answer: object }
  | { readonly ok: false; readonly refusal: Refusal };

type Options = {
  readonly lenderId: string;
  readonly number: string;
  readonly product: ProductVersion;
  /** What the borrower asked for; null accepts an offer of any amount within the product. */
  readonly asked: Paise | null;
};

export function pretendApplication({ lenderId, number, product, asked }: Options) {
  const lenderCase: { state: LenderCaseState; version: number } = { state: 'CREATED', version: 1 };
  let delivery: Delivery | null = null;
  let isDelivered = false;
  let position = 0;
  let offer: { readonly offer: string; readonly keyFactsHash: string; validUntil: number } | null =
    null;
  const references: string[] = [];
  const links = new Map<string, string>();
  const contents = new Map<
    string,
    { readonly document: Omit<LinkedDocument, 'token'>; readonly bytes: Uint8Array }
  >();
  /** Documents of which the next content is another one than was announced. */
  const spoiled = new Set<string>();
  /** Documents of which the wrong content was fetched last. */
  const wrong = new Set<string>();

  const linkTo = (id: string): LinkedDocument => {
    const current = contents.get(id);
    if (current === undefined) throw new Error('there is no such document');
    const token = randomBytes(32).toString('base64url');
    links.set(token, id);
    return { ...current.document, token };
  };
  const addDocument = (kind: LinkedDocument['kind'], bytes: Uint8Array): LinkedDocument => {
    const id = randomUUID();
    const document = {
      document: id,
      kind,
      contentType: 'application/pdf',
      bytes: bytes.byteLength,
      sha256: digestOf(bytes),
      expiresAt: new Date(Date.now() + LINK_LIFE).toISOString(),
    };
    contents.set(id, { document, bytes });
    return linkTo(id);
  };
  /** The content by its link, which works once; null where it does not. */
  const fetchDocument = (token: string): Uint8Array | null => {
    const id = links.get(token);
    const content = id === undefined ? undefined : contents.get(id);
    links.delete(token);
    if (id === undefined || content === undefined) return null;
    if (spoiled.delete(id)) {
      wrong.add(id);
      return new TextEncoder().encode('%PDF-1.7 something else');
    }
    wrong.delete(id);
    return content.bytes;
  };

  const move = (action: LenderCaseAction): boolean => {
    const edge = lenderCaseEdge(action, lenderCase.state);
    if (edge === null) return false;
    lenderCase.state = edge.to;
    lenderCase.version += 1;
    return true;
  };
  const reply = () => ({ number, ...lenderCase });
  const withDelivery = () => ({ ...reply(), delivery });
  const moved = (action: LenderCaseAction, answer: () => object = reply): Outcome =>
    move(action) ? { ok: true, answer: answer() } : notNow();
  const notNow = (): Outcome =>
    refused(409, 'case-changed', 'Not in this state.', { ...lenderCase });

  const makeOffer = (body: unknown): Outcome => {
    const terms = LENDER_CALLS.makeOffer.body.parse(body);
    const broken = brokenTerms(product, asked ?? terms.amount, terms);
    if (broken.length > 0) {
      const message = `No worse than the product, and for no more than was asked: ${broken.join(', ')}.`;
      return refused(400, 'offer-beyond-product', message);
    }
    const { apr } = drawUpOffer(terms, terms.amount, terms.months);
    if (!agreesOnApr(terms.apr, apr)) {
      return refused(400, 'apr-differs', `We work out an APR of ${apr.toFixed(2)} percent.`, {
        apr,
      });
    }
    const validUntil = Date.now() + LINK_LIFE;
    offer = { offer: randomUUID(), keyFactsHash: digestOf(new Uint8Array()), validUntil };
    return moved('makeOffer', () => ({ ...reply(), ...offer }));
  };

  const pay = (body: unknown): Outcome => {
    const { amount, reference } = LENDER_CALLS.reportPayment.body.parse(body);
    if (delivery === null || delivery.state === 'REQUESTED' || !isDelivered) {
      return refused(
        409,
        'not-delivered',
        'The delivery has not been reported yet.',
        withDelivery(),
      );
    }
    if (references.includes(reference)) {
      return refused(409, 'payment-known', 'This reference was reported before.', withDelivery());
    }
    if (delivery.paid + amount > delivery.amount) {
      return refused(409, 'payment-too-high', 'That is more than is owed.', withDelivery());
    }
    delivery.paid += amount;
    references.push(reference);
    const isAll = delivery.paid === delivery.amount;
    delivery.state = isAll ? 'PAID' : 'PART_PAID';
    if (isAll) return moved('disburse', withDelivery);
    lenderCase.version += 1;
    return { ok: true, answer: withDelivery() };
  };

  /** Carries out a call that changes something, on the present version. */
  const carryOut = (path: string, body: unknown): Outcome => {
    switch (path) {
      case LENDER_CALLS.acknowledge.path:
        return moved('acknowledge');
      case LENDER_CALLS.reportStatus.path:
        return moved(STATUS_ACTIONS[LENDER_CALLS.reportStatus.body.parse(body).status]);
      case LENDER_CALLS.makeOffer.path:
        return makeOffer(body);
      case LENDER_CALLS.issueDeliveryOrder.path:
        if (delivery?.state !== 'REQUESTED') return notNow();
        delivery.state = 'ISSUED';
        lenderCase.version += 1;
        return { ok: true, answer: withDelivery() };
      case LENDER_CALLS.reportPayment.path:
        return pay(body);
      default:
        return refused(409, 'not-checked', 'This check does not know what to answer here.');
    }
  };

  /** A message as the gateway writes it now. */
  const message = <Kind extends MessageKind>(
    kind: Kind,
    body: Extract<LenderMessage, { kind: Kind }>['body'],
  ) => {
    position += 1;
    return {
      kind,
      metadata: {
        version: MESSAGE_VERSION,
        messageId: randomUUID(),
        timestamp: new Date().toISOString(),
        lenderId,
        applicationNumber: number,
        position,
        case: { ...lenderCase },
      },
      body,
    };
  };

  return {
    number,
    lenderCase,
    references,
    delivery: () => delivery,
    offer: () => offer,
    addDocument,
    fetchDocument,
    documentLinks: () => [...contents.keys()].map(linkTo),
    /** Uses up every link that was given out. */
    spoilLinks: () => links.clear(),
    /** Makes the next content of a document another one than was announced. */
    spoilDocument: (id: string) => void spoiled.add(id),
    isDocumentWrong: () => wrong.size > 0,
    move,
    /** Changes the version as something does that the lender has not heard of. */
    moveOn: () => {
      lenderCase.version += 1;
    },
    requestDelivery: (amount: number) => {
      delivery = { state: 'REQUESTED', amount, paid: 0 };
    },
    reportDelivery: () => {
      isDelivered = true;
    },
    carryOut,
    current: () => ({ ...withDelivery(), offers: [] }),
    message,
  };
}
export type PretendApplication = ReturnType<typeof pretendApplication>;

const refused = (
  status: Refusal['status'],
  code: string,
  message: string,
  current?: object,
): Outcome => ({
  ok: false,
  refusal: { status, code, message, ...(current === undefined ? {} : { current }) },
});
