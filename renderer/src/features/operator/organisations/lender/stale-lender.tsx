import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { SavedLender } from '#renderer/features/operator/organisations/lender/edit-lender.tsx';
import { StaleNote } from '#renderer/features/operator/catalogue/form/stale-note.tsx';
import {
  LENDER_FIELDS,
  type TypedLender,
  typedLenderOf,
} from '#renderer/features/operator/organisations/lender/typed-lender.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

/** Another operator has changed the lender meanwhile: where that differs from what is typed, and which of the two to go on with. */
export function StaleLender({
  form,
  saved,
  onTake,
  onKeep,
}: {
  readonly form: UseFormReturn<TypedLender>;
  readonly saved: SavedLender;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}) {
  const { t } = useTranslation();
  const typed = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const theirs = typedLenderOf(saved);
  const kindOf = ({ kind }: TypedLender) =>
    t(`organisations.kinds.${kind === 'sample' ? 'sample' : 'real'}`);
  const rows = [
    { id: 'kind', cells: [t('organisations.kind'), kindOf(theirs), kindOf(typed)] },
    ...LENDER_FIELDS.map(([id, label]) => ({ id, cells: [t(label), theirs[id], typed[id]] })),
  ].filter(({ cells: [, before, after] }) => before !== after);
  return (
    <StaleNote text={t('organisations.stale')} onTake={onTake} onKeep={onKeep}>
      {rows.length === 0 ? (
        <p>{t('product.changes.typed.none')}</p>
      ) : (
        <DataTable
          caption={t('product.changes.typed.caption')}
          columns={[
            t('product.changes.field'),
            t('product.changes.typed.before'),
            t('product.changes.typed.after'),
          ]}
          rows={rows}
        />
      )}
    </StaleNote>
  );
}
