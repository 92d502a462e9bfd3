import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { DoorArrowRightRegular } from '@fluentui/react-icons/svg/door-arrow-right';
import { HomeRegular } from '@fluentui/react-icons/svg/home';
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language';
import { makeStyles } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { BarButton, BarLink } from '#renderer/features/kiosk/frame/bar-button.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LanguageList } from '#renderer/ui/navigation/language-list.tsx';
import { useOtherLanguages } from '#renderer/ui/navigation/use-other-languages.ts';

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 30,
    display: 'flex',
    alignItems: 'center',
    gap: '0.25rem',
    height: 'var(--terminalBar)',
    padding: `0.25rem ${space.s}`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    backgroundColor: token.colorNeutralBackground1,
    boxShadow: token.shadow16,
  },
  room: { flexGrow: 1 },
});

/** Always within reach at the lower edge: the ways back, helps for everybody, and the end of the visit. */
export function KioskBar({
  atStart,
  onBack,
  onEnd,
  children,
}: {
  readonly atStart: boolean;
  readonly onBack: () => void;
  readonly onEnd: () => void;
  /** What helps to read the page. */
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { CallStaff } = useHostParts();
  return (
    <nav aria-label={t('kiosk.bar')} className={styles.bar}>
      {!atStart && (
        <>
          <BarLink to="/" icon={<HomeRegular />}>
            {t('kiosk.start')}
          </BarLink>
          <BarButton icon={<ArrowLeftRegular data-mirrors />} onClick={onBack}>
            {t('kiosk.back')}
          </BarButton>
          <OtherLanguages />
        </>
      )}
      {children}
      <span className={styles.room} />
      {CallStaff !== undefined && <CallStaff />}
      <BarButton icon={<DoorArrowRightRegular data-mirrors />} accent onClick={onEnd}>
        {t('kiosk.endSession')}
      </BarButton>
    </nav>
  );
}

/** On the start screen, the languages are above the tasks. */
function OtherLanguages() {
  const { t } = useTranslation();
  const id = useId();
  const others = useOtherLanguages('/');
  if (others.length > 1) {
    return (
      <>
        <BarButton icon={<LocalLanguageRegular />} opens={id}>
          {t('kiosk.language')}
        </BarButton>
        <LanguageList id={id} others={others} large />
      </>
    );
  }
  return others.map(({ language, name, ...way }) => (
    <BarButton
      key={language}
      icon={<LocalLanguageRegular />}
      lang={language}
      onClick={'choose' in way ? way.choose : undefined}
    >
      {name}
    </BarButton>
  ));
}
