import { type ReactNode, useId, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { RefusalCode } from '#contract/refusals/codes.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import type { DraftKey } from '#renderer/ui/form/draft.ts';
import { Form } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { type Act, useAct } from '#renderer/ui/staff/use-act.ts';

/** What to do about what another operator has changed meanwhile. */
export type StaleChoice<Values> = {
  /** Whether a save was refused because of that. */
  readonly isRefused: boolean;
  /** Continues with what was saved. */
  readonly take: (saved: Values) => void;
  /** Continues with what was typed, once the form shows what it would overwrite. */
  readonly keep: () => void;
};

/**
 * Asks what something new or changed is called. What is typed stays in the tab until it is saved; an ID that is taken
 * already is reported at its field.
 */
export function FormDialog<Values extends FieldValues>({
  title,
  intro,
  yes,
  draft,
  form,
  taken,
  stale,
  send,
  onDone,
  onClose,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  /** Sends it. */
  readonly yes: string;
  readonly draft: DraftKey;
  readonly form: UseFormReturn<Values>;
  /** The field of a new ID, and its messages for these refusals; null where it is not new. */
  readonly taken: {
    readonly name: FieldPath<Values>;
    readonly codes: readonly RefusalCode[];
    readonly message: PlainKey;
  } | null;
  /** Shown before it can be sent, where it was typed over something that has changed. */
  readonly stale?: ((choice: StaleChoice<Values>) => ReactNode) | null;
  /** Makes the change; null where it was refused. */
  readonly send: (act: Act, typed: Values) => Promise<object | null>;
  readonly onDone: (typed: Values) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const { outcome, setOutcome, act } = useAct({
    refusal: (failure) => {
      if (taken === null || !refusedAs(failure, taken.codes)) return undefined;
      form.setError(taken.name, { message: taken.message }, { shouldFocus: true });
      return null;
    },
  });
  const save = useRef<HTMLButtonElement>(null);
  const forget = useDraft(draft, form);

  async function submit(typed: Values): Promise<void> {
    if ((await send(act, typed)) === null) return;
    forget();
    onClose();
    onDone(typed);
  }

  const { isSubmitting } = form.formState;
  // The button that was pressed is gone then.
  const goOn = () => {
    setOutcome(null);
    save.current?.focus();
  };
  // What is being saved is shown before the answer arrives.
  const choose = isSubmitting ? null : stale;
  const choice: StaleChoice<Values> = {
    isRefused: outcome !== null,
    take: (saved) => {
      form.reset(saved);
      forget();
      goOn();
    },
    keep: goOn,
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('work.cancel')}</Button>
          <Button
            ref={save}
            kind="primary"
            type="submit"
            form={id}
            busy={isSubmitting || choose != null}
          >
            {yes}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={form.handleSubmit(submit)}>
        <p>{intro}</p>
        {children}
        {choose == null ? (
          <OutcomeMessage outcome={outcome} />
        ) : (
          <Stale show={choose} choice={choice} />
        )}
      </Form>
    </Dialog>
  );
}

function Stale<Values>({
  show,
  choice,
}: {
  readonly show: (choice: StaleChoice<Values>) => ReactNode;
  readonly choice: StaleChoice<Values>;
}) {
  return show(choice);
}
