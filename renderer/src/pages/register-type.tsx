import { pages } from '#renderer/content/en/pages.ts';
import { tools } from '#renderer/content/en/tools.ts';
import { AboutTool } from '#renderer/features/marketing/about-tool.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';

export function Page() {
  const { h1, shortName } = pages['/register-type'];
  return (
    <Frame title={h1} shortName={shortName} intro={tools.registerType.intro}>
      <AboutTool tool={tools.registerType} />
    </Frame>
  );
}
