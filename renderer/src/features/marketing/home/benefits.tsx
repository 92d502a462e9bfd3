import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';
import { IconBadge } from '#renderer/ui/pictures/icon.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

export function Benefits() {
  const home = useContent('home');
  return (
    <Section heading={home.benefits.heading}>
      <CardGrid across="three">
        {home.benefits.cards.map(({ title, text, icon }) => (
          <Card key={title} title={title} text={text} lead={<IconBadge icon={icon} />} />
        ))}
      </CardGrid>
    </Section>
  );
}
