import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { ShortName } from '#renderer/features/marketing/short-name.tsx';

import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';
import { CallToRegister } from '#renderer/ui/navigation/call-to-register.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Split } from '#renderer/ui/layout/split.tsx';

export function Page() {
  const pages = useContent('pages');
  const nbfc = useContent('nbfc');
  const { h1, shortName } = pages['/nbfc'];
  const { intro, image, alt, role, types, working, register } = nbfc;
  return (
    <Frame
      title={h1}
      shortName={shortName}
      intro={intro}
      picture={{ image, alt }}
      actions={<ButtonLink to={register.button.to}>{register.button.label}</ButtonLink>}
    >
      <Split>
        <Section heading={role.heading} paragraphs={role.paragraphs} />
        <Section heading={working.heading} paragraphs={working.paragraphs}>
          <PointList items={working.items} />
        </Section>
      </Split>
      <Section heading={types.heading} paragraphs={types.paragraphs}>
        <CardGrid across="five">
          {types.items.map(({ shortName: short, title, text }) => (
            <Card key={short} title={title} text={text} lead={<ShortName>{short}</ShortName>} />
          ))}
        </CardGrid>
      </Section>
      <CallToRegister {...register} />
    </Frame>
  );
}
