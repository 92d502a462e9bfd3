import { makeStyles } from '@griffel/react';
import { LinkItems } from '#renderer/app/layout/link-items.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { below } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.xs}`,
    margin: 0,
    padding: `0 calc(max(${space.gutter}, (100% - 76rem) / 2) - ${space.s})`,
    listStyle: 'none',
    backgroundColor: token.portalBandBackground,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    color: token.colorNeutralForeground1,
    fontSize: token.fontSizeBase300,
    [below.sm]: {
      justifyContent: 'space-between',
      columnGap: 0,
      padding: `0 ${space.xs}`,
      '& a': { padding: `0 ${space.xs}` },
    },
  },
});

/** The most used pages, one tap away everywhere. */
export function QuickLinks({ path }: { readonly path: string }) {
  const { labels, quick } = useContent('navigation');
  const styles = useStyles();
  return (
    <nav aria-label={labels.quick}>
      <ul className={styles.list}>
        <LinkItems links={quick} path={path} />
      </ul>
    </nav>
  );
}
