/** One application from the first question to the last paper, step by step, with who does what. */
import { randomUUID } from 'node:crypto';
import { giveConsent, notices } from '#contract/applications/consents.ts';
import {
  chooseDealer,
  completeDelivery,
  followed,
  ownDelivery,
  reportDelivery,
  reportInvoice,
  requestDeliveryOrder,
} from '#contract/applications/delivery.ts';
import { listDocuments, verifyDocument } from '#contract/applications/documents.ts';
import {
  application,
  createApplication,
  match,
  refreshMatch,
  saveSection,
  submit,
} from '#contract/applications/loans.ts';
import { answerOffer, offers } from '#contract/applications/offers.ts';
import { claimApplication, handOver, resubmit } from '#contract/applications/review.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { LENDER_CALLS } from '#contract/lenders/calls.ts';
import { DOCUMENTS_AFTER_SANCTION, kindsAskedOf, needsMasking } from '#domain/lending/documents.ts';
import { DEALER_ID, LENDER_ID } from '#tests/walk/cast.ts';
import type { Cast } from '#tests/walk/cast.ts';
import { documentOf, INPUT, PRODUCT_ID, SECTIONS } from '#tests/walk/made-up-loan.ts';
import { until } from '#tests/walk/scene.ts';

export type Step = {
  readonly who: 'Borrower' | 'Operator' | 'Lender' | 'Dealer';
  readonly what: string;
  /** Whether a message to the lender follows. */
  readonly tellsLender?: true;
  /** May give how things stand, where others may have gone on meanwhile. */
  readonly run: (cast: Cast) => Promise<string | void>;
};

const mark = () => ({ requestId: randomUUID() });

/** The application as its borrower sees it. */
export const look = ({ borrower, number }: Cast) => borrower.done(application, { number });

async function seen(cast: Cast) {
  const { number, version } = await look(cast);
  return { number, version };
}

/** The delivery order; its version is its own. */
const deliveryOf = async ({ borrower, number }: Cast) =>
  (await borrower.done(ownDelivery, { number })).delivery;

/** A step after which the lender is told something. */
const telling = (step: Step): Step => ({ ...step, tellsLender: true });
const borrowerStep = (what: string, run: Step['run']): Step => ({ who: 'Borrower', what, run });
const operatorStep = (what: string, run: Step['run']): Step => ({ who: 'Operator', what, run });
const dealerStep = (what: string, run: Step['run']): Step => ({ who: 'Dealer', what, run });

/** Waits until the lender, which acts by itself, has made a call so often. */
const lenderStep = (what: string, call: keyof typeof LENDER_CALLS, times = 1): Step => ({
  who: 'Lender',
  what,
  run: ({ scene, number }) =>
    until(`the lender ${what}`, async () => {
      const { calls } = await scene.lender.seen();
      const made = calls.filter(
        (each) =>
          each.number === number &&
          each.call === LENDER_CALLS[call].path &&
          each.manner === 'right' &&
          each.status === 200,
      );
      return made[times - 1]?.standing ?? null;
    }),
});

const DRAWING_UP: readonly Step[] = [
  borrowerStep('asks which lenders match, and begins', async (cast) => {
    const { catalogueHash } = await cast.borrower.done(match, { input: INPUT });
    const draft = await cast.borrower.done(createApplication, {
      ...mark(),
      language: 'en',
      input: INPUT,
      catalogueHash,
    });
    cast.number = draft.number;
  }),
  ...SECTIONS.map((values) =>
    borrowerStep(`fills in ${values.section}`, async (cast) => {
      const body: BodyOf<typeof saveSection> = { ...mark(), ...(await seen(cast)), ...values };
      await cast.borrower.done(saveSection, body);
    }),
  ),
  borrowerStep('chooses the dealer', async (cast) => {
    const body = { ...mark(), ...(await seen(cast)), dealerId: DEALER_ID };
    await cast.borrower.done(chooseDealer, body);
  }),
  borrowerStep('brings the documents', async (cast) => {
    const shown = await seen(cast);
    for (const kind of kindsAskedOf(cast.product.documents.beforeSanction, false)) {
      await cast.borrower.upload(shown, kind, await documentOf(kind));
    }
  }),
  borrowerStep('looks at the match again', async (cast) => {
    await cast.borrower.done(refreshMatch, { ...mark(), ...(await seen(cast)) });
  }),
  borrowerStep('consents, one by one', async (cast) => {
    const { borrower, number } = cast;
    const shown = await borrower.done(notices, { number, language: 'en' });
    for (const { purpose, lenderId, hash, isRequired } of shown.notices) {
      const isMeant =
        lenderId === null
          ? isRequired || purpose === 'share-status-with-dealer'
          : lenderId === LENDER_ID;
      if (!isMeant) continue;
      const body = { ...mark(), number, purpose, lenderId, noticeHash: hash } as const;
      await borrower.done(giveConsent, { ...body, language: 'en' }, await borrower.withProof());
    }
  }),
  borrowerStep('submits, with a code', async (cast) => {
    const products = [{ productId: PRODUCT_ID, version: cast.product.version }];
    const body = { ...mark(), ...(await seen(cast)), products };
    await cast.borrower.done(submit, body, await cast.borrower.withProof());
  }),
];

