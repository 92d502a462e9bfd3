import { zodResolver } from '@hookform/resolvers/zod';
import { makeStyles } from '@griffel/react';
import { Fragment } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { onlyInOne, PLACEHOLDERS, textProblem } from '#domain/lending/letters.ts';
import { StaleFields } from '#renderer/features/operator/shared/stale-fields.tsx';
import {
  type Template,
  templateRules,
  type TypedTemplate,
  typedOf,
  wordsTyped,
} from '#renderer/features/operator/templates/template-rules.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const useStyles = makeStyles({
  placeholders: { margin: 0, paddingInlineStart: space.l },
  problem: { fontWeight: token.fontWeightSemibold },
});

const FIELDS = ['name', 'subjectEn', 'textEn', 'subjectHi', 'textHi'] as const;
const TEXTS = ['subjectEn', 'textEn', 'subjectHi', 'textHi'] as const;
const TAKEN: PlainKey = 'templates.error.taken';

export type TemplateDialogProps = {
  /** Null for a new one. */
  readonly template: Template | null;
  readonly onClose: () => void;
};

/** What is wrong with placeholders as they are typed, by name; null while nothing is. */
function problemInWords({ t }: Translator, typed: TypedTemplate): string | null {
  for (const field of TEXTS) {
    const problem = textProblem(typed[field]);
    if (problem?.is === 'unknown') return t('templates.unknown', { name: `{${problem.name}}` });
    if (problem?.is === 'brace') return t('templates.brace');
  }
  const isWhole = TEXTS.every((field) => typed[field].trim() !== '');
  const different = isWhole ? onlyInOne(wordsTyped(typed)) : null;
  return different === null ? null : t('templates.onlyInOne', { name: `{${different}}` });
}

/** Asks for a template in both languages. Another operator approves what is written. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const showToast = useToasts();
  const form = useForm({
    resolver: zodResolver(templateRules),
    defaultValues: typedOf(template),
  });
  const typed = { ...typedOf(null), ...useWatch({ control: form.control }) };
  const saved = typedOf(template);
  const isStale = template !== null && typed.over !== saved.over;
  const problem = problemInWords(translator, typed);
  return (
    <FormDialog
      title={t(template === null ? 'templates.add' : 'templates.changeTitle')}
      intro={t('templates.writeIntro')}
      yes={t('templates.write')}
      draft={`template-${template?.template ?? 'new'}-draft`}
      form={form}
      taken={{ name: 'name', codes: ['template-name-taken'], message: TAKEN }}
      stale={
        isStale
          ? ({ isRefused, take, keep }) => (
              <StaleFields
                fields={FIELDS.map((name) => ({
                  id: name,
                  label: t(`templates.field.${name}`),
                  saved: saved[name],
                  typed: typed[name],
                }))}
                isRefused={isRefused}
                onTake={() => take(saved)}
                onKeep={() => {
                  form.setValue('over', saved.over);
                  keep();
                }}
              />
            )
          : null
      }
      send={(act, { name, over, ...words }) =>
        act('writeLetterTemplate', (requestId) => ({
          requestId,
          seen: template === null ? null : { template: template.template, changedAt: Number(over) },
          name,
          words: wordsTyped({ name, over, ...words }),
        }))
      }
      onDone={() => showToast({ text: t('templates.written') })}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={t('templates.field.name')}
        hint={t('templates.nameHint')}
        autoComplete="off"
      />
      <div>
        <p>{t('templates.placeholders')}</p>
        <ul className={styles.placeholders}>
          {PLACEHOLDERS.map((name) => (
            <li key={name}>
              <b>{`{${name}}`}</b>: {t(`templates.placeholder.${name}`)}
            </li>
          ))}
        </ul>
        <p role="status" className={styles.problem}>
          {problem}
        </p>
      </div>
      {(['En', 'Hi'] as const).map((language) => (
        <Fragment key={language}>
          <TextField
            form={form}
            name={`subject${language}`}
            label={t(`templates.field.subject${language}`)}
            autoComplete="off"
          />
          <TextField
            form={form}
            name={`text${language}`}
            label={t(`templates.field.text${language}`)}
            rows={5}
            autoComplete="off"
          />
        </Fragment>
      ))}
    </FormDialog>
  );
}
