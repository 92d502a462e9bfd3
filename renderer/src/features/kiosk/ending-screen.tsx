import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Logo } from '#renderer/ui/pictures/logo.tsx';

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.l,
    minHeight: '100vh',
    padding: space.gutter,
    fontSize: token.fontSizeBase600,
    lineHeight: '1.4',
    textAlign: 'center',
  },
});

/** Covers everything a visitor saw until the next visitor's page is ready. */
export function EndingScreen() {
  const { t } = useTranslation();
  return (
    <div role="status" className={useStyles().screen}>
      <Logo size={80} />
      <p>{t('kiosk.ending')}</p>
    </div>
  );
}
