import type { AccountAndRequestTables } from '#gateway/foundation/store/tables/accounts-and-requests.ts';
import type { SealingAndAuditTables } from '#gateway/foundation/store/tables/sealing-and-audit.ts';
import type { MembershipAndCatalogueTables } from '#gateway/foundation/store/tables/memberships-and-catalogue.ts';
import type { LoanApplicationTables } from '#gateway/foundation/store/tables/loan-applications.ts';
import type { DocumentTables } from '#gateway/foundation/store/tables/documents.ts';
import type { LeadTables } from '#gateway/foundation/store/tables/leads.ts';
import type { LenderTables } from '#gateway/foundation/store/tables/lenders.ts';
import type { OfferAndDeliveryTables } from '#gateway/foundation/store/tables/offers-and-delivery.ts';
import type { ConnectedSystemTables } from '#gateway/foundation/store/tables/connected-systems.ts';
import type { RestoreTables } from '#gateway/foundation/store/tables/restores.ts';
import type { ServiceTables } from '#gateway/foundation/store/tables/service.ts';
import type { PrivacyAndRetentionTables } from '#gateway/foundation/store/tables/privacy-and-retention.ts';

/** The tables as Kysely sees them. Times are milliseconds since 1970. */
export type Tables = AccountAndRequestTables &
  SealingAndAuditTables &
  MembershipAndCatalogueTables &
  LoanApplicationTables &
  DocumentTables &
  LeadTables &
  LenderTables &
  OfferAndDeliveryTables &
  ServiceTables &
  PrivacyAndRetentionTables &
  RestoreTables &
  ConnectedSystemTables;
