import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { IconBadge } from '#renderer/ui/pictures/icon.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

/** Columns of at least this share of the row, and wide enough for large letters. */
const tracks = (share: string) =>
  `repeat(auto-fill, minmax(min(100%, max(8.5rem, ${share})), 1fr))`;

const useStyles = makeStyles({
  tiles: {
    display: 'grid',
    gridTemplateColumns: tracks('45%'),
    gap: space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [from.md]: { gridTemplateColumns: tracks('30%') },
    [from.lg]: { gridTemplateColumns: tracks('15%') },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    height: '100%',
    padding: space.m,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
    color: token.colorNeutralForeground1,
    textDecorationLine: 'none',
    transitionProperty: 'border-color',
    transitionDuration: '120ms',
    ':hover': { border: `1px solid ${token.colorBrandStroke1}` },
  },
  title: { paddingTop: space.xs, fontSize: token.fontSizeBase400 },
  text: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    lineHeight: '1.4',
  },
});

/** The row of link tiles on home. */
export function FeatureTiles() {
  const home = useContent('home');
  const { hasApplications } = usePlatform();
  const styles = useStyles();
  return (
    <Section heading={home.tiles.heading}>
      <ul className={styles.tiles}>
        {home.tiles.items.map(({ title, text, textHere = text, icon, to }) => (
          <li key={title}>
            <PortalLink to={to} className={styles.tile}>
              <IconBadge icon={icon} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{hasApplications ? textHere : text}</p>
            </PortalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
