import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DROP_REASONS } from '#contract/operators/outbox.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';
import type { Letter, namesOf } from '#renderer/features/operator/service/letters/letter.ts';

export type DropProps = {
  readonly letter: Letter;
  readonly names: ReturnType<typeof namesOf>;
  readonly onClose: () => void;
  readonly onEnd: (outcome: Outcome) => void;
};

/** Gives a message up for good: with a reason, and the consequences. */
export function DropDialog({ letter: { messageId, kind }, names, onClose, onEnd }: DropProps) {
  const { t } = useTranslation();
  const id = useId();
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({ defaultValues: { reason: '' } });
  const chosen = useWatch({ control: form.control, name: 'reason' });
  const reason = DROP_REASONS.find((each) => each === chosen);

  async function drop(): Promise<void> {
    if (reason === undefined) {
      form.setError('reason', { message: 'form.required' }, { shouldFocus: true });
      return;
    }
    if (busy) return;
    setOutcome(null);
    const answer = await change('dropMessage', (requestId) => ({ requestId, messageId, reason }));
    if (answer.ok) return onEnd({ kind: 'success', text: t('service.letter.dropped', names) });
    if (answer.failure.kind === 'refused' && answer.failure.status === 409) {
      return onEnd({ kind: 'failure', text: t('service.letter.conflict') });
    }
    setOutcome(failureOutcome(t, answer.failure));
  }

  return (
    <Dialog
      title={t('service.letter.dropTitle')}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onClick={onClose}>
            {t('service.letter.keep')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t(busy ? 'service.letter.dropping' : 'service.letter.dropIt')}
          </Button>
        </>
      }
    >
      <p>
        {kind === 'package'
          ? t('service.letter.dropPackage', names)
          : t('service.letter.dropText', names)}
      </p>
      <Form id={id} onSubmit={form.handleSubmit(drop)}>
        <RadioField
          form={form}
          name="reason"
          label={t('service.letter.reason')}
          options={DROP_REASONS.map((value) => ({
            value,
            label: t(`service.letter.reasons.${value}`),
          }))}
        />
        <div role="status">
          {reason !== undefined && (
            <Remark tone="warning">{t(`service.letter.consequences.${reason}`)}</Remark>
          )}
        </div>
        <OutcomeMessage outcome={outcome} />
      </Form>
    </Dialog>
  );
}
