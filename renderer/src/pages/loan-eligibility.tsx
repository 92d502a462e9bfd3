import { pages } from '#renderer/content/en/pages.ts';
import { tools } from '#renderer/content/en/tools.ts';
import { AboutTool } from '#renderer/features/marketing/about-tool.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';

export function Page() {
  const { h1, shortName } = pages['/loan-eligibility'];
  return (
    <Frame title={h1} shortName={shortName} intro={tools.loanEligibility.intro}>
      <AboutTool tool={tools.loanEligibility} />
    </Frame>
  );
}
