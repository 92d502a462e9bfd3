import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { ContactDetails } from '#renderer/features/marketing/contact-details.tsx';
import { SocialHandles } from '#renderer/features/marketing/social-handles.tsx';
import { TeamCards } from '#renderer/features/marketing/team-cards.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Split } from '#renderer/ui/layout/split.tsx';

export function Page() {
  const brand = useBrand();
  const pages = useContent('pages');
  const about = useContent('about');
  const team = useContent('team');
  const { h1, shortName } = pages['/about'];
  const { tagline, image, alt, story, facts, values, contactCard, awards } = about;
  return (
    <Frame title={h1} shortName={shortName} intro={tagline} picture={{ image, alt }}>
      <Split>
        <Section heading={story.heading} paragraphs={story.paragraphs} />
        <Facts facts={facts} />
      </Split>
      <Section heading={values.heading}>
        <CardGrid across="three">
          {values.cards.map((card) => (
            <Card key={card.title} {...card} />
          ))}
        </CardGrid>
      </Section>
      <Section heading={team.heading} paragraphs={[team.intro]}>
        <TeamCards />
      </Section>
      <Split>
        <Panel>
          <Section heading={contactCard.heading} paragraphs={contactCard.paragraphs}>
            <ContactDetails />
            <SocialHandles heading={contactCard.socialHeading} handles={brand.social} />
            <div>
              <ButtonLink to={contactCard.button.to}>{contactCard.button.label}</ButtonLink>
            </div>
          </Section>
        </Panel>
        <Section heading={awards.heading} paragraphs={awards.paragraphs}>
          <PointList items={awards.items} ordered />
        </Section>
      </Split>
    </Frame>
  );
}
