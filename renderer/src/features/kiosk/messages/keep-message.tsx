import { Card } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { KEPT_DAYS } from '#contract/kiosk.ts';
import { indianDayOf } from '#domain/days.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { KeepMessageProps } from '#renderer/platform/context/host-parts.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  offer: {
    alignItems: 'start',
    gap: space.s,
    padding: space.m,
    fontSize: token.fontSizeBase400,
    '::after': { border: `2px solid ${token.colorBrandStroke1}` },
  },
  title: { fontSize: token.fontSizeBase500 },
});

/** Offers to keep a contact message that could not be sent, and says for how long. */
export function KeepMessage({ message, onKept }: KeepMessageProps) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { host } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (host === null) return null;

  async function keep(): Promise<void> {
    setBusy(true);
    const written = message();
    const answer = await host?.keepMessage(written).catch(() => null);
    setBusy(false);
    if (answer === null || answer === undefined) {
      setOutcome({ kind: 'failure', text: t('keepMessage.failed') });
      return;
    }
    if (!answer.ok) {
      setOutcome({ kind: 'failure', text: t(`keepMessage.${answer.failure.kind}`) });
      return;
    }
    const { expiresAt } = answer.value;
    const date = dayInWords(indianDayOf(Date.parse(expiresAt)), language);
    const number = written.reference ?? '';
    setOutcome({ kind: 'success', text: t('keepMessage.kept', { date, number }) });
    onKept();
  }

  return (
    <>
      {outcome?.kind !== 'success' && (
        <Card
          appearance="outline"
          role="region"
          aria-label={t('keepMessage.title')}
          className={styles.offer}
        >
          <h3 className={styles.title}>{t('keepMessage.title')}</h3>
          <p>{t('keepMessage.offer', { count: KEPT_DAYS })}</p>
          <Button kind="primary" busy={busy} onClick={() => void keep()}>
            {t(busy ? 'keepMessage.keeping' : 'keepMessage.keep')}
          </Button>
        </Card>
      )}
      <OutcomeMessage outcome={outcome} />
    </>
  );
}
