import { useContent } from '#renderer/i18n/edition/use-content.ts';
import type { ArticleList } from '#renderer/content/home-types.ts';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

/** Three articles as cards, with a link to all of them. */
export function ArticlePreview({ list }: { readonly list: ArticleList }) {
  const home = useContent('home');
  const { heading, intro, items, seeAll } = list;
  return (
    <Section
      heading={heading}
      paragraphs={[intro]}
      more={{ ...seeAll, about: heading }}
      openedBy={home.more}
    >
      <CardGrid across="three">
        {items.map(({ id, title, date, image, alt }) => (
          <Card
            key={id}
            title={title}
            date={date}
            picture={{ image, alt }}
            to={`${seeAll.to}#${id}`}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
