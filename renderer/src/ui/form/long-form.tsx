import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { Button } from '#renderer/ui/button.tsx';
import { DraftNote } from '#renderer/ui/form/draft-note.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** A form of several sections that ends in a pack. It says what it keeps, and how many fields are still wrong. */
export function LongForm<Values extends FieldValues>({
  form,
  startAt,
  kept,
  notKept,
  onFocus,
  onForget,
  onChecked,
  children,
}: {
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** Id of the section that takes the focus as the form appears, if any. */
  readonly startAt: string | null;
  /** What a draft holds, and what never, in words. */
  readonly kept: string;
  readonly notKept: string;
  readonly onFocus: () => void;
  readonly onForget: () => void;
  readonly onChecked: (values: Values) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const [outcome, tell] = useState<Outcome | null>(null);
  const [fresh, renew] = useState(0);
  const busy = form.formState.isSubmitting;
  useEffect(() => {
    if (startAt !== null) document.getElementById(startAt)?.focus();
  }, [startAt]);

  function forget(): void {
    form.reset();
    onForget();
    // A file control names its file as long as it lives.
    renew(fresh + 1);
    tell({ kind: 'success', text: t('forms.draft.forgotten') });
  }

  const submit = form.handleSubmit(onChecked, (errors) =>
    tell({
      kind: 'failure',
      text: t('forms.rules.missing', { count: Object.keys(errors).length }),
    }),
  );

  return (
    <Form
      onFocus={onFocus}
      onSubmit={(event) => {
        tell(null);
        return submit(event);
      }}
    >
      <Fragment key={fresh}>{children}</Fragment>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t(busy ? 'forms.pack.reviewing' : 'forms.pack.review')}
        </Button>
      </FormActions>
      <DraftNote kept={kept} notKept={notKept} onForget={forget} />
    </Form>
  );
}
