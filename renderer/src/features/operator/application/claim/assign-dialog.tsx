import { zodResolver } from '@hookform/resolvers/zod';
import { use } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_NOTE } from '#contract/applications/internal-notes.ts';
import {
  COLLEAGUE_GONE,
  ColleagueField,
  chosenColleague,
  useColleagues,
} from '#renderer/features/operator/shared/colleague-field.tsx';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { DecidedContext } from '#renderer/features/operator/application/trail/decided.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { atMost, noAadhaar } from '#renderer/ui/form/fields/schemas.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = zodResolver(
  z.object({
    to: chosenColleague,
    note: z.string().check(z.trim(), atMost(MAX_NOTE), noAadhaar()),
  }),
);

export type AssignProps = {
  readonly application: Pick<Reviewed, 'number' | 'version'>;
  readonly onClose: () => void;
};

/** Asks who takes an application over, and what they have to know. */
export function AssignDialog({ application: { number, version }, onClose }: AssignProps) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const onDecided = use(DecidedContext);
  const form = useForm({ resolver: rules, defaultValues: { to: '', note: '' } });
  const colleagues = useColleagues(number);
  return (
    <FormDialog
      title={t('review.assign.title')}
      intro={t(colleagues.isAlone ? 'review.assign.alone' : 'review.assign.intro')}
      yes={t('review.assign.yes')}
      draft={`assign-${number}-draft`}
      form={form}
      taken={{
        name: 'to',
        codes: ['colleague-left', 'application-of-colleague'],
        message: COLLEAGUE_GONE,
      }}
      send={(act, { to, note }) =>
        act('assignApplication', (requestId) => ({
          requestId,
          number,
          version,
          to,
          note: note === '' ? null : note,
        }))
      }
      onDone={({ to }) => {
        showToast({ text: t('review.assign.done', { name: colleagues.nameOf(to) }) });
        onDecided();
      }}
      onClose={onClose}
    >
      <ColleagueField form={form} name="to" colleagues={colleagues} />
      <TextField
        form={form}
        name="note"
        label={t('review.assign.note')}
        hint={t('review.assign.hint')}
        rows={3}
        optional
        autoComplete="off"
      />
    </FormDialog>
  );
}
