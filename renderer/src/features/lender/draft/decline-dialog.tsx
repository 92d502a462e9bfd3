import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_NOTE } from '#contract/applications/internal-notes.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = zodResolver(z.object({ note: requiredText(MAX_NOTE) }));

/** Asks why what a colleague has entered is declined. */
export function DeclineDialog({
  number,
  draft,
  onClose,
}: {
  readonly number: string;
  readonly draft: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const form = useForm({ resolver: rules, defaultValues: { note: '' } });
  return (
    <FormDialog
      title={t('lenderDraft.declineTitle')}
      intro={t('lenderDraft.declineIntro')}
      yes={t('lenderDraft.decline')}
      draft={`decline-${draft}-draft`}
      form={form}
      taken={null}
      send={(act, { note }) =>
        act('decideLenderDraft', (requestId) => ({
          requestId,
          number,
          draft,
          decision: 'decline',
          note,
          seenKeyFactsHash: null,
        }))
      }
      onDone={() => showToast({ text: t('lenderDraft.declined') })}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="note"
        label={t('lenderDraft.why')}
        hint={t('lenderDraft.whyHint')}
        rows={3}
        autoComplete="off"
      />
    </FormDialog>
  );
}
