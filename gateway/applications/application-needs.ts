import type { ReadyDocuments } from '#gateway/applications/submit.ts';
import type { DocumentNeeds } from '#gateway/documents/document-needs.ts';
import type { DataKeys } from '#gateway/sealing/data-keys.ts';

/** What loan applications need of the machine. */
export type ApplicationNeeds = {
  readonly keys: DataKeys;
  /** Days on which lenders do not work, besides weekends and the national holidays. */
  readonly holidays: ReadonlySet<string>;
  readonly readyDocuments: ReadyDocuments;
  /** Tells this gateway that somebody has asked for an export or an erasure. */
  readonly wakePrivacyJobs: () => void;
  readonly documents: DocumentNeeds;
};
