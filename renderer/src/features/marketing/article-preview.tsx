import type { ArticleList } from '#renderer/content/home-types.ts';
import { Card, CardGrid } from '#renderer/ui/card.tsx';
import { Section } from '#renderer/ui/section.tsx';

/** Three articles as cards that lead to their full text, with a way to all of them. */
export function ArticlePreview({ list }: { readonly list: ArticleList }) {
  const { heading, intro, items, seeAll } = list;
  return (
    <Section heading={heading} paragraphs={[intro]} more={{ ...seeAll, about: heading }}>
      <CardGrid across="three">
        {items.map(({ id, title, description, date, image, alt }) => (
          <Card
            key={id}
            title={title}
            text={description}
            date={date}
            picture={{ image, alt }}
            to={`${seeAll.to}#${id}`}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
