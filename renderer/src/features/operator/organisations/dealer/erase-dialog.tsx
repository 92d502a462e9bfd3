import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { nameIn } from '#domain/languages.ts';
import { MAX_ID } from '#domain/lending/values.ts';
import { useOrganisationAct } from '#renderer/features/operator/organisations/shared/use-organisation-act.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import type { Dealer } from '#contract/applications/delivery.ts';

export type EraseLeadsProps = {
  readonly dealer: Dealer;
  readonly onClose: () => void;
  /** Called with what was done, in words. */
  readonly onErased: (said: string) => void;
};

export function EraseDialog({ dealer, onClose, onErased }: EraseLeadsProps) {
  const { t, language } = useTranslation();
  const formId = useId();
  const { busy, outcome, act } = useOrganisationAct();
  const form = useForm({ defaultValues: { typed: '' } });
  const name = nameIn(dealer.names, language);

  async function submit({ typed }: { readonly typed: string }): Promise<void> {
    if (typed.trim() !== dealer.id) {
      form.setError('typed', { message: 'organisations.error.confirm' }, { shouldFocus: true });
      return;
    }
    const erased = await act('eraseLeads', (requestId) => ({ requestId, dealerId: dealer.id }));
    if (erased === null) return;
    onErased(t('organisations.erased', { count: erased.leads, name }));
    onClose();
  }

  return (
    <Dialog
      title={t('organisations.eraseTitle', { name })}
      urgent
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onClick={onClose}>
            {t('organisations.keepLeads')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('organisations.erase')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.handleSubmit(submit)}>
        <p>{t('organisations.eraseText')}</p>
        <TextField
          form={form}
          name="typed"
          label={t('organisations.confirm', { id: dealer.id })}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_ID}
        />
        <OutcomeMessage outcome={outcome} />
      </Form>
    </Dialog>
  );
}
