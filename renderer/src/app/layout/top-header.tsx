import { useContent } from '#renderer/i18n/use-content.ts';
import { makeStyles } from '@griffel/react';
import { CollapsibleMenu } from '#renderer/app/layout/collapsible-menu.tsx';
import { below } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LanguageSwitch } from '#renderer/ui/language-switch.tsx';

const useStyles = makeStyles({
  bar: {
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    padding: `${space.xs} max(${space.gutter}, calc((100% - 76rem) / 2))`,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    fontSize: token.fontSizeBase300,
  },
  language: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: `0 ${space.s}`,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
    [below.sm]: { marginRight: 'auto', paddingLeft: 0 },
  },
});

/** A page for a wrong address has none of its own, and one for no connection is not visited. */
function hasAddress(path: string): boolean {
  return path.startsWith('/');
}

/** The header bar with the ways in, collapsing below sm. */
export function TopHeader({ path }: { readonly path: string }) {
  const navigation = useContent('navigation');
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <LanguageSwitch path={hasAddress(path) ? path : '/'} className={styles.language} />
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
