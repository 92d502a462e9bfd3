import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { LoanSummary } from '#renderer/features/applications/my-loan/loan-facts.ts';

const historyState = z.looseObject({ application: z.optional(z.string()) });

/**
 * The application that is opened from the list, in its own history entry, so that Back leads to the list again.
 * Only its number is kept there, and somebody else's opens nothing.
 */
export function useOpenedLoan(loans: readonly Pick<LoanSummary, 'number'>[]) {
  const navigate = useNavigate();
  const { state: found }: { readonly state: unknown } = useLocation();
  const parsed = z.safeParse(historyState, found);
  const state = parsed.success ? parsed.data : {};
  const opened = loans.find(({ number }) => number === state.application)?.number ?? null;
  return {
    opened,
    open: (application: string) => void navigate('.', { state: { ...state, application } }),
    close: () => void navigate(-1),
  };
}
