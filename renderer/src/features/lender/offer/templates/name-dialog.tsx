import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/gateway.ts';
import { MAX_TEMPLATE_NAME, type saveOfferTemplate } from '#contract/lenders/offer-templates.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = zodResolver(z.object({ name: requiredText(MAX_TEMPLATE_NAME) }));

/** Asks for the name of a template, and saves it. */
export function NameDialog({
  title,
  intro,
  hint,
  draft,
  name,
  kept,
  onClose,
}: {
  readonly title: string;
  readonly intro: string;
  readonly hint: string;
  /** Under what the name is kept while it is typed. */
  readonly draft: `${string}-draft`;
  readonly name: string;
  /** What is saved under a name, and in whose place. */
  readonly kept: (name: string) => Pick<BodyOf<typeof saveOfferTemplate>, 'seen' | 'terms'>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const form = useForm({ resolver: rules, defaultValues: { name } });
  return (
    <FormDialog
      title={title}
      intro={intro}
      yes={t('lenderTemplates.save')}
      draft={draft}
      form={form}
      taken={{
        name: 'name',
        codes: ['offer-template-name-taken'],
        message: 'lenderTemplates.nameTaken',
      }}
      send={(act, typed) =>
        act('saveOfferTemplate', (requestId) => ({
          requestId,
          name: typed.name,
          ...kept(typed.name),
        }))
      }
      onDone={() => showToast({ text: t('lenderTemplates.saved') })}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={t('lenderTemplates.name')}
        hint={hint}
        autoComplete="off"
        maxLength={MAX_TEMPLATE_NAME}
      />
    </FormDialog>
  );
}
