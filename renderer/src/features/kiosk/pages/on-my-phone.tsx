import { makeStyles } from '@griffel/react';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { QrCode } from '#renderer/ui/pictures/qr-code.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  parts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xl },
  words: { display: 'flex', flexDirection: 'column', gap: space.m, flex: '1 1 18rem' },
  heading: { fontSize: token.fontSizeBase600 },
  steps: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    margin: 0,
    paddingInlineStart: '1.5em',
    fontSize: token.fontSizeBase500,
  },
  address: { fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
  ways: { display: 'flex', marginTop: space.m },
});

/** The portal's address for the visitor's own phone, as a code and in letters. */
export function OnMyPhone() {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { webOrigin } = usePlatform();
  const address =
    webOrigin === null ? null : `${webOrigin}${addressOf('/apply', baseOf(language))}`;
  return (
    <>
      <Panel>
        {address === null ? (
          <p>{t('terminal.phoneNoAddress')}</p>
        ) : (
          <div className={styles.parts}>
            <QrCode text={address} label={t('handOff.code', { address })} />
            <div className={styles.words}>
              <h2 className={styles.heading}>{t('terminal.phoneSteps')}</h2>
              <ol className={styles.steps}>
                <li>{t('terminal.phoneCamera')}</li>
                <li>{t('terminal.phonePoint')}</li>
                <li>{t('terminal.phoneTouch')}</li>
              </ol>
              <p className={styles.address}>{address}</p>
              <Remark>{t('terminal.phoneForgets')}</Remark>
            </div>
          </div>
        )}
      </Panel>
      <p className={styles.ways}>
        <ButtonLink to="/apply" kind="secondary">
          {t('terminal.phoneHere')}
        </ButtonLink>
      </p>
    </>
  );
}
