import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  band: { padding: `${space.section} ${space.gutter}` },
  tinted: { backgroundColor: token.portalBandBackground },
  measure: { maxWidth: '76rem', margin: '0 auto' },
  section: { display: 'flex', flexDirection: 'column', gap: space.l, scrollMarginTop: space.m },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.l}`,
  },
  words: { display: 'flex', flexDirection: 'column', gap: space.xs, maxWidth: '65ch' },
  heading: { fontSize: 'clamp(1.5rem, 3.4vw, 2rem)', letterSpacing: '-0.01em' },
  intro: { color: token.colorNeutralForeground2 },
  aside: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    fontWeight: token.fontWeightSemibold,
    '::after': { content: '" →" / ""', whiteSpace: 'pre' },
  },
});

/** A stripe across the whole window whose content keeps the site's measure. */
export function Band({
  tinted = false,
  children,
}: {
  readonly tinted?: boolean;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.band, tinted && styles.tinted)}>
      <div className={styles.measure}>{children}</div>
    </div>
  );
}

/** A part of a page under a heading of its own, with an optional link to more of it. */
export function Section({
  heading,
  paragraphs = [],
  more,
  id,
  children,
}: {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly more?: { readonly label: string; readonly to: string; readonly about: string };
  readonly id?: string;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {paragraphs.map((text) => (
            <p key={text} className={styles.intro}>
              {text}
            </p>
          ))}
        </div>
        {more !== undefined && (
          <a href={more.to} className={styles.aside} aria-label={`${more.label}: ${more.about}`}>
            {more.label}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
