import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { MAX_ANSWER } from '#domain/lending/letter-limits.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';

const rules = zodResolver(z.object({ text: requiredText(MAX_ANSWER) }));

/** The person's answer. What was typed stays until it was sent. */
export function AnswerForm({ number }: { readonly number: string }) {
  const { t, language } = useTranslation();
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({ resolver: rules, defaultValues: { text: '' } });
  const forget = useDraft(`answer-on-${number}-draft`, form);

  async function send({ text }: { readonly text: string }): Promise<void> {
    if (busy) return;
    setOutcome(null);
    const body = { number, language, text };
    const answer = await change('answerLetters', (requestId) => ({ requestId, ...body }));
    if (!answer.ok) {
      setOutcome(refusalOf(t, answer.failure));
      return;
    }
    form.reset();
    forget();
    setOutcome({ kind: 'success', text: t('letters.sent') });
  }

  return (
    <Form aria-label={t('letters.answer')} onSubmit={form.handleSubmit(send)}>
      <TextField
        form={form}
        name="text"
        label={t('letters.answer')}
        hint={t('letters.hint')}
        rows={4}
        autoComplete="off"
      />
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t(busy ? 'letters.sending' : 'letters.send')}
        </Button>
      </FormActions>
    </Form>
  );
}

function refusalOf(t: Translator['t'], failure: GatewayFailure): Outcome {
  if (refusedAs(failure, 'application-closed'))
    return { kind: 'failure', text: t('letters.closed') };
  return refusedAs(failure, 'too-many-answers')
    ? { kind: 'failure', text: t('letters.enough') }
    : failureOutcome(t, failure);
}
