import { Button } from '@fluentui/react-components';
import { PhoneRegular } from '@fluentui/react-icons/svg/phone';
import { makeStyles } from '@griffel/react';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { ContinueOnPhone } from '#renderer/features/applications/continuation/continue-on-phone.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { FilesElsewhereProps } from '#renderer/platform/context/host-parts.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
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

/** A terminal accepts no files from visitors: they continue on their own phones, on the web site. */
export function FilesElsewhere({ application }: FilesElsewhereProps) {
  return application === undefined ? <FormElsewhere /> : <ContinueOnPhone number={application} />;
}

function FormElsewhere() {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { webOrigin } = usePlatform();
  const page = addressOf(window.location.pathname, baseOf(language));
  if (webOrigin === null) return <p className={styles.note}>{t('elsewhere.filesAskStaff')}</p>;
  return (
    <div className={styles.note}>
      <p className={styles.words}>{t('elsewhere.files')}</p>
      <Button
        as="a"
        size="large"
        icon={<PhoneRegular />}
        href={`${webOrigin}${page}`}
        className={styles.way}
      >
        {t('elsewhere.filesOnPhone')}
      </Button>
    </div>
  );
}
