import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_TEMPLATE_NAME } from '#contract/lenders/offer-templates.ts';
import type { Template } from '#renderer/features/lender/offer/templates/template-terms.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = zodResolver(z.object({ name: requiredText(MAX_TEMPLATE_NAME) }));

/** Gives a template another name. */
export function RenameDialog({
  template: { template, version, name, terms },
  onClose,
}: {
  readonly template: Template;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const form = useForm({ resolver: rules, defaultValues: { name } });
  return (
    <FormDialog
      title={t('lenderTemplates.renameOf', { name })}
      intro={t('lenderTemplates.renameIntro')}
      yes={t('lenderTemplates.save')}
      draft={`rename-template-${template}-draft`}
      form={form}
      taken={{
        name: 'name',
        codes: ['offer-template-name-taken'],
        message: 'lenderTemplates.nameTaken',
      }}
      send={(act, typed) =>
        act('saveOfferTemplate', (requestId) => ({
          requestId,
          seen: { template, version },
          name: typed.name,
          terms,
        }))
      }
      onDone={() => showToast({ text: t('lenderTemplates.saved') })}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={t('lenderTemplates.name')}
        hint={t('lenderTemplates.renameHint')}
        autoComplete="off"
        maxLength={MAX_TEMPLATE_NAME}
      />
    </FormDialog>
  );
}
