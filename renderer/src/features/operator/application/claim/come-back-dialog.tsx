import { Input } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { use, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_DAYS_PUT_OFF } from '#contract/operators/review.ts';
import { daysAfter, indianDayOf } from '#domain/days.ts';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { DecidedContext } from '#renderer/features/operator/application/trail/decided.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const WRONG: PlainKey = 'review.comeBack.wrong';
const rules = zodResolver(
  z.object({ day: z.string().check(z.refine((day) => isNear(day), { error: WRONG })) }),
);

/** Whether an application can be put off until a day, as of now in India. */
function isNear(day: string): boolean {
  const today = indianDayOf(Date.now());
  return day >= today && day <= daysAfter(today, MAX_DAYS_PUT_OFF);
}

export type ComeBackProps = {
  readonly application: Pick<Reviewed, 'number' | 'version'>;
  readonly onClose: () => void;
};

/** Asks for the day on which an application comes back: tomorrow, unless another is chosen. */
export function ComeBackDialog({ application: { number, version }, onClose }: ComeBackProps) {
  const { t, language } = useTranslation();
  const controls = useControlStyles();
  const showToast = useToasts();
  const onDecided = use(DecidedContext);
  const [today] = useState(() => indianDayOf(Date.now()));
  const form = useForm({ resolver: rules, defaultValues: { day: daysAfter(today, 1) } });
  const { field, error } = useFormField(form, 'day');
  return (
    <FormDialog
      title={t('review.comeBack.title')}
      intro={t('review.comeBack.intro')}
      yes={t('review.comeBack.yes')}
      draft={`come-back-${number}-draft`}
      form={form}
      taken={{ name: 'day', codes: ['come-back-day-wrong'], message: WRONG }}
      send={(act, { day }) =>
        act('comeBackOn', (requestId) => ({ requestId, number, version, day }))
      }
      onDone={({ day }) => {
        showToast({ text: t('review.comeBack.done', { day: dayInWords(day, language) }) });
        onDecided();
      }}
      onClose={onClose}
    >
      <Field label={t('review.comeBack.day')} required hint={undefined} error={error}>
        <Input
          {...field}
          type="date"
          min={today}
          max={daysAfter(today, MAX_DAYS_PUT_OFF)}
          className={controls.control}
        />
      </Field>
    </FormDialog>
  );
}
