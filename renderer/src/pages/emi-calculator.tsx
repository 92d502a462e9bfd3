import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { LoanCalculator } from '#renderer/features/calculator/loan-calculator.tsx';
import { AboutTool } from '#renderer/features/marketing/about-tool.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';

export function Page() {
  const pages = useContent('pages');
  const tools = useContent('tools');
  const { h1, shortName } = pages['/emi-calculator'];
  return (
    <Frame title={h1} shortName={shortName} intro={tools.emiCalculator.intro}>
      <Island of={LoanCalculator} />
      <AboutTool tool={tools.emiCalculator} />
    </Frame>
  );
}
