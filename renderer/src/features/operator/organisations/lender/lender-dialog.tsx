import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { EditLenderProps } from '#renderer/features/operator/organisations/lender/edit-lender.tsx';
import { StaleLender } from '#renderer/features/operator/organisations/lender/stale-lender.tsx';
import {
  LENDER_FIELDS,
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

export function LenderDialog({ saved, onClose }: EditLenderProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { busy, change } = useChange();
  const { outcome, settle, clear } = useSettle();
  const form = useForm<TypedLender>({
    resolver: lenderRules,
    defaultValues: typedLenderOf(saved),
  });
  const forget = useDraft(`lender-${saved?.lender.id ?? 'new'}-draft`, form);
  const over = useWatch({ control: form.control, name: 'over' });
  const isStale = saved !== null && over !== String(saved.changedAt) && !busy;

  async function submit(typed: TypedLender): Promise<void> {
    const read = readLender(typed);
    if (!read.success) return;
    const body = { lender: read.data, seen: saved === null ? null : Number(typed.over) };
    const answer = await change('saveLender', (requestId) => ({ requestId, ...body }));
    if (saved === null && isTaken(answer)) {
      form.setError('id', { message: 'organisations.error.taken' }, { shouldFocus: true });
      return;
    }
    if (!settle(answer, t('organisations.savedLender', { name: read.data.names.en }))) return;
    forget();
    onClose();
  }

  return (
    <Dialog
      title={t(saved === null ? 'organisations.addLender' : 'organisations.editLender')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('catalogue.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy || isStale}>
            {t('organisations.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.handleSubmit(submit)}>
        <p>{t(saved === null ? 'organisations.newIntro' : 'organisations.editIntro')}</p>
        {saved === null && (
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
        {LENDER_FIELDS.map(([name, label]) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(label)}
            autoComplete="off"
            maxLength={MAX_TEXT}
          />
        ))}
        {isStale ? (
          <StaleLender
            form={form}
            saved={saved}
            isRefused={outcome !== null}
            onTake={() => {
              form.reset(typedLenderOf(saved));
              forget();
              clear();
            }}
            onKeep={() => {
              form.setValue('over', String(saved.changedAt));
              clear();
            }}
          />
        ) : (
          <OutcomeMessage outcome={outcome} />
        )}
      </Form>
    </Dialog>
  );
}
