import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import type { ShownDate } from '#renderer/content/types.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import type { PictureKey } from '#renderer/ui/basics/picture-files.ts';
import { Picture } from '#renderer/ui/basics/picture.tsx';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  two: { [from.md]: { gridTemplateColumns: '1fr 1fr' } },
  three: { [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
  four: {
    [from.sm]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
  five: {
    [from.sm]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [from.lg]: { gridTemplateColumns: 'repeat(5, 1fr)' },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    height: '100%',
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: space.xs,
    padding: space.l,
  },
  title: { fontSize: token.fontSizeBase400 },
  titleLink: {
    color: 'inherit',
    textDecorationLine: 'none',
    // The whole card is the target of its one link.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':hover': { textDecorationLine: 'underline' },
  },
  text: { color: token.colorNeutralForeground2 },
  date: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightSemibold,
  },
  linked: {
    position: 'relative',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: '120ms',
    ':hover': { border: `1px solid ${token.colorBrandStroke1}` },
  },
  // On a phone the lead is next to the title, where it takes no separate line.
  lead: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    [from.md]: { flexDirection: 'column', alignItems: 'start' },
  },
  foot: { marginTop: 'auto', paddingTop: space.s },
});

/** Cards of equal height in a grid, with at most `across` columns. */
export function CardGrid({
  across,
  children,
}: {
  readonly across: 'two' | 'three' | 'four' | 'five';
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return <ul className={mergeClasses(styles.grid, styles[across])}>{children}</ul>;
}

/** A card in a card grid. With `to`, the whole card is a link; `foot` is at its lower edge. */
export function Card({
  title,
  text,
  date,
  picture,
  lead,
  heading: Heading = 'h3',
  to,
  foot,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly date?: ShownDate | null;
  readonly picture?: { readonly image: PictureKey; readonly alt: string };
  /** Above or next to the title: an icon or a short name. */
  readonly lead?: ReactNode;
  /** Level of the title: one below the heading above the cards. */
  readonly heading?: 'h2' | 'h3';
  readonly to?: string;
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const heading = (
    <Heading className={styles.title}>
      {to === undefined ? (
        title
      ) : (
        <PortalLink to={to} className={styles.titleLink}>
          {title}
        </PortalLink>
      )}
    </Heading>
  );
  return (
    <li>
      <div className={mergeClasses(styles.card, to !== undefined && styles.linked)}>
        {picture !== undefined && <Picture {...picture} />}
        <div className={styles.body}>
          {date && (
            <time dateTime={date.iso} className={styles.date}>
              {date.text}
            </time>
          )}
          {lead === undefined ? (
            heading
          ) : (
            <div className={styles.lead}>
              {lead}
              {heading}
            </div>
          )}
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {children}
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </div>
      </div>
    </li>
  );
}
