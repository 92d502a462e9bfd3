import type { Context } from 'hono';
import { withdrawConsent } from '#contract/applications/consents.ts';
import {
  completeDelivery,
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
import { verifyDocument } from '#contract/operators/documents.ts';
import { resubmit, withdraw } from '#contract/applications/loans.ts';
import { answerOffer, exitInCoolingOff } from '#contract/applications/offers.ts';
import { handOver, rejectApplication } from '#contract/operators/review.ts';
import { dropMessage, retryMessage } from '#contract/operators/outbox.ts';
import type { ApplicationNeeds } from '#gateway/program/application-needs.ts';
import { continuationRoutes } from '#gateway/lending/applications/continuation-routes.ts';
import { loanRoutes } from '#gateway/lending/applications/loan-routes.ts';
import { catalogueRoutes } from '#gateway/lending/catalogue/catalogue-routes.ts';
import { storedCatalogue } from '#gateway/lending/catalogue/published.ts';
import { consentRoutes } from '#gateway/lending/consents/consent-routes.ts';
import { guarantorRoutes } from '#gateway/lending/consents/guarantor-routes.ts';
import { deliveryRoutes } from '#gateway/lending/delivery/delivery-routes.ts';
import { documentRoutes } from '#gateway/lending/documents/document-routes.ts';
import { showVault } from '#gateway/lending/documents/vaults/vault-gauges.ts';
import { keptDocuments } from '#gateway/lending/documents/kept-documents.ts';
import { grievanceRoutes } from '#gateway/lending/grievances/grievance-routes.ts';
import type { CallSurroundings } from '#gateway/foundation/http/call-route.ts';
import type { GatewayNeeds } from '#gateway/program/gateway-needs.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { NamedLimit } from '#gateway/foundation/http/limits.ts';
import { leadRoutes } from '#gateway/lending/leads/lead-routes.ts';
import { caseRoutes } from '#gateway/areas/lenders/case-routes.ts';
import { lenderRoutes } from '#gateway/areas/lenders/lender-routes.ts';
import { lenderSystemRoutes } from '#gateway/areas/lenders/lender-system-routes.ts';
import { membershipRoutes } from '#gateway/people/memberships/membership-routes.ts';
import { notificationRoutes } from '#gateway/lending/notifications/notification-routes.ts';
import { offerRoutes } from '#gateway/lending/offers/offer-routes.ts';
import { showMessages } from '#gateway/lending/outbox/message-gauges.ts';
import { outboxRoutes } from '#gateway/lending/outbox/outbox-routes.ts';
import { privacyRoutes } from '#gateway/upkeep/privacy/privacy-routes.ts';
import { reviewedDocumentRoutes } from '#gateway/areas/review/document-routes.ts';
import { reviewRoutes } from '#gateway/areas/review/review-routes.ts';
import { serviceRoutes } from '#gateway/areas/review/service-routes.ts';

/** Signatures that one address may send in vain, and calls of one lender out of order, in each window. */
const REFUSED_SIGNATURES = 30;
const OUT_OF_ORDER = 100;
/** Calls that may queue a message to a lender. One that is not here is sent with the next look, within a second. */
const TELLING_LENDERS: ReadonlySet<string> = new Set([
  withdraw.path,
  withdrawConsent.path,
  answerOffer.path,
  exitInCoolingOff.path,
  retryMessage.path,
  dropMessage.path,
  handOver.path,
  rejectApplication.path,
  resubmit.path,
  verifyDocument.path,
  requestDeliveryOrder.path,
  requestDeliveryOrderAsOperator.path,
  reportInvoice.path,
  reportInvoiceAsOperator.path,
  reportDelivery.path,
  reportDeliveryAsOperator.path,
  completeDelivery.path,
  completeDeliveryAsOperator.path,
]);

/** Every call of a deployment with loan applications. */
export function applicationRoutes(
  {
    store,
    verifyPhone,
    now,
    wait,
    log,
    metrics,
  }: Pick<GatewayNeeds, 'store' | 'verifyPhone' | 'now' | 'wait' | 'log' | 'metrics'>,
  applications: ApplicationNeeds,
  surroundings: CallSurroundings,
  limit: NamedLimit,
) {
  const { records } = store;
  const {
    keys,
    documents,
    readyDocuments,
    wakePrivacyJobs,
    wakeOutbox,
    offering,
    retention,
    figures,
  } = applications;
  const catalogue = storedCatalogue();
  const needs = {
    records,
    keys,
    holidays: offering.holidays,
    catalogue,
    verifyPhone,
    now,
    wait,
    readyDocuments,
    wakePrivacyJobs,
    documents: keptDocuments(records, keys, documents.vault),
    onFailure: (error: unknown) => log({ event: 'emptying-failed', ...describeFailure(error) }),
  };
  showMessages(metrics, records);
  showVault(metrics, documents.isVaultOwn, records);
  const routes = [
    ...membershipRoutes(records, surroundings),
    ...catalogueRoutes(records, catalogue, surroundings),
    ...lenderSystemRoutes(records, surroundings),
    ...loanRoutes(needs, surroundings),
    ...continuationRoutes(needs, surroundings),
    ...offerRoutes(needs, surroundings),
    ...consentRoutes(needs, surroundings),
    ...guarantorRoutes(needs, surroundings),
    ...privacyRoutes(needs, surroundings),
    ...grievanceRoutes(needs, surroundings),
    ...deliveryRoutes(needs, surroundings),
    ...leadRoutes(needs, surroundings),
    ...lenderRoutes(
      {
        ...applications,
        records,
        log,
        metrics,
        refused: limit('lender-signatures', REFUSED_SIGNATURES),
        outOfOrder: limit('lender-out-of-order', OUT_OF_ORDER),
      },
      surroundings,
    ),
    ...caseRoutes({ ...applications, records }, surroundings),
    ...outboxRoutes(records, surroundings),
    ...notificationRoutes(records, surroundings),
    ...reviewRoutes(records, needs, surroundings),
    ...serviceRoutes({ records, keys, retention, documents, figures }, surroundings),
    ...documentRoutes(records, applications, surroundings, metrics, limit),
    ...reviewedDocumentRoutes(records, applications, surroundings),
  ] as const;
  return routes.map(
    ([path, handle, method = 'POST']) =>
      [path, TELLING_LENDERS.has(path) ? waking(handle, wakeOutbox) : handle, method] as const,
  );
}

type Handle = (context: Context) => Promise<Response>;

/** Has this gateway send immediately what the call queued. */
const waking =
  (handle: Handle, wakeOutbox: () => void): Handle =>
  async (context) => {
    const response = await handle(context);
    if (response.ok) wakeOutbox();
    return response;
  };
