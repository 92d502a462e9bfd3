import { Input } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ReplyOf } from '#contract/gateway.ts';
import type { letterTemplates } from '#contract/operators/letters.ts';
import { staffLanguageOf } from '#domain/languages.ts';
import { MAX_DAYS_NAMED, MAX_FREE_TEXT } from '#domain/lending/letter-limits.ts';
import { daysNamed, type FilledIn, letterFrom, toFillIn } from '#domain/lending/letters.ts';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { LetterText } from '#renderer/features/operator/shared/letter-text.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { requiredLine, requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';
import { ChangedBox } from '#renderer/ui/staff/changed-box.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

type Typed = Readonly<Record<'template' | 'lenderId' | 'date' | 'text', string>>;
type Known = NonNullable<Reviewed['letters']>;
type Approved = NonNullable<ReplyOf<typeof letterTemplates>['templates'][number]['approved']>;

const NOTHING: Typed = { template: '', lenderId: '', date: '', text: '' };
const MAX_ID = 64;
const GONE: PlainKey = 'review.letters.gone';
const WRONG_DATE: PlainKey = 'review.letters.wrongDate';

const isNear = (day: string): boolean => {
  const { first, last } = daysNamed(Date.now());
  return day >= first && day <= last;
};

/** What has to be typed depends on the template that is chosen. */
const rulesFor = (asked: readonly FilledIn[]) =>
  z.object({
    template: requiredLine(MAX_ID),
    lenderId: asked.includes('lender') ? requiredLine(MAX_ID) : z.string(),
    date: asked.includes('date')
      ? requiredLine(MAX_ID).check(z.refine(isNear, { error: WRONG_DATE }))
      : z.string(),
    text: asked.includes('text') ? requiredText(MAX_FREE_TEXT) : z.string(),
  });

export type LetterDialogProps = {
  readonly application: Pick<Reviewed, 'number' | 'version' | 'language'>;
  readonly known: Known;
  readonly onClose: () => void;
};

/** Writes to the borrower from a template, and shows the message as the borrower will read it. */
export function LetterDialog({ application, known, onClose }: LetterDialogProps) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const { number, version } = application;
  const language = staffLanguageOf(application.language);
  const { data, error, refetch } = useCallQuery('letterTemplates', {});
  const [seen, setSeen] = useState(known.written);
  const newer = known.written.slice(seen.length);
  const usable = (data?.templates ?? []).flatMap(({ template, approved }) =>
    approved === null ? [] : [{ template, approved }],
  );
  const approvedOf = (template: string): Approved | null =>
    usable.find((each) => each.template === template)?.approved ?? null;
  const askedBy = (template: string): readonly FilledIn[] => {
    const approved = approvedOf(template);
    return approved === null ? [] : toFillIn(approved.words[language]);
  };
  const form = useForm<Typed>({
    resolver: (values, context, options) =>
      zodResolver(rulesFor(askedBy(values.template)))(values, context, options),
    defaultValues: NOTHING,
  });
  const typed: Typed = { ...NOTHING, ...useWatch({ control: form.control }) };
  const chosen = approvedOf(typed.template);
  const asked = askedBy(typed.template);
  return (
    <FormDialog
      title={t('review.letters.start')}
      intro={
        language === application.language
          ? t('review.letters.intro', { language: t(`review.fact.languages.${language}`) })
          : t('review.letters.introElse', {
              borrowers: t(`review.fact.languages.${application.language}`),
              language: t(`review.fact.languages.${language}`),
            })
      }
      yes={t('review.letters.send')}
      draft={`letter-on-${number}-draft`}
      form={form}
      taken={{ name: 'template', codes: ['template-not-approved'], message: GONE }}
      stale={
        newer.length === 0
          ? null
          : ({ isRefused, keep }) => (
              <NewerLetters
                letters={newer}
                isRefused={isRefused}
                onRead={() => {
                  setSeen(known.written);
                  keep();
                }}
              />
            )
      }
      send={(act, { template, lenderId, date, text }) =>
        act('sendLetter', (requestId) => ({
          requestId,
          number,
          version,
          template,
          templateVersion: approvedOf(template)?.version ?? 1,
          lastSeen: seen.at(-1)?.letter ?? null,
          filled: {
            lenderId: asked.includes('lender') ? lenderId : null,
            date: asked.includes('date') ? date : null,
            text: asked.includes('text') ? text : null,
          },
        }))
      }
      onDone={() =>
        showToast({ text: t(known.hasEmail ? 'review.letters.sent' : 'review.letters.sentUntold') })
      }
      onClose={onClose}
    >
      {!known.hasEmail && <Remark tone="warning">{t('review.letters.untold')}</Remark>}
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data !== undefined && usable.length === 0 && <p>{t('review.letters.noTemplates')}</p>}
      <SelectField
        form={form}
        name="template"
        label={t('review.letters.template')}
        placeholder={t('review.letters.chooseTemplate')}
        options={usable.map(({ template, approved }) => ({
          value: template,
          label: approved.name,
        }))}
      />
      {asked.includes('lender') && (
        <SelectField
          form={form}
          name="lenderId"
          label={t('review.letters.lender')}
          placeholder={t('review.letters.chooseLender')}
          options={known.lenders.map(({ lenderId, name }) => ({ value: lenderId, label: name }))}
        />
      )}
      {asked.includes('date') && <DateField form={form} />}
      {asked.includes('text') && (
        <TextField
          form={form}
          name="text"
          label={t('review.letters.free')}
          hint={t('review.letters.freeHint', {
            language: t(`review.fact.languages.${language}`),
            max: MAX_FREE_TEXT,
          })}
          rows={3}
          autoComplete="off"
        />
      )}
      {chosen !== null && (
        <LetterText
          label={t('review.finding.reads')}
          language={language}
          words={letterFrom(
            chosen.words[language],
            language,
            { number, firstName: known.firstName },
            {
              lender:
                known.lenders.find(({ lenderId }) => lenderId === typed.lenderId)?.name ?? null,
              date: typed.date === '' ? null : typed.date,
              text: typed.text.trim() === '' ? null : typed.text.trim(),
            },
          )}
        />
      )}
    </FormDialog>
  );
}

/** What was written since the dialog was opened, which is read before another message is sent. */
function NewerLetters({
  letters,
  isRefused,
  onRead,
}: {
  readonly letters: Known['written'];
  readonly isRefused: boolean;
  readonly onRead: () => void;
}) {
  const { t } = useTranslation();
  return (
    <ChangedBox takesFocus={isRefused}>
      <p>{t('review.letters.newer')}</p>
      {letters.map(({ letter, language, subject, text, isBorrowers, by }) => (
        <LetterText
          key={letter}
          label={isBorrowers ? t('review.letters.borrower') : by || t('review.letters.left')}
          language={language}
          words={{ subject: subject ?? '', text }}
        />
      ))}
      <FormActions>
        <Button onClick={onRead}>{t('review.letters.readNewer')}</Button>
      </FormActions>
    </ChangedBox>
  );
}

function DateField({ form }: { readonly form: UseFormReturn<Typed> }) {
  const { t } = useTranslation();
  const controls = useControlStyles();
  const { field, error } = useFormField(form, 'date');
  const [{ first, last }] = useState(() => daysNamed(Date.now()));
  return (
    <Field
      label={t('review.letters.date')}
      required
      hint={t('review.letters.dateHint', { max: MAX_DAYS_NAMED })}
      error={error}
    >
      <Input {...field} type="date" min={first} max={last} className={controls.control} />
    </Field>
  );
}
