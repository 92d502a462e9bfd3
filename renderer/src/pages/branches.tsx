import { officesAsBranches } from '#renderer/features/branches/offices-as-branches.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { BranchMap } from '#renderer/features/branches/branch-map.tsx';
import { BranchSearch } from '#renderer/features/branches/branch-search.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { directionsUrl } from '#renderer/ui/embeds/map-address.ts';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

export function Page() {
  const pages = useContent('pages');
  const branches = useContent('branches');
  const { h1, shortName } = pages['/branches'];
  const { intro, sampleNote, officeService, cards, map } = branches;
  const offices = officesAsBranches(useBrand(), officeService, useTranslation().language);
  return (
    <Frame title={h1} shortName={shortName} intro={intro}>
      <Island of={BranchSearch} />
      <Remark>{sampleNote}</Remark>
      <Section heading={cards.heading}>
        <CardGrid across="two">
          {offices.cards.map(({ id, title, text, image, alt, latitude, longitude }) => (
            <Card
              key={id}
              title={title}
              text={text}
              picture={{ image, alt }}
              foot={
                <ButtonLink
                  to={directionsUrl({ latitude, longitude })}
                  kind="secondary"
                  about={title}
                >
                  {cards.directionsLabel}
                </ButtonLink>
              }
            />
          ))}
        </CardGrid>
      </Section>
      <Section heading={map.heading}>
        <Island of={BranchMap} />
      </Section>
    </Frame>
  );
}
