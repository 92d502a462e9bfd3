import { branches } from '#renderer/content/en/branches.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { Card, CardGrid } from '#renderer/ui/card.tsx';
import { DataTable } from '#renderer/ui/data-table.tsx';
import { directionsUrl } from '#renderer/ui/map-address.ts';
import { Page as Frame } from '#renderer/ui/page.tsx';
import { Remark } from '#renderer/ui/remark.tsx';
import { Section } from '#renderer/ui/section.tsx';

export function Page() {
  const { h1, shortName } = pages['/branches'];
  const { sampleNote, columns, samples, cards } = branches;
  return (
    <Frame title={h1} shortName={shortName} intro={pages['/branches'].description}>
      <DataTable
        caption={h1}
        columns={[columns.name, columns.address, columns.phone, columns.hours, columns.services]}
        rows={samples.map(({ id, name, address, phone, hours, services }) => ({
          id,
          cells: [name, address, phone, hours, services.join(', ')],
        }))}
      />
      <Remark>{sampleNote}</Remark>
      <Section heading={cards.heading}>
        <CardGrid across="two">
          {cards.items.map(({ id, title, text, image, alt, latitude, longitude }) => (
            <Card
              key={id}
              title={title}
              text={text}
              picture={{ image, alt }}
              foot={
                <ButtonLink to={directionsUrl({ latitude, longitude })} kind="secondary">
                  {cards.directionsLabel}
                </ButtonLink>
              }
            />
          ))}
        </CardGrid>
      </Section>
    </Frame>
  );
}
