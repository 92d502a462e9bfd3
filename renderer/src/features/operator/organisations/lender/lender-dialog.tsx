import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { EditLenderProps } from '#renderer/features/operator/organisations/lender/edit-lender.tsx';
import {
  type TypedLender,
  lenderRules,
  readLender,
  typedLenderOf,
} from '#renderer/features/operator/organisations/lender/typed-lender.ts';
import { isTaken, useSettle } from '#renderer/features/operator/organisations/shared/use-settle.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';

const MAX_ID = 60;
const MAX_TEXT = 200;

const FIELDS = [
  ['en', 'productTerms.nameEn'],
  ['hi', 'productTerms.nameHi'],
  ['website', 'organisations.website'],
  ['officerEn', 'organisations.officerEn'],
  ['officerHi', 'organisations.officerHi'],
  ['email', 'organisations.email'],
  ['phone', 'organisations.phone'],
] as const;

export function LenderDialog({ lender, onClose }: EditLenderProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { busy, change } = useChange();
  const { outcome, settle } = useSettle();
  const form = useForm<TypedLender>({
    resolver: lenderRules,
    defaultValues: typedLenderOf(lender),
  });
  const forget = useDraft(`lender-${lender?.id ?? 'new'}-draft`, form);

  async function submit(typed: TypedLender): Promise<void> {
    const read = readLender(typed);
    if (!read.success) return;
    const body = { lender: read.data, isNew: lender === null };
    const answer = await change('saveLender', (requestId) => ({ requestId, ...body }));
    if (isTaken(answer)) {
      form.setError('id', { message: 'organisations.error.taken' }, { shouldFocus: true });
      return;
    }
    if (!settle(answer, t('organisations.savedLender', { name: read.data.names.en }))) return;
    forget();
    onClose();
  }

  return (
    <Dialog
      title={t(lender === null ? 'organisations.addLender' : 'organisations.editLender')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('catalogue.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {t('organisations.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.handleSubmit(submit)}>
        <p>{t(lender === null ? 'organisations.newIntro' : 'organisations.editIntro')}</p>
        {lender === null && (
          <TextField
            form={form}
            name="id"
            label={t('organisations.id')}
            hint={t('catalogue.idHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_ID}
          />
        )}
        <RadioField
          form={form}
          name="kind"
          label={t('organisations.kind')}
          options={(['real', 'sample'] as const).map((kind) => ({
            value: kind,
            label: t(`organisations.kinds.${kind}`),
          }))}
        />
        {FIELDS.map(([name, label]) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(label)}
            autoComplete="off"
            maxLength={MAX_TEXT}
          />
        ))}
        <OutcomeMessage outcome={outcome} />
      </Form>
    </Dialog>
  );
}
