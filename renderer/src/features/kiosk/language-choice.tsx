import { makeStyles } from '@griffel/react';
import { LANGUAGES } from '#renderer/i18n/languages.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { useChooseLanguage } from '#renderer/features/kiosk/choose-language.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});

/** The languages of the portal, each by its own name. With one there is nothing to choose. */
export function LanguageChoice() {
  const styles = useStyles();
  const { t, language: spoken } = useTranslation();
  const choose = useChooseLanguage();
  if (LANGUAGES.length < 2) return null;
  return (
    <div role="group" aria-label={t('kiosk.language')} className={styles.row}>
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          lang={language}
          kind={language === spoken ? 'primary' : 'secondary'}
          aria-pressed={language === spoken}
          onClick={() => choose(language)}
        >
          {new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language}
        </Button>
      ))}
    </div>
  );
}
