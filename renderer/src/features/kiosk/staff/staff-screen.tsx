import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { StaffDesk } from '#renderer/features/kiosk/staff/staff-desk.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Host } from '#renderer/platform/platform.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const loadPin = async () => (await import('#renderer/features/kiosk/staff/staff-pin.tsx')).StaffPin;

const useStyles = makeStyles({
  screen: {
    position: 'fixed',
    inset: '0 0 4.5rem',
    zIndex: 35,
    overflowY: 'auto',
    backgroundColor: token.portalBandBackground,
  },
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    maxWidth: '48rem',
    margin: '0 auto',
    padding: `${space.xl} ${space.gutter}`,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
  },
  title: { fontSize: token.fontSizeHero800 },
});

/** For staff: first the PIN, then the terminal's kept messages and the button to quit. */
export function StaffScreen({
  host,
  onClose,
  onDone,
}: {
  readonly host: Host;
  readonly onClose: () => void;
  /** Called when staff who had access leave: the next visit must not have it. */
  readonly onDone: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [access, setAccess] = useState<'locked' | 'open' | 'ended'>('locked');
  if (access !== 'open') {
    return (
      <OpenedPart
        load={loadPin}
        props={{
          unlock: host.unlock,
          ended: access === 'ended',
          onUnlocked: () => setAccess('open'),
          onClose: access === 'ended' ? onDone : onClose,
        }}
      />
    );
  }
  return (
    <main aria-labelledby="staff-title" className={styles.screen}>
      <div className={styles.column}>
        <div className={styles.head}>
          <h1 id="staff-title" className={styles.title}>
            {t('staff.unlockedTitle')}
          </h1>
          <Button onClick={onDone}>{t('staff.cancel')}</Button>
        </div>
        <StaffDesk host={host} onLocked={() => setAccess('ended')} />
      </div>
    </main>
  );
}
