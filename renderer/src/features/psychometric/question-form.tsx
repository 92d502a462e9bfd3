import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ANSWERS, type AnswerFields, fieldOf } from '#renderer/features/psychometric/answers.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { ProgressLine } from '#renderer/ui/feedback/progress-line.tsx';

const useStyles = makeStyles({
  kept: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** Five statements with five options each, and how many are answered. */
export function QuestionForm({
  form,
  returning,
  cleared,
  onFocus,
  onAgain,
  onAnswered,
}: {
  readonly form: UseFormReturn<AnswerFields, unknown, AnswerFields>;
  /** Whether the person returns from the summary, so that the focus belongs here. */
  readonly returning: boolean;
  /** Whether answers have just been discarded. */
  readonly cleared: boolean;
  readonly onFocus: () => void;
  readonly onAgain: () => void;
  readonly onAnswered: (fields: AnswerFields) => void;
}) {
  const { questions, options, chooseLabel, submit } = useContent('psychometric');
  const styles = useStyles();
  const { t } = useTranslation();
  const fields = useWatch({ control: form.control });
  const answered = Object.values(fields).filter((text) => text !== '').length;
  const progress = t('psychometric.progress', { answered, questions: questions.length });
  const { setFocus } = form;
  useEffect(() => {
    if (returning) setFocus('question1');
  }, [returning, setFocus]);
  const forgotten = cleared && answered === 0;
  return (
    <Form onFocus={onFocus} onSubmit={form.handleSubmit(onAnswered)}>
      <ProgressLine done={answered} steps={questions.length} label={progress} text={progress} />
      {questions.map(({ id, text }) => (
        <SelectField
          key={id}
          form={form}
          name={fieldOf(id)}
          label={text}
          placeholder={chooseLabel}
          options={ANSWERS.map((value, index) => ({ value, label: options[index] ?? value }))}
        />
      ))}
      <p className={styles.kept}>{t('psychometric.kept')}</p>
      <OutcomeMessage
        outcome={forgotten ? { kind: 'success', text: t('psychometric.cleared') } : null}
      />
      <FormActions>
        <Button type="submit" kind="primary">
          {submit}
        </Button>
        <Button onClick={onAgain}>{t('psychometric.again')}</Button>
      </FormActions>
    </Form>
  );
}
