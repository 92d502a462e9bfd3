import { Button } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { WaitingCount } from '#renderer/features/consumer/menu/waiting-count.tsx';
import { MENU_ICONS } from '#renderer/features/consumer/menu/menu-icons.tsx';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  item: {
    justifyContent: 'flex-start',
    gap: space.s,
    width: '100%',
    minHeight: '44px',
    padding: `0 ${space.s}`,
    // A border that is only visible in forced colours.
    border: '2px solid transparent',
    borderRadius: token.borderRadiusLarge,
    fontSize: token.fontSizeBase400,
    fontWeight: token.fontWeightRegular,
    lineHeight: '1.25',
    textAlign: 'start',
    textDecorationLine: 'none',
    '@media (forced-colors: active)': { border: 'none' },
  },
  here: {
    fontWeight: token.fontWeightSemibold,
    '@media (forced-colors: active)': { border: '2px solid' },
  },
  sidebar: {
    color: 'inherit',
    ':hover': { backgroundColor: token.portalHeaderLine, color: 'inherit' },
    ':hover:active': { backgroundColor: token.portalHeaderLine, color: 'inherit' },
  },
  sidebarHere: {
    backgroundColor: token.portalHeaderForeground,
    color: token.portalHeaderBackground,
    ':hover': {
      backgroundColor: token.portalHeaderForeground,
      color: token.portalHeaderBackground,
    },
    ':hover:active': {
      backgroundColor: token.portalHeaderForeground,
      color: token.portalHeaderBackground,
    },
  },
  sheet: {
    minHeight: '52px',
    ':hover': { backgroundColor: token.colorNeutralBackground1Hover },
  },
  sheetHere: {
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
  },
});

export type MenuPlace = 'sidebar' | 'sheet';

/** An entry in a menu of the consumer area: a link if it leads to another page, otherwise a button. */
export function MenuItem({
  place,
  icon,
  text,
  current = false,
  waiting = 0,
  language,
  address,
  opens,
  onChoose,
}: {
  readonly place: MenuPlace;
  readonly icon: keyof typeof MENU_ICONS;
  readonly text: string;
  readonly current?: boolean;
  /** How many things wait there for the person. */
  readonly waiting?: number;
  /** The language of the text, if it differs from the page's. */
  readonly language?: string;
  readonly address?: string;
  /** The id of a list that it opens. */
  readonly opens?: string;
  readonly onChoose?: () => void;
}) {
  const styles = useStyles();
  const look = {
    appearance: 'transparent',
    size: 'large',
    icon: MENU_ICONS[icon],
    lang: language,
    className: mergeClasses(
      styles.item,
      styles[place],
      current && styles.here,
      current && styles[`${place}Here`],
    ),
  } as const;
  return address === undefined ? (
    <Button
      {...look}
      aria-current={current ? 'page' : undefined}
      popoverTarget={opens}
      onClick={onChoose}
    >
      {text}
      <WaitingCount count={waiting} />
    </Button>
  ) : (
    <Button {...look} as="a" href={address} hrefLang={language}>
      {text}
    </Button>
  );
}
