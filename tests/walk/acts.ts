/** What each of the people of an application does, by the real calls. */
import { randomUUID } from 'node:crypto';
import type { notices as noticesCall } from '#contract/applications/consents.ts';
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
import {
  completeDeliveryAsOperator,
  reportDeliveryAsOperator,
  reportInvoiceAsOperator,
  requestDeliveryOrderAsOperator,
} from '#contract/operators/delivery.ts';
import { listDocuments } from '#contract/applications/documents.ts';
import { answerChecks, verifyDocument } from '#contract/operators/documents.ts';
import {
  application,
  createApplication,
  match,
  refreshMatch,
  resubmit,
  saveSection,
  submit,
} from '#contract/applications/loans.ts';
import { answerOffer, offers } from '#contract/applications/offers.ts';
import { claimApplication, handOver, reviewedApplication } from '#contract/operators/review.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { checksOf } from '#domain/lending/document-checks.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { DOCUMENTS_AFTER_SANCTION, kindsAskedOf, needsMasking } from '#domain/lending/documents.ts';
import { newChassisNumber } from '#tests/walk/chassis-number.ts';
import type { Cast } from '#tests/walk/cast.ts';
import { documentOf, INPUT, SECTIONS } from '#tests/walk/made-up-loan.ts';

type Notice = ReplyOf<typeof noticesCall>['notices'][number];

const mark = () => ({ requestId: randomUUID() });

/** The application as its borrower sees it. */
export const look = ({ borrower, number }: Cast) => borrower.done(application, { number });

async function seen(cast: Cast) {
  const { number, version } = await look(cast);
  return { number, version };
}

/** The delivery order; its version is its own. */
export const deliveryOf = async ({ borrower, number }: Cast) =>
  (await borrower.done(ownDelivery, { number })).delivery;

export async function begin(cast: Cast): Promise<void> {
  const { catalogueHash } = await cast.borrower.done(match, { input: INPUT });
  const { language } = cast;
  const body = { ...mark(), language, input: INPUT, catalogueHash };
  cast.number = (await cast.borrower.done(createApplication, body)).number;
}

export async function fillIn(cast: Cast, values: (typeof SECTIONS)[number]): Promise<void> {
  const body: BodyOf<typeof saveSection> = { ...mark(), ...(await seen(cast)), ...values };
  await cast.borrower.done(saveSection, body);
}

export async function chooseOwnDealer(cast: Cast): Promise<void> {
  const { dealerId } = cast;
  await cast.borrower.done(chooseDealer, { ...mark(), ...(await seen(cast)), dealerId });
}

/** Uploads the documents that are asked for and that no one else has uploaded. */
export async function bringDocuments(
  cast: Cast,
  brought: readonly DocumentKind[] = [],
): Promise<void> {
  const shown = await seen(cast);
  const asked = cast.products.flatMap(({ documents }) => documents.beforeSanction);
  for (const kind of kindsAskedOf([...new Set(asked)], false)) {
    if (brought.includes(kind)) continue;
    await cast.borrower.upload(shown, kind, await documentOf(kind));
  }
}

export async function matchAgain(cast: Cast): Promise<void> {
  await cast.borrower.done(refreshMatch, { ...mark(), ...(await seen(cast)) });
}

/** Those that everybody gives, and that the dealer may see how far it is. */
export const isGeneral = ({ lenderId, isRequired, purpose }: Notice): boolean =>
  lenderId === null && (isRequired || purpose === 'share-status-with-dealer');

/** Those of the lenders to whom the application goes. */
export const isOfChosen =
  ({ products }: Cast) =>
  ({ lenderId }: Notice): boolean =>
    products.some((product) => product.lenderId === lenderId);

export async function consent(cast: Cast, isMeant: (notice: Notice) => boolean): Promise<void> {
  const { borrower, number, language } = cast;
  const shown = await borrower.done(notices, { number, language });
  for (const notice of shown.notices.filter(isMeant)) {
    const { purpose, lenderId, hash: noticeHash } = notice;
    const body = { ...mark(), number, purpose, lenderId, noticeHash, language };
    await borrower.done(giveConsent, body, await borrower.withProof());
  }
}

export async function submitIt(cast: Cast): Promise<void> {
  const products = cast.products.map(({ productId, version }) => ({ productId, version }));
  const body = { ...mark(), ...(await seen(cast)), products };
  await cast.borrower.done(submit, body, await cast.borrower.withProof());
}

export async function claim(cast: Cast): Promise<void> {
  await cast.operator.done(claimApplication, { ...mark(), ...(await seen(cast)) });
}

