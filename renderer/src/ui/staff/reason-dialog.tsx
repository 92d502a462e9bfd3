import { type ReactNode, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

export type ReasonDialogProps<Reason extends string> = {
  readonly title: string;
  /** What it leads to. */
  readonly children?: ReactNode;
  readonly label: string;
  readonly missing: PlainKey;
  readonly reasons: readonly { readonly value: Reason; readonly label: string }[];
  /** Whether each reason has its own line, as whole sentences need. */
  readonly stacked?: boolean;
  /** What follows from the chosen reason. */
  readonly consequence?: (reason: Reason) => string;
  readonly no: string;
  readonly yes: string;
  /** Which of the two is suggested. */
  readonly suggested?: 'no' | 'yes';
  readonly busy?: boolean;
  /** Why it was not done, if it was refused. */
  readonly outcome?: Outcome | null;
  readonly onClose: () => void;
  readonly onChosen: (reason: Reason) => void;
};

/** The dialog of `Reason`. */
export function ReasonDialog<Reason extends string>({
  title,
  children,
  label,
  missing,
  reasons,
  stacked = false,
  consequence,
  no,
  yes,
  suggested = 'yes',
  busy = false,
  outcome = null,
  onClose,
  onChosen,
}: ReasonDialogProps<Reason>) {
  const id = useId();
  const form = useForm({ defaultValues: { reason: '' } });
  const typed = useWatch({ control: form.control, name: 'reason' });
  const chosen = reasons.find(({ value }) => value === typed)?.value;

  async function submit(): Promise<void> {
    if (chosen !== undefined) return onChosen(chosen);
    form.setError('reason', { message: missing }, { shouldFocus: true });
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind={suggested === 'no' ? 'primary' : 'secondary'} onClick={onClose}>
            {no}
          </Button>
          <Button
            kind={suggested === 'yes' ? 'primary' : 'secondary'}
            type="submit"
            form={id}
            busy={busy}
          >
            {yes}
          </Button>
        </>
      }
    >
      {children}
      <Form id={id} onSubmit={form.handleSubmit(submit)}>
        <RadioField form={form} name="reason" label={label} options={reasons} stacked={stacked} />
        {consequence !== undefined && (
          <div role="status">
            {chosen !== undefined && <Remark tone="warning">{consequence(chosen)}</Remark>}
          </div>
        )}
        <OutcomeMessage outcome={outcome} />
      </Form>
    </Dialog>
  );
}
