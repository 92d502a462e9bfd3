import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import type { MessageRow } from '#gateway/lending/outbox/stored-messages.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

type Writing = {
  readonly runner: Runner;
  readonly keys: DataKeys;
  /** The store's time, in milliseconds since 1970. */
  readonly at: number;
  readonly application: ApplicationRow;
  readonly lenderCase: CaseRow;
  readonly message: MessageRow;
};

/** Writes the body of one kind of message. What it gives is checked against the contract before it goes. */
export type WriteBody = (writing: Writing) => Promise<unknown>;
