import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LinkedText } from '#renderer/ui/text/linked-text.tsx';
import { More } from '#renderer/ui/folds/more.tsx';

const useStyles = makeStyles({
  band: { padding: `${space.section} ${space.gutter}` },
  tinted: { backgroundColor: token.portalBandBackground },
  measure: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.section,
    maxWidth: '76rem',
    margin: '0 auto',
  },
  section: { display: 'flex', flexDirection: 'column', gap: space.l, scrollMarginTop: space.m },
  beside: {
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: '1fr 2fr',
      gap: space.xl,
      alignItems: 'start',
    },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.l}`,
  },
  words: { display: 'flex', flexDirection: 'column', gap: space.s, maxWidth: '75ch' },
  heading: { fontSize: 'clamp(1.5rem, 3.4vw, 2rem)', letterSpacing: '-0.01em' },
  intro: { color: token.colorNeutralForeground2 },
  aside: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    fontWeight: token.fontWeightSemibold,
    '::after': { content: ['" →"', '" →" / ""'], whiteSpace: 'pre' },
  },
});

/** A stripe across the whole window; its content keeps the site's width. */
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

/** A section of a page with its own heading and an optional link to more. */
export function Section({
  heading,
  paragraphs = [],
  more,
  id,
  beside = false,
  openedBy,
  children,
}: {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly more?: { readonly label: string; readonly to: string; readonly about: string };
  readonly id?: string;
  /** Whether the content is next to the heading in a wide window. */
  readonly beside?: boolean;
  /** Label of the button that opens the content on a phone; without it, the content is always shown. */
  readonly openedBy?: string;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  return (
    <section id={id} className={mergeClasses(styles.section, beside && styles.beside)}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text} className={styles.intro}>
              <LinkedText>{text}</LinkedText>
            </p>
          ))}
        </div>
        {more !== undefined && (
          <PortalLink
            to={more.to}
            className={styles.aside}
            data-onward
            aria-label={`${more.label}: ${more.about}`}
          >
            {more.label}
          </PortalLink>
        )}
      </div>
      {openedBy === undefined ? (
        children
      ) : (
        <More label={openedBy} about={heading}>
          {children}
        </More>
      )}
    </section>
  );
}
