import type { ApplicationId } from '#domain/ids.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';

/** What retention, export and erasure need from the documents of an application. */
export type StoredDocuments = {
  /** Removes the bytes for good; gives how many documents that were. It may be asked again. */
  readonly purge: (applicationId: ApplicationId) => Promise<number>;
  /** Takes the guarantor's documents away within a change; gives where their bytes are, for `removeBytes` once that is certain. */
  readonly emptyOfGuarantor: (
    tx: Change,
    applicationId: ApplicationId,
  ) => Promise<readonly string[]>;
  readonly removeBytes: (keys: readonly string[]) => Promise<void>;
  /** Kind, state, size and times of each, for the person whose documents they are: a guarantor's are not among them. */
  readonly listFor: (
    applicationId: ApplicationId,
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>;
};
