import { makeStyles } from '@griffel/react';
import type { View } from '#renderer/features/consumer/views.ts';

type MenuIconKey = View | 'more' | 'language' | 'logout' | 'sign-in';

/** Lines on a field of 24 by 24. */
const LINES: Readonly<Record<MenuIconKey, string>> = {
  dashboard: 'M3.5 3.5h7v9h-7zM13.5 3.5h7v5h-7zM3.5 15.5h7v5h-7zM13.5 11.5h7v9h-7z',
  accounts: 'M3 6.5h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 6.5l11-3v3M16 13h.5',
  orders: 'M12 2.5l8.5 4.5v10L12 21.5 3.5 17V7zM3.5 7l8.5 4.5L20.5 7M12 11.5v10',
  'buy-products': 'M2.5 3.5h3l2.5 12h10l2.5-8.5h-14M9 20h.5M17 20h.5',
  offers: 'M3.5 3.5h8l9 9-8 8-9-9zM8 8h.5',
  'loan-calculator':
    'M5 3h14v18H5zM8 6h8v4H8zM8.5 14h.5M12 14h.5M15.5 14h.5M8.5 17.5h.5M12 17.5h.5M15.5 17.5h.5',
  profile: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c0-9 16-9 16 0z',
  more: 'M4 6h16M4 12h16M4 18h16',
  language:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  logout: 'M10 4H4v16h6M9.5 12H21M17 8l4 4-4 4',
  'sign-in': 'M14 4h6v16h-6M3 12h11.5M10.5 8l4 4-4 4',
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
});

/** A decorative icon of the consumer area's menus. The public pages carry no byte of it. */
export function MenuIcon({ icon }: { readonly icon: MenuIconKey }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className={useStyles().icon}>
      <path d={LINES[icon]} />
    </svg>
  );
}
