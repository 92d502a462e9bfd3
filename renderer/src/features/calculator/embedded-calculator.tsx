import { LoanCalculator } from '#renderer/features/calculator/loan-calculator.tsx';

/** The whole calculator on a page whose address does not hold the quote. */
export function EmbeddedCalculator() {
  return <LoanCalculator syncUrl={false} />;
}
