import { PhoneRegular } from '@fluentui/react-icons/svg/phone';
import { makeStyles } from '@griffel/react';
import { useEffect, useState } from 'react';
import { continuationAddress } from '#renderer/features/applications/continuation/link.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { timeInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { QrCode } from '#renderer/ui/pictures/qr-code.tsx';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.m,
    padding: space.l,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusLarge,
  },
  title: { fontSize: token.fontSizeBase500 },
  text: { maxWidth: '65ch' },
  shown: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  words: { display: 'flex', flexDirection: 'column', gap: space.s, flex: '1 1 18rem' },
});

type Link = { readonly token: string; readonly expiresAt: number };

/** Replaces file fields where no files can be chosen: a code to continue on the visitor's own phone. */
export function ContinueOnPhone({ number }: { readonly number: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { webOrigin } = usePlatform();
  const { busy, change } = useChange();
  const [link, setLink] = useState<Link | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function show(): Promise<void> {
    setOutcome(null);
    const answer = await change('continueOnPhone', (requestId) => ({ requestId, number }));
    setLink(answer.ok ? answer.value : null);
    if (!answer.ok) setOutcome(failureOutcome(t, answer.failure));
  }

  return (
    <section aria-label={t('continuation.title')} className={styles.part}>
      <h2 className={styles.title}>{t('continuation.title')}</h2>
      {webOrigin === null ? (
        <p className={styles.text}>{t('continuation.noAddress')}</p>
      ) : (
        <>
          <p className={styles.text}>{t('continuation.text')}</p>
          <div role="status">
            {link !== null && <ShownLink key={link.token} link={link} origin={webOrigin} />}
          </div>
          <OutcomeMessage outcome={outcome} />
          <Button
            kind={link === null ? 'primary' : 'secondary'}
            icon={<PhoneRegular />}
            busy={busy}
            onClick={() => void show()}
          >
            {t(link === null ? 'continuation.show' : 'continuation.renew')}
          </Button>
        </>
      )}
    </section>
  );
}

function ShownLink({ link, origin }: { readonly link: Link; readonly origin: string }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { token: linkToken, expiresAt } = link;
  const [lapsed, setLapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLapsed(true), expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  if (lapsed) return <p>{t('continuation.lapsed')}</p>;
  return (
    <div className={styles.shown}>
      <QrCode
        text={continuationAddress(origin, language, linkToken)}
        label={t('continuation.code')}
      />
      <div className={styles.words}>
        <p>{t('continuation.until', { time: timeInWords(new Date(expiresAt), language) })}</p>
        <p>{t('continuation.done')}</p>
      </div>
    </div>
  );
}
