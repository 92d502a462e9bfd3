import { makeStyles } from '@griffel/react';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useButtonClass } from '#renderer/ui/button-link.tsx';

const useStyles = makeStyles({
  note: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusLarge,
  },
  words: { flex: '1 1 20rem' },
});

/** A terminal takes no files of a visitor's: the same form of the web site goes on on the visitor's own phone. */
export function FilesElsewhere() {
  const styles = useStyles();
  const look = useButtonClass('secondary');
  const { t, language } = useTranslation();
  const page = addressOf(window.location.pathname, baseOf(language));
  return (
    <div className={styles.note}>
      <p className={styles.words}>{t('elsewhere.files')}</p>
      <a href={`${brand.origin}${page}`} className={look}>
        {t('elsewhere.filesOnPhone')}
      </a>
    </div>
  );
}
