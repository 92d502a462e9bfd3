import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useExpectedEnd } from '#renderer/platform/context/expected-end.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.s, maxWidth: '48rem' },
  title: { fontSize: token.fontSizeBase500 },
});

/** Ends the person's sessions on every device, for example after a phone was lost. */
export function SignOutEverywhere({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const { userId } = useSession();
  const showToast = useToasts();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useExpectedEnd(busy ? 'leaves' : null);

  async function end(): Promise<void> {
    setOutcome(null);
    setBusy(true);
    const ended = await platform.call('signOutEverywhere', {});
    setBusy(false);
    if (!ended.ok) return setOutcome({ kind: 'failure', text: t('recovery.notEnded') });
    onSignedOut();
    showToast({ text: t('recovery.endedEverywhere') });
  }

  if (userId === null) return null;
  return (
    <section aria-label={t('recovery.everywhere')} className={styles.stack}>
      <h2 className={styles.title}>{t('recovery.everywhere')}</h2>
      <p>{t('recovery.everywhereWhy')}</p>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <AskedButton
          busy={busy}
          question={{
            title: t('recovery.everywhereQuestion'),
            text: t('recovery.everywhereText'),
            no: t('recovery.keep'),
            yes: t('recovery.endEverywhere'),
          }}
          onYes={() => void end()}
        >
          {t('recovery.endEverywhere')}
        </AskedButton>
      </FormActions>
    </section>
  );
}
