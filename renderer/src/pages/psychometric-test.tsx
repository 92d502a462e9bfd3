import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { PsychometricTest } from '#renderer/features/psychometric/psychometric-test.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { LinkRow } from '#renderer/ui/navigation/link-row.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

export function Page() {
  const pages = useContent('pages');
  const psychometric = useContent('psychometric');
  const { h1, shortName } = pages['/psychometric-test'];
  const { intro, honestNote, related } = psychometric;
  return (
    <Frame title={h1} shortName={shortName} intro={intro}>
      <Remark>{honestNote}</Remark>
      <Panel>
        <Island of={PsychometricTest} />
      </Panel>
      <LinkRow links={related} />
    </Frame>
  );
}
