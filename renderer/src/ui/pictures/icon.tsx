import { makeStyles, mergeClasses } from '@griffel/react';
import type { IconKey } from '#renderer/content/types.ts';
import { token } from '#renderer/theme/token.ts';

/** Icons that the copy does not name. */
type OwnIcon = 'phone' | 'mail' | 'call' | 'clock' | 'place';

/** SVG paths in a 24 by 24 box: short, because every page carries its icons. */
const LINES: Readonly<Record<IconKey | OwnIcon, string>> = {
  eligibility: 'M8 5H5v16h14V5h-3M9 3h6v4H9zM8.5 14l2.5 2.5 5-5',
  calculator:
    'M5 3h14v18H5zM8 6h8v4H8zM8.5 14h0M12 14h0M15.5 14h0M8.5 17.5h0M12 17.5h0M15.5 17.5h0',
  application: 'M13 3H5v18h14V9zM13 3v6h6M8.5 13h7M8.5 17h5',
  dealer: 'M4 10v11h16V10M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M10 21v-6h4v6',
  partner:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21c0-9 14-9 14 0M16 3.5a4 4 0 0 1 0 7M18 14.5c3 1 4 3.5 4 6.5',
  psychometric: 'M12 21H6l1-4c-7-5-3-14 5-14 7 0 9 6 7 9l2 4h-2v3h-4M9 9h6M9 12.5h4',
  business: 'M3 7h18v13H3zM9 7V4h6v3M3 13h18M12 12v2',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L21 21',
  package: 'M12 2.5l8.5 4.5v10L12 21.5 3.5 17V7zM3.5 7l8.5 4.5L20.5 7M12 11.5v10',
  money: 'M2.5 6h19v12h-19zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M6 12h0M18 12h0',
  security: 'M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6zM8.5 12l2.5 2.5 5-5',
  recommendation: 'M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM9.5 21h5',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  account: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c0-9 16-9 16 0z',
  phone: 'M7 2h10v20H7zM11 18.5h2',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  call: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4c0 1-1 2-2 2A16 16 0 0 1 3 5c0-1 1-2 2-2',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3.5 2',
  place:
    'M12 22c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
};

const useStyles = makeStyles({
  icon: {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  badge: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '48px',
    borderRadius: token.borderRadius2XLarge,
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
  },
});

/** A decorative icon in the text colour; the words are next to it. */
export function Icon({
  icon,
  className,
}: {
  readonly icon: IconKey | OwnIcon;
  readonly className?: string;
}) {
  const styles = useStyles();
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={mergeClasses(styles.icon, className)}
    >
      <path d={LINES[icon]} />
    </svg>
  );
}

/** An icon in a tinted square. */
export function IconBadge({ icon }: { readonly icon: IconKey }) {
  const styles = useStyles();
  return (
    <span className={styles.badge}>
      <Icon icon={icon} />
    </span>
  );
}
