import { Button } from '@fluentui/react-components';
import { PhoneRegular } from '@fluentui/react-icons/svg/phone';
import { makeStyles } from '@griffel/react';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

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
  way: { minHeight: '48px' },
  words: { flex: '1 1 20rem' },
});

/** A terminal accepts no files from visitors: the form continues on the visitor's own phone, on the web site. */
export function FilesElsewhere() {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const page = addressOf(window.location.pathname, baseOf(language));
  return (
    <div className={styles.note}>
      <p className={styles.words}>{t('elsewhere.files')}</p>
      <Button
        as="a"
        size="large"
        icon={<PhoneRegular />}
        href={`${brand.origin}${page}`}
        className={styles.way}
      >
        {t('elsewhere.filesOnPhone')}
      </Button>
    </div>
  );
}
