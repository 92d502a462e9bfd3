import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import {
  ErrorSummary,
  type Problem,
  problemsIn,
} from '#renderer/features/registration-forms/shared/error-summary.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: space.l },
  bar: { paddingTop: space.s, paddingBottom: space.s },
  body: { fontSize: token.fontSizeBase300, lineHeight: '1.5', whiteSpace: 'normal' },
  title: { display: 'block' },
  actions: { justifyContent: 'flex-start', marginInlineEnd: 0 },
});

/** A form of several sections that ends in a pack. Says what it stores, and lists the fields that are still invalid. */
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
  /** Id of the section that takes the focus at first, or empty for the start of the form. */
  readonly startAt: string | null;
  /** What a draft keeps and what it never does, in words. */
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
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [edition, setEdition] = useState(0);
  const { isSubmitting: busy, submitCount } = form.formState;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startAt === null) return;
    const title = fields.current?.querySelector<HTMLElement>(startAt === '' ? 'h2' : `#${startAt}`);
    title?.focus();
  }, [startAt]);
  useEffect(() => {
    // By now the fields have rendered their errors; those of files and of several fields are only in the DOM.
    if (submitCount > 0 && fields.current !== null) setProblems(problemsIn(fields.current));
  }, [submitCount]);

  function forget(): void {
    form.reset();
    onForget();
    // A file input keeps its file as long as it exists.
    setEdition(edition + 1);
    setProblems([]);
    setOutcome({ kind: 'success', text: t('forms.draft.forgotten') });
  }

  return (
    <Form
      onFocus={onFocus}
      onSubmit={(event) => {
        setOutcome(null);
        setProblems([]);
        return form.handleSubmit(onChecked)(event);
      }}
    >
      <ErrorSummary problems={problems} form={fields} />
      {FilesElsewhere !== undefined && <FilesElsewhere />}
      <div key={edition} ref={fields} className={styles.fields}>
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

/** Says which entries are stored and which never are, with a button to delete them. */
function DraftNote({
  kept,
  notKept,
  onForget,
}: {
  readonly kept: string;
  readonly notKept: string;
  readonly onForget: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <MessageBar intent="info" layout="multiline" className={styles.bar}>
      <MessageBarBody className={styles.body}>
        <MessageBarTitle className={styles.title}>{t('forms.draft.heading')}</MessageBarTitle>
        <p>{t('forms.draft.kept', { kept })}</p>
        <p>{t('forms.draft.notKept', { notKept })}</p>
      </MessageBarBody>
      <MessageBarActions className={styles.actions}>
        <Button onClick={onForget}>{t('forms.draft.forget')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
