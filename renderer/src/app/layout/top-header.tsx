import { useContent } from '#renderer/i18n/use-content.ts';
import { makeStyles } from '@griffel/react';
import { CollapsibleMenu } from '#renderer/app/layout/collapsible-menu.tsx';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  bar: {
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    padding: `${space.xs} max(${space.gutter}, calc((100% - 76rem) / 2))`,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    fontSize: token.fontSizeBase300,
  },
});

/** The header bar with the ways in, collapsing below sm. */
export function TopHeader({ path }: { readonly path: string }) {
  const navigation = useContent('navigation');
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <CollapsibleMenu
        label={navigation.labels.topHeader}
        menuLabel={navigation.labels.topHeader}
        links={navigation.topHeader}
        path={path}
        collapsesBelow="sm"
      />
    </div>
  );
}
