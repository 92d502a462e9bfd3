import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { SavedLender } from '#renderer/features/operator/organisations/lender/lender-system.ts';
import {
  LENDER_FIELDS,
  type TypedLender,
  typedLenderOf,
} from '#renderer/features/operator/organisations/lender/typed-lender.ts';
import { StaleFields } from '#renderer/features/operator/shared/stale-fields.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** Another operator has changed the lender meanwhile. */
export function StaleLender({
  form,
  saved,
  isRefused,
  onTake,
  onKeep,
}: {
  readonly form: UseFormReturn<TypedLender>;
  readonly saved: SavedLender;
  readonly isRefused: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}) {
  const { t } = useTranslation();
  const typed = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const theirs = typedLenderOf(saved);
  const kindOf = ({ kind }: TypedLender) =>
    t(`organisations.kinds.${kind === 'sample' ? 'sample' : 'real'}`);
  return (
    <StaleFields
      fields={[
        {
          id: 'kind',
          label: t('organisations.kind'),
          saved: kindOf(theirs),
          typed: kindOf(typed),
        },
        ...LENDER_FIELDS.map(([id, label]) => ({
          id,
          label: t(label),
          saved: theirs[id],
          typed: typed[id],
        })),
      ]}
      isRefused={isRefused}
      onTake={onTake}
      onKeep={onKeep}
    />
  );
}
