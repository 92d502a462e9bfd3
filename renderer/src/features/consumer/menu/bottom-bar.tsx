import { Button } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { MENU_ICONS } from '#renderer/features/consumer/menu/menu-icons.tsx';
import type { Menu } from '#renderer/features/consumer/menu/menu.ts';
import { SHORT_LABELS, type View } from '#renderer/features/consumer/menu/views.ts';
import { WaitingCount } from '#renderer/features/consumer/menu/waiting-count.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from, onPaper } from '#renderer/theme/breakpoints.ts';
import { token } from '#renderer/theme/token.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

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
    // A long word gets the room that short ones leave, and breaks only where there is none.
    gridTemplateColumns: 'repeat(5, minmax(0, auto))',
    maxWidth: '40rem',
    margin: '0 auto',
    padding: 0,
    listStyle: 'none',
  },
  item: {
    position: 'relative',
    flexDirection: 'column',
    gap: '0.125rem',
    width: '100%',
    minWidth: 0,
    height: '100%',
    minHeight: '60px',
    // A name of two lines fits into the height that other bars leave free (`--bottomBar`).
    padding: '0.125rem 0.25rem',
    border: 'none',
    borderTop: '3px solid transparent',
    borderRadius: 0,
    color: token.colorNeutralForeground2,
    // Large type grows as far as five names fit side by side.
    fontSize: `min(${token.fontSizeBase200}, 3.75vw)`,
    fontWeight: token.fontWeightRegular,
    lineHeight: '1.2',
    overflowWrap: 'anywhere',
    ':focus-visible': { outlineOffset: '-3px' },
    '@media (forced-colors: active)': { borderTop: 'none' },
  },
  current: {
    borderTop: `3px solid ${token.colorBrandForeground1}`,
    color: token.colorBrandForeground1,
    fontWeight: token.fontWeightSemibold,
    '@media (forced-colors: active)': { borderTop: '3px solid' },
  },
});

const loadSheet = async () =>
  (await import('#renderer/features/consumer/menu/more-sheet.tsx')).MoreSheet;

/** The menu of a small window: the primary views, and the others under 'More'. */
export function BottomBar(menu: Menu) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { primary, current, waiting } = menu;
  const within = current !== null && !primary.some((view) => view === current);
  const countOf = (view: View) => (view === 'my-loan' ? waiting : 0);
  const look = (here: boolean) => mergeClasses(styles.item, here && styles.current);
  return (
    <>
      <nav aria-label={t('consumer.menu')} className={styles.bar} data-bottom-bar>
        <ul className={styles.list}>
          {primary.map((view) => (
            <li key={view}>
              <Button
                appearance="transparent"
                icon={MENU_ICONS[view]}
                aria-current={view === current ? 'page' : undefined}
                className={look(view === current)}
                onClick={() => menu.onChoose(view)}
              >
                {t(SHORT_LABELS[view])}
                <WaitingCount count={countOf(view)} corner />
              </Button>
            </li>
          ))}
          <li>
            <Button
              appearance="transparent"
              icon={MENU_ICONS.more}
              aria-haspopup="dialog"
              aria-expanded={open}
              className={look(within)}
              onClick={() => setOpen(true)}
            >
              {t('consumer.more')}
            </Button>
          </li>
        </ul>
      </nav>
      {open && <OpenedPart load={loadSheet} props={{ ...menu, onClose: () => setOpen(false) }} />}
    </>
  );
}
