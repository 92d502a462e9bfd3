import { makeStyles } from '@griffel/react';
import { useRef } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { STATES_TO_ANSWER } from '#domain/lending/states/grievance-states.ts';
import {
  answerRules,
  AnswerForm,
  type Answer,
} from '#renderer/features/operator/service/grievances/answer-form.tsx';
import type { Grievance } from '#renderer/features/operator/service/grievances/grievance-facts.tsx';
import { PlaceLink } from '#renderer/features/operator/service/shared/marks.tsx';
import { Written } from '#renderer/features/operator/service/shared/written.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { saidFor, useAct } from '#renderer/ui/staff/use-act.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, outlineStyle: 'none' },
});

/** The answer to a grievance, or why none is needed now. Typed text is kept if a colleague answers first. */
export function AnswerPart({
  grievance,
  now,
}: {
  readonly grievance: Grievance;
  /** When it was so, in milliseconds since 1970. */
  readonly now: number;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { number, version, state } = grievance;
  const { busy, outcome, setOutcome, act } = useAct({
    refusal: saidFor('grievance-changed', t('service.grievance.conflict')),
  });
  const place = useRef<HTMLElement>(null);
  const form = useForm<Answer>({ resolver: answerRules, defaultValues: { text: '' } });
  const forget = useDraft(`grievance-${number}-draft`, form);

  async function send({ text }: Answer): Promise<void> {
    const sent = await act('answerGrievance', (requestId) => ({
      requestId,
      number,
      version,
      text,
    }));
    if (sent === null) return;
    form.reset({ text: '' });
    forget();
    setOutcome({
      kind: 'success',
      text: t('service.grievance.sent'),
      advice: (
        <PlaceLink to={fragmentOf({ view: 'grievances' })}>{t('service.grievance.back')}</PlaceLink>
      ),
    });
    place.current?.focus();
  }

  return (
    <section
      ref={place}
      aria-label={t('service.grievance.form')}
      tabIndex={-1}
      className={styles.part}
    >
      <OutcomeMessage outcome={outcome} />
      {STATES_TO_ANSWER.includes(state) ? (
        <AnswerForm form={form} dueAt={grievance.dueAt} now={now} busy={busy} onSend={send} />
      ) : (
        <>
          <p>
            {t(
              state === 'CLOSED' ? 'service.grievance.closed' : 'service.grievance.waitsForPerson',
            )}
          </p>
          <NotSent
            form={form}
            onDiscard={() => {
              form.reset({ text: '' });
              forget();
              setOutcome(null);
              place.current?.focus();
            }}
          />
        </>
      )}
    </section>
  );
}

/** What was typed while a colleague answered. */
function NotSent({
  form,
  onDiscard,
}: {
  readonly form: UseFormReturn<Answer>;
  readonly onDiscard: () => void;
}) {
  const { t } = useTranslation();
  const text = useWatch({ control: form.control, name: 'text' });
  if (text === '') return null;
  return (
    <>
      <Written heading={t('service.grievance.keptText')} level="h3" text={text} />
      <p>{t('service.grievance.keptWhy')}</p>
      <FormActions>
        <Button onClick={onDiscard}>{t('service.grievance.discard')}</Button>
      </FormActions>
    </>
  );
}
