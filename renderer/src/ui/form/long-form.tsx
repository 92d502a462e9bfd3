import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { useHostParts } from '#renderer/platform/host-parts.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';
import { DraftNote } from '#renderer/ui/form/draft-note.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** A control that says it is wrong; of radio buttons it is the group that says so. */
const WRONG = ':is(input, select, textarea)[aria-invalid], [role="radiogroup"][aria-invalid] input';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: space.l },
});

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
  /** Id of the section that takes the focus as the form appears, empty for the form's beginning, if any. */
  readonly startAt: string | null;
  /** What a draft holds, and what never, in words. */
  readonly kept: string;
  readonly notKept: string;
  readonly onFocus: () => void;
  readonly onForget: () => void;
  readonly onChecked: (values: Values) => Promise<void>;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { FilesElsewhere } = useHostParts();
  const [outcome, tell] = useState<Outcome | null>(null);
  const [fresh, renew] = useState(0);
  const busy = form.formState.isSubmitting;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startAt === null) return;
    const title = fields.current?.querySelector<HTMLElement>(startAt === '' ? 'h2' : `#${startAt}`);
    title?.focus();
  }, [startAt]);
  useEffect(() => {
    // In the order of the page; errors of several fields, and of files, have no field that is known to the library.
    if (outcome?.kind === 'failure') fields.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [outcome]);

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
      {FilesElsewhere !== undefined && <FilesElsewhere />}
      <div key={fresh} ref={fields} className={styles.fields}>
        {children}
      </div>
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
