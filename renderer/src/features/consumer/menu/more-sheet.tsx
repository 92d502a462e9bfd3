import { makeStyles } from '@griffel/react';
import { MenuEnd } from '#renderer/features/consumer/menu/menu-end.tsx';
import { MenuItem } from '#renderer/features/consumer/menu/menu-item.tsx';
import type { Menu } from '#renderer/features/consumer/menu/menu.ts';
import { VIEW_LABELS } from '#renderer/features/consumer/menu/views.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { BottomSheet } from '#renderer/ui/dialogs/bottom-sheet.tsx';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  end: {
    marginTop: space.xs,
    paddingTop: space.xs,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
  },
});

/** The menu entries that do not fit the bar of a small window. Every button closes the sheet. */
export function MoreSheet({
  views,
  primary,
  current,
  hasDesk,
  signedIn,
  onChoose,
  onSignOut,
  onClose,
}: Menu & { readonly onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const others = views.filter((view) => !primary.some((shown) => shown === view));

  function closeAnd(act: () => void): void {
    onClose();
    act();
  }

  return (
    <BottomSheet title={t('consumer.moreTitle')} closeLabel={t('consumer.close')} onClose={onClose}>
      <ul className={styles.list}>
        {others.map((view) => (
          <li key={view}>
            <MenuItem
              place="sheet"
              icon={view}
              text={t(VIEW_LABELS[view])}
              current={view === current}
              onChoose={() => closeAnd(() => onChoose(view))}
            />
          </li>
        ))}
        <MenuEnd
          place="sheet"
          firstClass={styles.end}
          hasDesk={hasDesk}
          signedIn={signedIn}
          onSignOut={() => closeAnd(onSignOut)}
          onLanguageChosen={onClose}
        />
      </ul>
    </BottomSheet>
  );
}
