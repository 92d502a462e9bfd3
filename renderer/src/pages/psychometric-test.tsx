import { pages } from '#renderer/content/en/pages.ts';
import { psychometric } from '#renderer/content/en/psychometric.ts';
import { LinkRow } from '#renderer/ui/link-row.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';
import { PointList } from '#renderer/ui/point-list.tsx';
import { Remark } from '#renderer/ui/remark.tsx';

export function Page() {
  const { h1, shortName } = pages['/psychometric-test'];
  const { intro, honestNote, questions, related } = psychometric;
  return (
    <Frame title={h1} shortName={shortName} intro={intro}>
      <PointList items={questions.map(({ text }) => text)} ordered />
      <Remark>{honestNote}</Remark>
      <LinkRow links={related} />
    </Frame>
  );
}
