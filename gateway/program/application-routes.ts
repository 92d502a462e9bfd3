import type { ApplicationDeps } from '#gateway/program/application-deps.ts';
import { continuationRoutes } from '#gateway/lending/applications/continuation-routes.ts';
import { loanRoutes } from '#gateway/lending/own-applications/loan-routes.ts';
import { catalogueRoutes } from '#gateway/lending/catalogue/catalogue-routes.ts';
import { storedCatalogue } from '#gateway/lending/catalogue/published.ts';
import { consentRoutes } from '#gateway/lending/consents/consent-routes.ts';
import { guarantorRoutes } from '#gateway/lending/consents/guarantor-routes.ts';
import { deliveryRoutes } from '#gateway/lending/delivery/delivery-routes.ts';
import { documentRoutes } from '#gateway/lending/documents/document-routes.ts';
import { showVault } from '#gateway/lending/documents/vaults/vault-gauges.ts';
import { storedDocuments } from '#gateway/lending/documents/stored-documents.ts';
import { grievanceRoutes } from '#gateway/lending/grievances/grievance-routes.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import type { GatewayDeps } from '#gateway/program/gateway-deps.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { NamedLimit } from '#gateway/foundation/http/limits.ts';
import { priceListRoutes } from '#gateway/lending/price-lists/price-list-routes.ts';
import { leadRoutes } from '#gateway/lending/leads/lead-routes.ts';
import { caseRoutes } from '#gateway/areas/lenders/case-routes.ts';
import { lenderRoutes } from '#gateway/areas/lenders/lender-routes.ts';
import { lenderSystemRoutes } from '#gateway/areas/lenders/lender-system-routes.ts';
import { membershipRoutes } from '#gateway/people/memberships/membership-routes.ts';
import { notificationRoutes } from '#gateway/areas/review/notification-routes.ts';
import { choiceRoutes } from '#gateway/lending/notifications/choice-routes.ts';
import { REFUSED_WEBHOOKS, webhookRoutes } from '#gateway/lending/notifications/webhook-routes.ts';
import { offerRoutes } from '#gateway/lending/offers/offer-routes.ts';
import { showMessages } from '#gateway/lending/sending/message-gauges.ts';
import { outboxRoutes } from '#gateway/lending/sending/outbox-routes.ts';
import { providerRoutes } from '#gateway/people/providers/provider-routes.ts';
import { settleClaims } from '#gateway/areas/review/members.ts';
import { privacyRoutes } from '#gateway/upkeep/privacy/privacy-routes.ts';
import { reportRoutes } from '#gateway/areas/reports/report-routes.ts';
import { reviewedDocumentRoutes } from '#gateway/areas/review/document-routes.ts';
import { reviewRoutes } from '#gateway/areas/review/review-routes.ts';
import { connectedRoutes } from '#gateway/areas/connected-systems/connected-routes.ts';
import { showSubscriptions } from '#gateway/areas/connected-systems/subscription-gauges.ts';
import { terminalRoutes } from '#gateway/areas/terminals/terminal-routes.ts';
import { serviceRoutes } from '#gateway/areas/review/service-routes.ts';

/** Signatures that one address may send in vain, and calls of one lender out of order, in each window. */
const REFUSED_SIGNATURES = 30;
const OUT_OF_ORDER = 100;
/** Every call of a deployment with loan applications. */
export function applicationRoutes(
  {
    store,
    verifyPhone,
    now,
    wait,
    log,
    metrics,
  }: Pick<GatewayDeps, 'store' | 'verifyPhone' | 'now' | 'wait' | 'log' | 'metrics'>,
  applications: ApplicationDeps,
  callDeps: CallDeps,
  limit: NamedLimit,
) {
  const { records } = store;
  const {
    keys,
    documents,
    readyDocuments,
    wakePrivacyJobs,
    offering,
    retention,
    figures,
    reaching,
  } = applications;
  const catalogue = storedCatalogue(records);
  const deps = {
    records,
    keys,
    holidays: offering.holidays,
    catalogue,
    verifyPhone,
    now,
    wait,
    readyDocuments,
    wakePrivacyJobs,
    documents: storedDocuments(records, keys, documents.vault),
    onFailure: (error: unknown) => log({ event: 'emptying-failed', ...describeFailure(error) }),
  };
  showMessages(metrics, records);
  showSubscriptions(metrics, records);
  showVault(metrics, documents.isVaultOwn, records);
  return [
    ...membershipRoutes(records, callDeps),
    ...providerRoutes(
      {
        store,
        keys,
        providers: applications.providers,
        settle: settleClaims(records),
        sessions: callDeps.sessions,
        verifyPhone,
        now,
        log,
      },
      callDeps,
      limit,
    ),
    ...catalogueRoutes(records, catalogue, callDeps),
    ...lenderSystemRoutes(records, callDeps),
    ...loanRoutes(deps, callDeps),
    ...continuationRoutes(deps, callDeps),
    ...offerRoutes(deps, callDeps),
    ...consentRoutes(deps, callDeps),
    ...guarantorRoutes(deps, callDeps),
    ...privacyRoutes(deps, callDeps),
    ...grievanceRoutes(deps, callDeps),
    ...deliveryRoutes(deps, callDeps),
    ...leadRoutes(deps, callDeps),
    ...priceListRoutes(deps, callDeps),
    ...lenderRoutes(
      {
        ...applications,
        records,
        log,
        metrics,
        refused: limit('lender-signatures', REFUSED_SIGNATURES),
        outOfOrder: limit('lender-out-of-order', OUT_OF_ORDER),
      },
      callDeps,
    ),
    ...caseRoutes({ ...applications, records }, callDeps),
    ...outboxRoutes(records, callDeps),
    ...notificationRoutes(records, callDeps),
    ...choiceRoutes(records, reaching.channels, callDeps),
    ...webhookRoutes({
      records,
      webhooks: reaching.webhooks,
      log,
      clientAddress: callDeps.clientAddress,
      refused: limit('webhooks', REFUSED_WEBHOOKS),
    }),
    ...reviewRoutes(records, deps, callDeps),
    ...serviceRoutes({ records, keys, retention, documents, figures }, callDeps),
    ...reportRoutes(records, callDeps),
    ...terminalRoutes(deps, callDeps, limit),
    ...connectedRoutes(
      { records, keys, mayBeNear: applications.mayBeNear === true },
      callDeps,
      limit,
    ),
    ...documentRoutes(records, applications, callDeps, metrics, limit),
    ...reviewedDocumentRoutes(records, applications, callDeps),
  ] as const;
}
