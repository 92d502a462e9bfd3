import { zodResolver } from '@hookform/resolvers/zod';
import { use } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_NOTE } from '#contract/applications/internal-notes.ts';
import { DecidedContext } from '#renderer/features/operator/application/trail/decided.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = zodResolver(z.object({ note: requiredText(MAX_NOTE) }));

export type DeclineProps = {
  readonly number: string;
  readonly version: number;
  /** Whether one takes back one's own decision. */
  readonly isMine: boolean;
  readonly onClose: () => void;
};

/** Asks why a decision is declined, or taken back. */
export function DeclineDialog({ number, version, isMine, onClose }: DeclineProps) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const onDecided = use(DecidedContext);
  const form = useForm({ resolver: rules, defaultValues: { note: '' } });
  return (
    <FormDialog
      title={t(isMine ? 'review.draft.takeBackTitle' : 'review.draft.declineTitle')}
      intro={t(isMine ? 'review.draft.takeBackIntro' : 'review.draft.declineIntro')}
      yes={t(isMine ? 'review.draft.takeBack' : 'review.draft.decline')}
      draft={`decline-${number}-draft`}
      form={form}
      taken={null}
      send={(act, { note }) =>
        act('decideDraft', (requestId) => ({
          requestId,
          number,
          version,
          decision: 'decline',
          note,
        }))
      }
      onDone={() => {
        showToast({ text: t('review.draft.declined') });
        onDecided();
      }}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="note"
        label={t('review.draft.why')}
        hint={t('review.assign.hint')}
        rows={3}
        autoComplete="off"
      />
    </FormDialog>
  );
}
