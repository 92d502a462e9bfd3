import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { AboutTool } from '#renderer/features/marketing/about-tool.tsx';
import { RegisterType } from '#renderer/features/registration-forms/partner/register-type.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

export function Page() {
  const pages = useContent('pages');
  const tools = useContent('tools');
  const { h1, shortName } = pages['/register-type'];
  const { intro, honestNote } = tools.registerType;
  return (
    <Frame title={h1} shortName={shortName} intro={intro}>
      <Remark>{honestNote}</Remark>
      <Panel>
        <Island of={RegisterType} />
      </Panel>
      <AboutTool tool={tools.registerType} />
    </Frame>
  );
}
