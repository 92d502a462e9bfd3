import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { LinkRow } from '#renderer/ui/navigation/link-row.tsx';

export function Page() {
  const { h1, shortName } = useContent('pages')['/how-we-match'];
  const { intro, rules, order, never, alike, unmatched, figures, fit, paying, links } =
    useContent('how-we-match');
  return (
    <Frame title={h1} shortName={shortName} intro={intro}>
      <Section heading={rules.heading} paragraphs={rules.paragraphs}>
        <PointList items={rules.items} />
      </Section>
      <Section heading={order.heading} paragraphs={order.paragraphs} />
      <Section heading={never.heading} paragraphs={never.paragraphs}>
        <PointList items={never.items} />
      </Section>
      {[alike, unmatched, figures, fit, paying].map((section) => (
        <Section key={section.heading} {...section} />
      ))}
      <LinkRow links={links} />
    </Frame>
  );
}
