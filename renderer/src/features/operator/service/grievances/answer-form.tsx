import type { UseFormReturn } from 'react-hook-form';
import { indianDayOf } from '#domain/days.ts';
import { DAYS_TO_ASK_OMBUDSMAN, MAX_GRIEVANCE_TEXT } from '#domain/lending/grievances.ts';
import { dueInWords } from '#renderer/features/operator/service/grievances/grievance-words.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePageActions } from '#renderer/ui/staff/page-actions.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

export type Answer = { readonly text: string };

/** An answer, with its consequences and by when it is due. */
export function AnswerForm({
  form,
  dueAt,
  now,
  busy,
  onSend,
}: {
  readonly form: UseFormReturn<Answer>;
  readonly dueAt: number;
  readonly now: number;
  readonly busy: boolean;
  readonly onSend: (answer: Answer) => Promise<void>;
}) {
  const { t, language } = useTranslation();
  usePageActions([{ text: t('service.grievance.form'), run: () => form.setFocus('text') }]);
  return (
    <Form aria-label={t('service.grievance.form')} onSubmit={form.handleSubmit(onSend)}>
      <h2>{t('service.grievance.form')}</h2>
      <p>
        <strong>
          {t('service.grievance.mustBy', {
            day: dayInWords(indianDayOf(dueAt), language),
            due: dueInWords(t, dueAt, now),
          })}
        </strong>
      </p>
      <TextField
        form={form}
        name="text"
        label={t('service.grievance.text')}
        hint={t('service.grievance.textHint')}
        rows={8}
        autoComplete="off"
      />
      <Remark>{t('service.grievance.next', { days: DAYS_TO_ASK_OMBUDSMAN })}</Remark>
      <FormActions>
        <PageButton type="submit" kind="primary" busy={busy}>
          {t(busy ? 'service.grievance.sending' : 'service.grievance.send')}
        </PageButton>
      </FormActions>
    </Form>
  );
}

const schema = z.object({
  text: requiredText(MAX_GRIEVANCE_TEXT),
});

export const answerRules = zodResolver(schema);
