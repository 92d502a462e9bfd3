import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { DoorArrowRightRegular } from '@fluentui/react-icons/svg/door-arrow-right';
import { makeStyles } from '@griffel/react';
import { CallStaff } from '#renderer/features/kiosk/call-staff/call-staff.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 30,
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    height: '4.5rem',
    padding: `0 ${space.gutter}`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    backgroundColor: token.colorNeutralBackground1,
    boxShadow: token.shadow16,
  },
  end: { marginLeft: 'auto' },
});

/** Always within reach at the lower edge: the buttons to go back and to end the visit. */
export function KioskBar({
  atStart,
  onBack,
  onEnd,
}: {
  readonly atStart: boolean;
  readonly onBack: () => void;
  readonly onEnd: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <nav aria-label={t('kiosk.bar')} className={styles.bar}>
      {!atStart && (
        <>
          <ButtonLink to="/" kind="secondary">
            {t('kiosk.start')}
          </ButtonLink>
          <Button icon={<ArrowLeftRegular />} onClick={onBack}>
            {t('kiosk.back')}
          </Button>
        </>
      )}
      <CallStaff />
      <span className={styles.end}>
        <Button icon={<DoorArrowRightRegular />} kind="accent" onClick={onEnd}>
          {t('kiosk.endSession')}
        </Button>
      </span>
    </nav>
  );
}
