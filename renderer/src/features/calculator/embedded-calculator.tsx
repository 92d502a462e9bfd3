import { LoanCalculator } from '#renderer/features/calculator/loan-calculator.tsx';

/** The whole calculator on a page whose address is not its own. */
export function CalculatorApart() {
  return <LoanCalculator apart />;
}
