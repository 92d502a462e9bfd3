import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import type { PlanInHand } from '#renderer/features/consumer/plan/use-plan.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.m,
    padding: space.l,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadius2XLarge,
  },
  heading: { fontSize: token.fontSizeBase400 },
  text: { maxWidth: '65ch' },
  hint: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

const TEXTS = {
  device: 'plan.onDevice',
  visit: 'plan.forThisVisit',
  nowhere: 'plan.demonstration',
} as const;

/**
 * Says where goals and budget are stored and for how long, with the choice to keep them longer and a button to erase
 * them.
 */
export function PlanKeeping({
  keeping,
  staysAfterSignOut,
  refused,
  keepAfterSignOut,
  erase,
}: PlanInHand) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const showToast = useToasts();

  function eraseAll(): void {
    erase();
    showToast({ text: t('plan.erased') });
  }

  return (
    <section aria-labelledby={`${id}-heading`} className={styles.box}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {t('plan.keepingHeading')}
      </h2>
      <p className={styles.text}>
        {t(TEXTS[keeping])}{' '}
        {keeping === 'nowhere' && <PortalLink to="/login">{t('consumer.signIn')}</PortalLink>}
      </p>
      {keeping === 'device' && (
        <div>
          <TickBox
            label={t('plan.keep')}
            ticked={staysAfterSignOut}
            aria-describedby={`${id}-hint`}
            onChange={keepAfterSignOut}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {t('plan.keepHint')}
          </p>
        </div>
      )}
      <OutcomeMessage outcome={refused ? { kind: 'failure', text: t('plan.refused') } : null} />
      {keeping !== 'nowhere' && (
        <AskedButton
          icon={<DeleteRegular />}
          question={{
            title: t('plan.eraseTitle'),
            text: t('plan.eraseText'),
            no: t('plan.keepThem'),
            yes: t('plan.eraseYes'),
          }}
          onYes={eraseAll}
        >
          {t('plan.erase')}
        </AskedButton>
      )}
    </section>
  );
}
