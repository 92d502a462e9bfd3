import { makeStyles } from '@griffel/react';
import type { Article, ArticleList } from '#renderer/content/home-types.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Picture } from '#renderer/ui/basics/picture.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: space.xl },
  article: {
    display: 'grid',
    gap: space.l,
    alignItems: 'start',
    scrollMarginTop: space.m,
    padding: space.m,
    marginInline: `calc(-1 * ${space.m})`,
    borderRadius: token.borderRadius2XLarge,
    ':target': { backgroundColor: token.portalBandBackground },
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
  picture: { borderRadius: token.borderRadius2XLarge },
  words: { display: 'flex', flexDirection: 'column', gap: space.s, maxWidth: '65ch' },
  date: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontWeight: token.fontWeightSemibold,
  },
  title: { fontSize: 'clamp(1.125rem, 2.4vw, 1.375rem)' },
  lead: { fontWeight: token.fontWeightSemibold },
});

/** All articles of one kind in full. */
export function ArticleSection({ id, list }: { readonly id: string; readonly list: ArticleList }) {
  const styles = useStyles();
  return (
    <Section id={id} heading={list.heading} paragraphs={[list.intro]}>
      <div className={styles.list}>
        {list.items.map((article) => (
          <FullArticle key={article.id} article={article} />
        ))}
      </div>
    </Section>
  );
}

function FullArticle({ article }: { readonly article: Article }) {
  const styles = useStyles();
  const { id, title, description, date, image, alt, body } = article;
  return (
    <article id={id} className={styles.article}>
      <Picture image={image} alt={alt} className={styles.picture} />
      <div className={styles.words}>
        <time dateTime={date.iso} className={styles.date}>
          {date.text}
        </time>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.lead}>{description}</p>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}