/** Answers the checks of every document that has not been reviewed yet with yes, and verifies it. */
export async function verifyDocuments({ borrower, operator, number }: Cast): Promise<void> {
  const { content } = await operator.done(reviewedApplication, { number });
  if (content === null) throw new Error('the operator has not claimed it');
  const stated = {
    sections: content.sections,
    guarantorName: content.guarantor?.name ?? null,
  };
  const { documents } = await borrower.done(listDocuments, { number });
  for (const { document, version, state, kind } of documents) {
    if (state !== 'CLEAN') continue;
    const checks = checksOf(kind, stated);
    if (checks.length > 0) {
      const answers = checks.map((check) => ({ check, outcome: 'yes' as const }));
      await operator.done(answerChecks, { ...mark(), document, version, answers });
    }
    const finding = { decision: 'VERIFIED', isMaskingConfirmed: needsMasking(kind) } as const;
    await operator.done(verifyDocument, { ...mark(), document, version, finding });
  }
}

export async function handItOver(cast: Cast): Promise<void> {
  await cast.operator.done(handOver, { ...mark(), ...(await seen(cast)) });
}

/** Uploads the additional documents that were asked for. */
export async function bringFurther(cast: Cast): Promise<void> {
  const { changeRequests } = await look(cast);
  for (const kind of changeRequests.flatMap(({ documents }) => documents)) {
    await cast.borrower.upload(await seen(cast), kind, await documentOf(kind));
  }
}

export async function answerRequests(cast: Cast): Promise<void> {
  await cast.borrower.done(resubmit, { ...mark(), ...(await seen(cast)) });
}

export async function acceptOffer(cast: Cast): Promise<void> {
  const { borrower, number } = cast;
  const shown = await borrower.done(offers, { number });
  const open = shown.offers.find(({ state }) => state === 'OPEN');
  if (open === undefined) throw new Error('there is no offer to accept');
  const { offer, keyFactsHash } = open;
  const body = { ...mark(), ...(await seen(cast)), offer, keyFactsHash } as const;
  await borrower.done(answerOffer, { ...body, decision: 'accept' }, await borrower.withProof());
}

/** How often a delivery order in this state has changed, which is its version: operators do not see the order itself. */
const changesOf = ({ state, payments }: NonNullable<Awaited<ReturnType<typeof deliveryOf>>>) =>
  ['REQUESTED', 'ISSUED', 'INVOICED', 'DELIVERED'].indexOf(state) + 1 || 4 + payments.length;

/** What a report on the delivery order names. */
async function seenDelivery(cast: Cast) {
  const { dealer, dealerId, number } = cast;
  if (dealerId === null) {
    const delivery = await deliveryOf(cast);
    if (delivery === null) throw new Error('there is no delivery order');
    return { ...mark(), number, version: changesOf(delivery) };
  }
  const { applications } = await dealer.done(followed, {
    search: null,
    stage: null,
    after: null,
  });
  const version = applications.find((each) => each.number === number)?.delivery?.version;
  if (version === undefined) throw new Error('the dealer sees no delivery order');
  return { ...mark(), number, version };
}

/** The dealer, or an operator where the borrower has no dealer. */
const bySeller = ({ dealer, dealerId, operator }: Cast) => ({
  hasDealer: dealerId !== null,
  seller: dealerId === null ? operator : dealer,
});

export async function askForDeliveryOrder(cast: Cast): Promise<void> {
  const { hasDealer, seller } = bySeller(cast);
  const to = hasDealer ? requestDeliveryOrder : requestDeliveryOrderAsOperator;
  await seller.done(to, { ...mark(), number: cast.number });
}

export async function sendInvoice(cast: Cast): Promise<void> {
  const { hasDealer, seller } = bySeller(cast);
  await seller.done(hasDealer ? reportInvoice : reportInvoiceAsOperator, {
    ...(await seenDelivery(cast)),
    invoiceNumber: 'MADEUP-1',
    chassisNumber: newChassisNumber(),
    insurancePolicyNumber: 'MADEUP-POLICY-1',
  });
}

export async function deliver(cast: Cast): Promise<void> {
  const { hasDealer, seller } = bySeller(cast);
  const deliveredOn = new Date().toISOString().slice(0, 10);
  const body = { ...(await seenDelivery(cast)), deliveredOn };
  await seller.done(hasDealer ? reportDelivery : reportDeliveryAsOperator, body);
}

export async function reportEveryDocument(cast: Cast): Promise<void> {
  const { hasDealer, seller } = bySeller(cast);
  const documents = [...DOCUMENTS_AFTER_SANCTION];
  const body = { ...(await seenDelivery(cast)), documents };
  await seller.done(hasDealer ? completeDelivery : completeDeliveryAsOperator, body);
}
