import { pages } from '#renderer/content/en/pages.ts';
import { tools } from '#renderer/content/en/tools.ts';
import { LoanCalculator } from '#renderer/features/calculator/loan-calculator.tsx';
import { AboutTool } from '#renderer/features/marketing/about-tool.tsx';
import { Island } from '#renderer/ui/island.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';

export function Page() {
  const { h1, shortName } = pages['/emi-calculator'];
  return (
    <Frame title={h1} shortName={shortName} intro={tools.emiCalculator.intro}>
      <Island name="calculator/loan-calculator" wake="visible" of={LoanCalculator} />
      <AboutTool tool={tools.emiCalculator} />
    </Frame>
  );
}
