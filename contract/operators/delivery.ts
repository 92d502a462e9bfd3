/** Operators' calls about dealers, and for a borrower who has none. */
import * as z from 'zod/mini';
import { call, requestId, slug } from '#contract/applications/call.ts';
import {
  completed,
  dealer,
  delivered,
  deliveryReply,
  invoiced,
  requested,
} from '#contract/applications/delivery.ts';

/**
 * Adds a dealer, or replaces its names. `seen` is the dealer as it was, null for a new one: 409 with `current` when
 * somebody else was first.
 */
export const saveDealer = call(
  { path: '/operator-service/saveDealer' },
  z.strictObject({ requestId, dealer, seen: z.nullable(dealer) }),
  z.object({ dealerId: slug }),
);

/** Erases all leads of a dealer with their quotes and links, for a dealer who leaves or asks for it. For operators. */
export const eraseLeads = call(
  { path: '/operator-service/eraseLeads' },
  z.strictObject({ requestId, dealerId: slug }),
  z.object({ dealerId: slug, leads: z.int() }),
);

/** The same for operators, where there is no dealer to do it. */
export const requestDeliveryOrderAsOperator = call(
  { path: '/operator-service/requestDeliveryOrder' },
  requested,
  deliveryReply,
);

export const reportInvoiceAsOperator = call(
  { path: '/operator-service/reportInvoice' },
  invoiced,
  deliveryReply,
);

export const reportDeliveryAsOperator = call(
  { path: '/operator-service/reportDelivery' },
  delivered,
  deliveryReply,
);

export const completeDeliveryAsOperator = call(
  { path: '/operator-service/completeDelivery' },
  completed,
  deliveryReply,
);
