import { useContent } from '#renderer/i18n/use-content.ts';
import { PsychometricTest } from '#renderer/features/psychometric/psychometric-test.tsx';
import { Island } from '#renderer/ui/island.tsx';
import { LinkRow } from '#renderer/ui/link-row.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';
import { Panel } from '#renderer/ui/panel.tsx';
import { Remark } from '#renderer/ui/remark.tsx';

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
