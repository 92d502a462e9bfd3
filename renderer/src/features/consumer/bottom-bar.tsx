import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { MenuIcon } from '#renderer/features/consumer/menu-icon.tsx';
import type { Menu } from '#renderer/features/consumer/menu.ts';
import { MoreSheet } from '#renderer/features/consumer/more-sheet.tsx';
import {
  AT_THE_THUMB,
  SHORT_LABELS,
  UNDER_MORE,
  VIEW_LABELS,
} from '#renderer/features/consumer/views.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { from, onPaper } from '#renderer/theme/breakpoints.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 10,
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: token.colorNeutralBackground1,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    boxShadow: token.portalShadow,
    [from.lg]: { display: 'none' },
    [onPaper]: { display: 'none' },
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, 1fr)',
    maxWidth: '40rem',
    margin: '0 auto',
    padding: 0,
    listStyle: 'none',
  },
  item: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.125rem',
    width: '100%',
    height: '100%',
    minHeight: '60px',
    padding: '0.375rem 0.125rem',
    border: 'none',
    borderTop: '3px solid transparent',
    backgroundColor: 'transparent',
    color: token.colorNeutralForeground2,
    font: 'inherit',
    fontSize: token.fontSizeBase200,
    lineHeight: '1.2',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: '-3px' },
  },
  current: {
    borderTop: `3px solid ${token.colorBrandForeground1}`,
    color: token.colorBrandForeground1,
    fontWeight: token.fontWeightSemibold,
  },
});

/** The menu of a small window, at the thumb: the views that are used most, and the others under 'More'. */
export function BottomBar(menu: Menu) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const within = UNDER_MORE.some((view) => view === menu.current);
  const look = (here: boolean) => mergeClasses(styles.item, here && styles.current);
  return (
    <>
      <nav aria-label={t('consumer.menu')} className={styles.bar} data-bottom-bar>
        <ul className={styles.list}>
          {AT_THE_THUMB.map((view) => (
            <li key={view}>
              <button
                type="button"
                aria-label={t(VIEW_LABELS[view])}
                aria-current={view === menu.current ? 'page' : undefined}
                className={look(view === menu.current)}
                onClick={() => menu.onChoose(view)}
              >
                <MenuIcon icon={view} />
                {t(SHORT_LABELS[view])}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={open}
              className={look(within)}
              onClick={() => setOpen(true)}
            >
              <MenuIcon icon="more" />
              {t('consumer.more')}
            </button>
          </li>
        </ul>
      </nav>
      {open && <MoreSheet {...menu} onClose={() => setOpen(false)} />}
    </>
  );
}
