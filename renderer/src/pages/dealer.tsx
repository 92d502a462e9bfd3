import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { CallToRegister } from '#renderer/ui/navigation/call-to-register.tsx';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Split } from '#renderer/ui/layout/split.tsx';

export function Page() {
  const pages = useContent('pages');
  const dealer = useContent('dealer');
  const { h1, shortName } = pages['/dealer'];
  const { intro, image, alt, types, importance, steps, register } = dealer;
  return (
    <Frame
      title={h1}
      shortName={shortName}
      intro={intro}
      picture={{ image, alt }}
      actions={<ButtonLink to={register.button.to}>{register.button.label}</ButtonLink>}
    >
      <Section heading={types.heading}>
        <CardGrid across="four">
          {types.cards.map((card) => (
            <Card key={card.title} {...card} />
          ))}
        </CardGrid>
      </Section>
      <Split>
        <Section heading={importance.heading} paragraphs={importance.paragraphs}>
          <PointList items={importance.items} />
        </Section>
        <Section heading={steps.heading}>
          <PointList items={steps.items} ordered />
        </Section>
      </Split>
      <CallToRegister {...register} />
    </Frame>
  );
}
