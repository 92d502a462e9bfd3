import type { ReadyDocuments } from '#gateway/lending/documents/ready-documents.ts';
import type { DashboardFigures } from '#gateway/areas/dashboard/cached-figures.ts';
import type { DocumentDeps } from '#gateway/lending/documents/document-deps.ts';
import type { Offering } from '#gateway/lending/offers/make-offer.ts';
import type { Reaching } from '#gateway/lending/notifications/channels.ts';
import type { RetentionTerms } from '#gateway/upkeep/retention/retention-classes.ts';
import type { OpenIdProvider } from '#gateway/people/providers/openid-provider.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';

/** What loan applications need of the machine. */
export type ApplicationDeps = {
  readonly keys: DataKeys;
  /** What offers of lenders are made with. */
  readonly offering: Offering;
  readonly readyDocuments: ReadyDocuments;
  /** Tells this gateway that somebody has asked for an export or an erasure. */
  readonly wakePrivacyJobs: () => void;
  /** Tells this gateway that there is something for a lender, so that it is sent immediately. */
  readonly documents: DocumentDeps;
  /** How people are reached, and how providers report what became of it. */
  readonly reaching: Reaching;
  readonly retention: RetentionTerms;
  readonly figures: DashboardFigures;
  /** Whether subscribers may be in the deployment's own network, or on this machine; not unless it is said. */
  readonly mayBeNear?: boolean;
  /** At which staff sign in; empty where they do not. */
  readonly providers: readonly OpenIdProvider[];
};
