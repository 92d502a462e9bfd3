import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_TEMPLATE_NAME } from '#contract/lenders/offer-templates.ts';
import type { Template } from '#renderer/features/lender/offer/templates/template-terms.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = zodResolver(z.object({ name: requiredText(MAX_TEMPLATE_NAME) }));

/** Keeps terms under a name, or in the place of those that have this name. */
export function TemplateDialog({
  terms,
  onClose,
}: {
  readonly terms: Template['terms'];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const form = useForm({ resolver: rules, defaultValues: { name: '' } });
  const { data } = useCallQuery('offerTemplates', {});
  return (
    <FormDialog
      title={t('lenderTemplates.keep')}
      intro={t('lenderTemplates.keepIntro')}
      yes={t('lenderTemplates.save')}
      draft="offer-template-draft"
      form={form}
      taken={{
        name: 'name',
        codes: ['offer-template-name-taken'],
        message: 'lenderTemplates.nameTaken',
      }}
      send={(act, typed) => {
        const same = data?.templates.find((each) => each.name === typed.name.trim());
        return act('saveOfferTemplate', (requestId) => ({
          requestId,
          seen: same === undefined ? null : { template: same.template, version: same.version },
          name: typed.name,
          terms,
        }));
      }}
      onDone={() => showToast({ text: t('lenderTemplates.saved') })}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={t('lenderTemplates.name')}
        hint={t('lenderTemplates.nameHint')}
        autoComplete="off"
        maxLength={MAX_TEMPLATE_NAME}
      />
    </FormDialog>
  );
}
