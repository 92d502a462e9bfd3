import { PortalLink } from '#renderer/ui/portal-link.tsx';
import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import type { PlanInHand } from '#renderer/features/consumer/use-plan.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Question } from '#renderer/ui/question.tsx';

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
  choice: { display: 'flex', gap: space.s, alignItems: 'flex-start' },
  tick: {
    width: '1.5rem',
    height: '1.5rem',
    flexShrink: 0,
    accentColor: token.colorBrandBackground,
  },
  hint: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

const TEXTS = {
  device: 'plan.onDevice',
  visit: 'plan.forThisVisit',
  nowhere: 'plan.demonstration',
} as const;

/** Where goals and budget are and how long, the choice to keep them longer, and the way to erase them. */
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
  const [asking, ask] = useState(false);
  const [outcome, tell] = useState<Outcome | null>(null);

  function answer(yes: boolean): void {
    ask(false);
    if (!yes) return;
    erase();
    tell({ kind: 'success', text: t('plan.erased') });
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
        <div className={styles.choice}>
          <input
            id={id}
            type="checkbox"
            checked={staysAfterSignOut}
            aria-describedby={`${id}-hint`}
            className={styles.tick}
            onChange={(event) => keepAfterSignOut(event.target.checked)}
          />
          <div>
            <label htmlFor={id}>{t('plan.keep')}</label>
            <p id={`${id}-hint`} className={styles.hint}>
              {t('plan.keepHint')}
            </p>
          </div>
        </div>
      )}
      <OutcomeMessage outcome={refused ? { kind: 'failure', text: t('plan.refused') } : outcome} />
      {keeping !== 'nowhere' && (
        <Button
          onClick={() => {
            tell(null);
            ask(true);
          }}
        >
          {t('plan.erase')}
        </Button>
      )}
      {asking && (
        <Question
          title={t('plan.eraseTitle')}
          text={t('plan.eraseText')}
          no={t('plan.keepThem')}
          yes={t('plan.eraseYes')}
          onAnswer={answer}
        />
      )}
    </section>
  );
}
