import { StaleNote } from '#renderer/features/operator/shared/stale-note.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

/** Another operator has changed meanwhile what was typed over: where the two differ, and with which of them to go on. */
export function StaleFields({
  fields,
  isRefused,
  onTake,
  onKeep,
}: {
  readonly fields: readonly {
    readonly id: string;
    readonly label: string;
    readonly saved: string;
    readonly typed: string;
  }[];
  /** Whether a save was refused by that. */
  readonly isRefused: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}) {
  const { t } = useTranslation();
  const different = fields.filter(({ saved, typed }) => saved !== typed);
  return (
    <StaleNote
      text={t('organisations.stale')}
      takesFocus={isRefused}
      onTake={onTake}
      onKeep={onKeep}
    >
      {different.length === 0 ? (
        <p>{t('product.changes.typed.none')}</p>
      ) : (
        <DataTable
          caption={t('product.changes.typed.caption')}
          columns={[
            t('product.changes.field'),
            t('product.changes.typed.before'),
            t('product.changes.typed.after'),
          ]}
          rows={different.map(({ id, label, saved, typed }) => ({
            id,
            cells: [label, saved, typed],
          }))}
        />
      )}
    </StaleNote>
  );
}
