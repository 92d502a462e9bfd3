import { Button } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useRef } from 'react';
import { TAPS_NEEDED, withTap } from '#renderer/features/kiosk/staff/taps.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { upright } from '#renderer/theme/breakpoints.ts';

const useStyles = makeStyles({
  corner: {
    position: 'fixed',
    top: 0,
    insetInlineEnd: 0,
    zIndex: 40,
    width: '64px',
    height: '64px',
    // Within reach, and beside everything else.
    [upright]: { top: 'var(--outOfReach)', width: '48px', height: '128px' },
    padding: 0,
    border: 'none',
    color: 'transparent',
    fontSize: 0,
    ':hover': { color: 'transparent' },
    ':hover:active': { color: 'transparent' },
  },
});

/** Hidden area in the upper right corner of the start screen: several quick taps open the staff PIN. */
export function StaffCorner({ onOpen }: { readonly onOpen: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const taps = useRef<readonly number[]>([]);
  return (
    <Button
      appearance="transparent"
      tabIndex={-1}
      className={styles.corner}
      onClick={() => {
        taps.current = withTap(taps.current, performance.now());
        if (taps.current.length < TAPS_NEEDED) return;
        taps.current = [];
        onOpen();
      }}
    >
      {t('staff.corner')}
    </Button>
  );
}
