/** What the body of each kind of message is written from, at the time of sending. */
import * as z from 'zod/mini';
import type { MessageKind } from '#contract/lenders/messages.ts';
import { keyOfApplication } from '#gateway/lending/applications/find-application.ts';
import { findDelivery, openDelivery } from '#gateway/lending/lender-cases/delivery-orders.ts';
import { consentedItems } from '#gateway/lending/sending/consented.ts';
import { linksForMessage } from '#gateway/lending/sending/document-links.ts';
import { packageBody } from '#gateway/lending/sending/package-body.ts';
import {
  findRequest,
  requestFacts,
  verifiedDocuments,
} from '#gateway/lending/sending/sent-documents.ts';
import type { WriteBody } from '#gateway/lending/sending/write-body.ts';

/** For kinds whose facts are what the message says. */
const factsAlone: WriteBody = async ({ message }) => JSON.parse(message.facts);

const documentsBody: WriteBody = async ({ runner, keys, at, application, message }) => {
  const { lender_id: lenderId, facts } = message;
  const { request } = z.parse(requestFacts, JSON.parse(facts));
  const key = await keyOfApplication(keys, runner, application.id);
  const items = await consentedItems(runner, application.id, lenderId);
  const { kinds, askedAt } = await findRequest(runner, lenderId, request);
  const wanted = items.has('documents') ? kinds : [];
  const verified = await verifiedDocuments(runner, application.id, wanted);
  const documents = verified.filter((document) => document.begun_at >= askedAt);
  return { documents: await linksForMessage({ runner, at, key }, message, documents) };
};

/** The numbers of invoice, chassis and insurance, as the dealer has reported them. */
const invoicedBody: WriteBody = async ({ runner, keys, application }) => {
  const order = await findDelivery(runner, application.id);
  if (order === null) throw new Error('there is no delivery order');
  const key = await keyOfApplication(keys, runner, application.id);
  return openDelivery(key, order).invoice;
};

const completeFacts = z.object({ documents: z.string() });

const completeBody: WriteBody = async ({ message }) => {
  const { documents } = z.parse(completeFacts, JSON.parse(message.facts));
  return { documents: documents.split(' ').filter((kind) => kind !== '') };
};

/** One function for each kind. `facts` are those that the message was queued with. */
export const MESSAGE_BODIES: Readonly<Record<MessageKind, WriteBody>> = {
  package: packageBody,
  documents: documentsBody,
  'consent-withdrawn': factsAlone,
  'offer-accepted': factsAlone,
  'offer-declined': factsAlone,
  cancelled: factsAlone,
  'delivery-requested': factsAlone,
  invoiced: invoicedBody,
  delivered: factsAlone,
  'delivery-complete': completeBody,
};
