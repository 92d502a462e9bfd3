import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { id as organisationId } from '#domain/lending/values.ts';
import { STARTING_TERMS } from '#renderer/features/operator/catalogue/list/starting-terms.ts';
import { useLenders } from '#renderer/features/operator/catalogue/list/use-lenders.ts';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';

const MAX_ID = 60;
const MAX_NAME = 200;

const messageKey = (key: PlainKey) => key;

const schema = z.object({
  lenderId: requiredText(MAX_ID),
  productId: z.string().check(
    z.trim(),
    z.refine((typed) => organisationId.safeParse(typed).success, messageKey('catalogue.error.id')),
  ),
  en: requiredText(MAX_NAME),
  hi: requiredText(MAX_NAME),
});
type Typed = z.infer<typeof schema>;

const FIRST_VERSION = 1;

export function NewProductDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const formId = useId();
  const lenders = useLenders();
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { lenderId: '', productId: '', en: '', hi: '' },
  });

  const forget = useDraft('product-new-draft', form);

  async function submit({ lenderId, productId, en, hi }: Typed): Promise<void> {
    setOutcome(null);
    const named = { productId, lenderId, version: FIRST_VERSION, names: { en, hi } };
    const product = { ...STARTING_TERMS, ...named };
    const answer = await change('draftProduct', (requestId) => ({
      requestId,
      product,
      seen: null,
    }));
    if (answer.ok) {
      forget();
      onClose();
      void navigate({ hash: fragmentOf({ view: 'product', productId, version: FIRST_VERSION }) });
      return;
    }
    if (answer.failure.kind === 'refused' && answer.failure.status === 409) {
      form.setError('productId', { message: 'catalogue.error.taken' }, { shouldFocus: true });
      return;
    }
    setOutcome(failureOutcome(t, answer.failure));
  }

  return (
    <Dialog
      title={t('catalogue.addTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('catalogue.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {t('catalogue.addYes')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.handleSubmit(submit)}>
        <p>{t('catalogue.addIntro')}</p>
        <SelectField
          form={form}
          name="lenderId"
          label={t('catalogue.column.lender')}
          placeholder={t('catalogue.choose')}
          options={lenders.map(({ id, names }) => ({ value: id, label: names[language] }))}
        />
        <TextField
          form={form}
          name="productId"
          label={t('catalogue.id')}
          hint={t('catalogue.idHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_ID}
        />
        <TextField
          form={form}
          name="en"
          label={t('productTerms.nameEn')}
          autoComplete="off"
          maxLength={MAX_NAME}
        />
        <TextField
          form={form}
          name="hi"
          label={t('productTerms.nameHi')}
          autoComplete="off"
          maxLength={MAX_NAME}
        />
        <OutcomeMessage outcome={outcome} />
      </Form>
    </Dialog>
  );
}
