import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Picture } from '#renderer/ui/basics/picture.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

const useStyles = makeStyles({
  logos: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, 1fr)',
    gap: space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [from.md]: { gridTemplateColumns: 'repeat(5, 1fr)', gap: space.m },
  },
  logo: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xs,
    padding: space.m,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
  },
  mark: { maxWidth: '11rem' },
  name: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

/** The five kinds of partner that can register. */
export function PartnerTypes() {
  const home = useContent('home');
  const { heading, intro, items } = home.partnerTypes;
  return (
    <Section heading={heading} paragraphs={[intro]} openedBy={home.more}>
      <CardGrid across="five">
        {items.map(({ category, title, text, to }) => (
          <Card key={category} title={title} text={text} to={to} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** The partners' logos, each with its name below. */
export function PartnerLogos() {
  const home = useContent('home');
  const styles = useStyles();
  const { heading, intro, logos } = home.partners;
  return (
    <Section heading={heading} paragraphs={[intro]} openedBy={home.more}>
      <ul className={styles.logos}>
        {logos.map(({ id, name, image }) => (
          <li key={id} className={styles.logo}>
            <Picture image={image} alt="" className={styles.mark} />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
