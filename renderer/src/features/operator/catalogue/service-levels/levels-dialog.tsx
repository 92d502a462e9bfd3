import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import {
  LEVEL_FIELDS,
  type SetLevels,
  levelsIn,
  typedLevels,
  typedOf,
} from '#renderer/features/operator/catalogue/service-levels/typed-levels.ts';
import { StaleFields } from '#renderer/features/operator/shared/stale-fields.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const resolver = zodResolver(typedLevels);

const HINTS: Partial<Readonly<Record<(typeof LEVEL_FIELDS)[number][0], PlainKey>>> = {
  claim: 'serviceLevels.hoursHint',
  check: 'serviceLevels.hoursHint',
  lender: 'serviceLevels.hoursHint',
  opens: 'serviceLevels.clockHint',
  holidays: 'serviceLevels.daysOffHint',
};
/** Fields that may be empty. */
const OPTIONAL: readonly string[] = ['claim', 'check', 'lender', 'holidays'];

export type LevelsProps = { readonly set: SetLevels; readonly onClose: () => void };

/** Asks for other time frames. */
export function LevelsDialog({ set, onClose }: LevelsProps) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const form = useForm({ resolver, defaultValues: typedOf(set) });
  const typedNow = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const saved = typedOf(set);
  return (
    <FormDialog
      title={t('serviceLevels.change')}
      intro={t('serviceLevels.changeIntro')}
      yes={t('serviceLevels.save')}
      draft="service-levels-draft"
      form={form}
      taken={null}
      stale={
        typedNow.over === saved.over
          ? null
          : ({ isRefused, take, keep }) => (
              <StaleFields
                fields={LEVEL_FIELDS.map(([id, label]) => ({
                  id,
                  label: t(label),
                  saved: saved[id],
                  typed: typedNow[id],
                }))}
                isRefused={isRefused}
                onTake={() => take(saved)}
                onKeep={() => {
                  form.setValue('over', saved.over);
                  keep();
                }}
              />
            )
      }
      send={(act, typed) =>
        act('saveServiceLevels', (requestId) => ({
          requestId,
          version: Number(typed.over),
          levels: levelsIn(typed),
        }))
      }
      onDone={() => showToast({ text: t('serviceLevels.saved') })}
      onClose={onClose}
    >
      {LEVEL_FIELDS.map(([name, label]) => {
        const hint = HINTS[name];
        const isText = name === 'holidays';
        return (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(label)}
            {...(hint !== undefined && { hint: t(hint) })}
            {...(isText ? { rows: 3 } : { maxLength: 5 })}
            optional={OPTIONAL.includes(name)}
            autoComplete="off"
          />
        );
      })}
    </FormDialog>
  );
}
