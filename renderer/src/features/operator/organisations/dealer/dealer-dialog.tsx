import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { slug } from '#contract/applications/call.ts';
import { text } from '#domain/lending/values.ts';
import type { EditDealerProps } from '#renderer/features/operator/organisations/dealer/edit-dealer.tsx';
import { isTaken, useSettle } from '#renderer/features/operator/organisations/shared/use-settle.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';

const MAX_ID = 60;
const MAX_NAME = 200;

const as = (wanted: z.ZodMiniType<string>, message: PlainKey) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => wanted.safeParse(typed).success, message),
  );

const schema = z.object({
  id: as(slug, 'catalogue.error.id'),
  en: as(text(MAX_NAME), 'productForm.error.name'),
  hi: as(text(MAX_NAME), 'productForm.error.name'),
});
type Typed = z.infer<typeof schema>;

export function DealerDialog({ dealer, onClose }: EditDealerProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { busy, change } = useChange();
  const { outcome, settle } = useSettle();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { id: dealer?.id ?? '', en: dealer?.names.en ?? '', hi: dealer?.names.hi ?? '' },
  });
  const forget = useDraft(`dealer-${dealer?.id ?? 'new'}-draft`, form);

  async function submit({ id, en, hi }: Typed): Promise<void> {
    const body = { dealer: { id, names: { en, hi } }, isNew: dealer === null };
    const answer = await change('saveDealer', (requestId) => ({ requestId, ...body }));
    if (isTaken(answer)) {
      form.setError('id', { message: 'organisations.error.taken' }, { shouldFocus: true });
      return;
    }
    if (!settle(answer, t('organisations.savedDealer', { name: en }))) return;
    forget();
    onClose();
  }

  return (
    <Dialog
      title={t(dealer === null ? 'organisations.addDealer' : 'organisations.editDealer')}
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
        <p>{t('organisations.dealerIntro')}</p>
        {dealer === null && (
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
