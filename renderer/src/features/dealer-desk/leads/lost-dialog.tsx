import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { LOST_REASONS } from '#domain/lending/leads.ts';
import { type LostReason, reasonInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { Form } from '#renderer/ui/form/form.tsx';

/** Asks why a lead was lost. */
export function LostDialog({
  onClose,
  onLost,
}: {
  readonly onClose: () => void;
  readonly onLost: (reason: LostReason) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({ defaultValues: { reason: '' } });

  async function submit({ reason }: { readonly reason: string }): Promise<void> {
    const chosen = LOST_REASONS.find((each) => each === reason);
    if (chosen !== undefined) return onLost(chosen);
    form.setError('reason', { message: 'leads.error.reason' });
  }

  return (
    <Dialog
      title={t('leads.lostTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('leads.cancel')}</Button>
          <Button kind="primary" type="submit" form={id}>
            {t('leads.lost')}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={form.handleSubmit(submit)}>
        <RadioField
          form={form}
          name="reason"
          label={t('leads.lostWhy')}
          options={LOST_REASONS.map((value) => ({ value, label: reasonInWords({ t }, value) }))}
        />
      </Form>
    </Dialog>
  );
}
