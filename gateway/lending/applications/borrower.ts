import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import type { Catalogue } from '#gateway/lending/catalogue/published.ts';

/** Who acts in the borrower's own calls, in the audit. */
export const BORROWER: Actor = { role: 'borrower', id: '' };

/** What is needed to read or change a borrower's application. */
export type LoanDeps = {
  readonly records: Records;
  readonly keys: DataKeys;
  readonly catalogue: Catalogue;
};
