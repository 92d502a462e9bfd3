import { makeStyles } from '@griffel/react';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { ContinueOnPhone } from '#renderer/features/applications/continuation/continue-on-phone.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { FilesElsewhereProps } from '#renderer/platform/context/host-parts.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { QrCode } from '#renderer/ui/pictures/qr-code.tsx';

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
  words: { display: 'flex', flexDirection: 'column', gap: space.s, flex: '1 1 20rem' },
  address: { fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
});

/** A terminal accepts no files from visitors: they continue on their own phones, on the web site. */
export function FilesElsewhere({ application }: FilesElsewhereProps) {
  return application === undefined ? <FormElsewhere /> : <ContinueOnPhone number={application} />;
}

function FormElsewhere() {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { webOrigin } = usePlatform();
  if (webOrigin === null) return <p className={styles.note}>{t('elsewhere.filesAskStaff')}</p>;
  const page = `${webOrigin}${addressOf(window.location.pathname, baseOf(language))}`;
  return (
    <section aria-label={t('elsewhere.filesOnPhone')} className={styles.note}>
      <div className={styles.words}>
        <p>{t('elsewhere.files')}</p>
        <p className={styles.address}>{page}</p>
      </div>
      <QrCode text={page} label={t('handOff.code', { address: page })} />
    </section>
  );
}
