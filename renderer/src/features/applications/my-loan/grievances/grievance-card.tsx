import { ESCALATION_DAYS } from '#domain/lending/grievances.ts';
import { Badge } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { subjectWords } from '#renderer/features/applications/my-loan/grievances/grievance-words.ts';
import { dayOf } from '#renderer/features/applications/my-loan/progress/loan-days.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

type Grievance = ReplyOf<(typeof RENDERER_CALLS)['myGrievances']>['grievances'][number];

const useStyles = makeStyles({
  grievance: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.s },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  quiet: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  due: { fontWeight: token.fontWeightSemibold },
  written: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  state: {
    height: 'auto',
    minHeight: '1.75rem',
    fontSize: token.fontSizeBase300,
    whiteSpace: 'normal',
  },
});

/** One complaint: its status, by when it is answered, what was written, and what can be done. */
export function GrievanceCard({
  grievance,
  at,
  onDone,
}: {
  readonly grievance: Grievance;
  /** When it was so, in milliseconds since 1970. */
  readonly at: number;
  readonly onDone: (text: string) => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const { number, state, subject, application, raisedAt, dueAt, text, answers } = grievance;
  const about = { subject: subjectWords(t, subject), day: dayOf(translator, raisedAt) };
  const waits = state === 'OPEN' || state === 'ESCALATED';
  return (
    <article aria-label={t('grievance.number', { number })} className={styles.grievance}>
      <h4 className={styles.title}>{t('grievance.number', { number })}</h4>
      <Badge
        appearance="tint"
        color={state === 'CLOSED' ? 'subtle' : 'brand'}
        size="large"
        className={styles.state}
      >
        {t(`grievance.state.${state}`)}
      </Badge>
      <p className={styles.quiet}>
        {application === null
          ? t('grievance.facts', about)
          : t('grievance.factsOf', { ...about, number: application })}
      </p>
      {waits && (
        <p className={styles.due}>
          {t(dueAt > at ? 'grievance.due' : 'grievance.overdue', {
            day: dayOf(translator, dueAt),
          })}
        </p>
      )}
      <Written heading={t('grievance.wrote')} text={text} />
      {answers.map((answer) => (
        <Written
          key={answer.answeredAt}
          heading={t('grievance.answer', { day: dayOf(translator, answer.answeredAt) })}
          text={answer.text}
        />
      ))}
      {state === 'ESCALATED' && <Remark>{t('escalation', ESCALATION_DAYS)}</Remark>}
      <Actions grievance={grievance} onDone={onDone} />
    </article>
  );
}

function Written({ heading, text }: { readonly heading: string; readonly text: string }) {
  const styles = useStyles();
  return (
    <div>
      <p className={styles.quiet}>{heading}</p>
      <p className={styles.written}>{text}</p>
    </div>
  );
}

function Actions({
  grievance: { number, version, state },
  onDone,
}: {
  readonly grievance: Grievance;
  readonly onDone: (text: string) => void;
}) {
  const { t, language } = useTranslation();
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function escalate(): Promise<void> {
    if (busy) return;
    setOutcome(null);
    const answer = await change('escalateGrievance', (requestId) => ({
      requestId,
      number,
      version,
      language,
    }));
    if (answer.ok) onDone(t('grievance.escalated'));
    else setOutcome(failureOutcome(t, answer.failure));
  }

  async function close(): Promise<void> {
    setOutcome(null);
    const answer = await change('closeGrievance', (requestId) => ({ requestId, number, version }));
    if (answer.ok) onDone(t('grievance.closed', { number }));
    else setOutcome(failureOutcome(t, answer.failure));
  }

  if (state === 'CLOSED' || state === 'ESCALATED') return null;
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        {state === 'ANSWERED' && (
          <AskedButton
            busy={busy}
            question={{
              title: t('grievance.closeTitle'),
              text: t('grievance.closeText'),
              no: t('grievance.closeNo'),
              yes: t('grievance.closeYes'),
            }}
            onYes={() => void close()}
          >
            {t('grievance.close')}
          </AskedButton>
        )}
        <Button busy={busy} onClick={() => void escalate()}>
          {t('grievance.escalate')}
        </Button>
      </FormActions>
    </>
  );
}
