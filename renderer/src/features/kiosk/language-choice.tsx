import { makeStyles } from '@griffel/react';
import { LANGUAGES } from '#domain/languages.ts';
import { useChooseLanguage } from '#renderer/i18n/choose-language.ts';
import { LANGUAGE_NAMES } from '#renderer/i18n/language-names.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});

/** The portal's languages, each under its own name. */
export function LanguageChoice() {
  const styles = useStyles();
  const { t, language: spoken } = useTranslation();
  const choose = useChooseLanguage();
  return (
    <div role="group" aria-label={t('kiosk.language')} className={styles.row}>
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          lang={language}
          kind={language === spoken ? 'primary' : 'secondary'}
          aria-pressed={language === spoken}
          onClick={() => choose?.(language)}
        >
          {LANGUAGE_NAMES[language]}
        </Button>
      ))}
    </div>
  );
}
