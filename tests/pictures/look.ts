/** What a picture is taken of. */
import type { Page } from 'playwright/test';
import type { Loan, LoanState } from '#tests/support/people/loans.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';

export type Look = {
  readonly name: string;
  readonly path: string | ((loan: Loan) => string | Promise<string>);
  /** What a visitor does there, in any language, to bring about this state. */
  readonly open?: (page: Page, portal: RunningPortal) => Promise<void>;
};

export type Subject = {
  /** Where the state alone does not name it. */
  readonly name?: string;
  /** null for a visitor who is not signed in. */
  readonly state: LoanState | null;
  readonly looks: readonly Look[];
};
