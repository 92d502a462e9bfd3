import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { Form } from '#renderer/ui/form/form.tsx';

export type ReasonDialogProps<Reason extends string> = {
  readonly title: string;
  /** What comes of it, and why it was not done if it was refused. */
  readonly children: ReactNode;
  readonly label: string;
  readonly missing: PlainKey;
  readonly reasons: readonly { readonly value: Reason; readonly label: string }[];
  readonly yes: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onChosen: (reason: Reason) => Promise<void>;
};

/** Asks for the reason for something that cannot be undone, and states the consequences. */
export function ReasonDialog<Reason extends string>({
  title,
  children,
  label,
  missing,
  reasons,
  yes,
  busy,
  onClose,
  onChosen,
}: ReasonDialogProps<Reason>) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({ defaultValues: { reason: '' } });

  async function submit({ reason }: { readonly reason: string }): Promise<void> {
    const chosen = reasons.find(({ value }) => value === reason);
    if (chosen === undefined) form.setError('reason', { message: missing }, { shouldFocus: true });
    else await onChosen(chosen.value);
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('lenderActs.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
      <Form id={id} onSubmit={form.handleSubmit(submit)}>
        <RadioField form={form} name="reason" label={label} options={reasons} stacked />
      </Form>
    </Dialog>
  );
}
