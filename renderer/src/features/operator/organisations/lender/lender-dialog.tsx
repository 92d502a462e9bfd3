import { useForm, useWatch } from 'react-hook-form';
import { StaleLender } from '#renderer/features/operator/organisations/lender/stale-lender.tsx';
import {
  LENDER_FIELDS,
  type TypedLender,
  lenderOf,
  lenderRules,
  typedLenderOf,
} from '#renderer/features/operator/organisations/lender/typed-lender.ts';
import { IdField, ShortField } from '#renderer/features/operator/shared/name-fields.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import type { SavedLender } from '#renderer/features/operator/organisations/lender/lender-system.ts';

export type EditLenderProps = {
  /** Null for a new one. */
  readonly saved: SavedLender | null;
  readonly onClose: () => void;
};

export function LenderDialog({ saved, onClose }: EditLenderProps) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const isNew = saved === null;
  const form = useForm<TypedLender>({
    resolver: lenderRules,
    defaultValues: typedLenderOf(saved),
  });
  const over = useWatch({ control: form.control, name: 'over' });
  const isStale = !isNew && over !== String(saved.changedAt);
  return (
    <FormDialog
      title={t(isNew ? 'organisations.addLender' : 'organisations.editLender')}
      intro={t(isNew ? 'organisations.newIntro' : 'organisations.editIntro')}
      yes={t('organisations.save')}
      draft={`lender-${saved?.lender.id ?? 'new'}-draft`}
      form={form}
      taken={
        isNew
          ? { name: 'id', codes: ['lender-id-taken'], message: 'organisations.error.taken' }
          : null
      }
      stale={
        isStale
          ? ({ isRefused, take, keep }) => (
              <StaleLender
                form={form}
                saved={saved}
                isRefused={isRefused}
                onTake={() => take(typedLenderOf(saved))}
                onKeep={() => {
                  form.setValue('over', String(saved.changedAt));
                  keep();
                }}
              />
            )
          : null
      }
      send={(act, typed) =>
        act('saveLender', (requestId) => ({
          requestId,
          lender: lenderOf(typed),
          seen: isNew ? null : Number(typed.over),
        }))
      }
      onDone={({ en }) => showToast({ text: t('organisations.savedLender', { name: en.trim() }) })}
      onClose={onClose}
    >
      {isNew && <IdField form={form} name="id" label={t('organisations.id')} />}
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
        <ShortField key={name} form={form} name={name} label={t(label)} />
      ))}
    </FormDialog>
  );
}