/** Verifies every document that nobody has looked at. */
async function verifyDocuments({ borrower, operator, number }: Cast): Promise<void> {
  const { documents } = await borrower.done(listDocuments, { number });
  for (const { document, version, state, kind } of documents) {
    if (state !== 'CLEAN') continue;
    const finding = { decision: 'VERIFIED', isMaskingConfirmed: needsMasking(kind) } as const;
    await operator.done(verifyDocument, { ...mark(), document, version, finding });
  }
}

const HAND_OVER: readonly Step[] = [
  operatorStep('claims it', async (cast) => {
    await cast.operator.done(claimApplication, { ...mark(), ...(await seen(cast)) });
  }),
  operatorStep('verifies each document', verifyDocuments),
  telling(
    operatorStep('hands it over to the lender', async (cast) => {
      await cast.operator.done(handOver, { ...mark(), ...(await seen(cast)) });
    }),
  ),
];

const FURTHER_DOCUMENT: readonly Step[] = [
  lenderStep('acknowledges the package', 'acknowledge'),
  lenderStep('asks for one more document', 'reportStatus'),
  borrowerStep('brings it', async (cast) => {
    const { changeRequests } = await look(cast);
    for (const kind of changeRequests.flatMap(({ documents }) => documents)) {
      await cast.borrower.upload(await seen(cast), kind, await documentOf(kind));
    }
  }),
  borrowerStep('says that it is there', async (cast) => {
    await cast.borrower.done(resubmit, { ...mark(), ...(await seen(cast)) });
  }),
  telling(operatorStep('verifies it', verifyDocuments)),
];

const OFFER: readonly Step[] = [
  lenderStep('makes an offer', 'makeOffer'),
  telling(
    borrowerStep('accepts it by its key facts, with a code', async (cast) => {
      const { borrower, number } = cast;
      const shown = await borrower.done(offers, { number });
      const open = shown.offers.find(({ state }) => state === 'OPEN');
      if (open === undefined) throw new Error('there is no offer to accept');
      const { offer, keyFactsHash } = open;
      const body = { ...mark(), ...(await seen(cast)), offer, keyFactsHash } as const;
      await borrower.done(answerOffer, { ...body, decision: 'accept' }, await borrower.withProof());
    }),
  ),
  lenderStep('prepares the agreement', 'reportStatus', 2),
  lenderStep('has the agreement signed', 'reportStatus', 3),
];

async function seenDelivery(cast: Cast) {
  const { applications } = await cast.dealer.done(followed, { after: null });
  const found = applications.find(({ number }) => number === cast.number);
  const version = found?.delivery?.version;
  if (version === undefined) throw new Error('the dealer sees no delivery order');
  return { ...mark(), number: cast.number, version };
}

const DELIVERY: readonly Step[] = [
  telling(
    dealerStep('asks for the delivery order', async ({ dealer, number }) => {
      await dealer.done(requestDeliveryOrder, { ...mark(), number });
    }),
  ),
  lenderStep('issues it', 'issueDeliveryOrder'),
  telling(
    dealerStep('reports the invoice', async (cast) => {
      await cast.dealer.done(reportInvoice, {
        ...(await seenDelivery(cast)),
        invoiceNumber: 'MADEUP-1',
        chassisNumber: 'MADEUPCHASS000001',
        insurancePolicyNumber: 'MADEUP-POLICY-1',
      });
    }),
  ),
  telling(
    dealerStep('delivers the vehicle', async (cast) => {
      const deliveredOn = new Date().toISOString().slice(0, 10);
      await cast.dealer.done(reportDelivery, { ...(await seenDelivery(cast)), deliveredOn });
    }),
  ),
  lenderStep('prepares the payment', 'reportStatus', 4),
  lenderStep('pays a part', 'reportPayment'),
  lenderStep('pays the rest', 'reportPayment', 2),
  dealerStep('has every paper', async (cast) => {
    const documents = [...DOCUMENTS_AFTER_SANCTION];
    await cast.dealer.done(completeDelivery, { ...(await seenDelivery(cast)), documents });
  }),
  {
    who: 'Lender',
    what: 'is told that it is complete',
    run: async ({ scene, number }) => {
      await until('the lender’s being told that it is complete', async () => {
        const { messages } = await scene.lender.seen();
        const isLast = messages.some(
          (each) => each.number === number && each.kind === 'delivery-complete',
        );
        return isLast ? true : null;
      });
    },
  },
];

/** Up to the hand-over, which is the last of them. */
export const HANDED_OVER: readonly Step[] = [...DRAWING_UP, ...HAND_OVER];
export const STEPS: readonly Step[] = [...HANDED_OVER, ...FURTHER_DOCUMENT, ...OFFER, ...DELIVERY];

/** How things stand, in the words of the tables of states. */
export async function standing(cast: Cast): Promise<string> {
  if (cast.number === '') return '';
  const { state, outcome, lenders } = await look(cast);
  const delivery = await deliveryOf(cast);
  return [
    outcome === null ? state : `${state} (${outcome})`,
    ...lenders.map((each) => `case ${each.state}`),
    ...(delivery === null ? [] : [`delivery ${delivery.state}`]),
  ].join(', ');
}
