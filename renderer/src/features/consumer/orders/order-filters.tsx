import { Field, SearchBox, Select } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import {
  COLUMNS,
  type Filter,
  STATUSES,
  type Sorting,
} from '#renderer/features/consumer/orders/order-list.ts';
import { COLUMN_LABELS } from '#renderer/features/consumer/orders/order-table.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space.s,
    [from.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
  field: { minWidth: 0 },
  whole: { gridColumn: '1 / -1', [from.md]: { gridColumn: 'auto' } },
  // Fluent's default is too narrow for this field.
  search: { maxWidth: 'none' },
  // In a wide window the table's headings sort.
  narrowOnly: { [from.md]: { display: 'none' } },
});

/** Search and filter of the orders; in a small window, which has no headings, also their sorting. */
export function OrderFilters({
  filter,
  onFilter,
  sorting,
  onSort,
}: {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();

  function chooseSorting(chosen: string): void {
    const column = COLUMNS.find((each) => chosen.startsWith(each));
    if (column !== undefined) onSort({ column, descending: chosen.endsWith('-down') });
  }

  return (
    <search className={styles.filters}>
      <Field
        size="large"
        label={t('orders.search')}
        className={mergeClasses(styles.field, styles.whole)}
      >
        <SearchBox
          value={filter.text}
          autoComplete="off"
          enterKeyHint="search"
          dismiss={{ 'aria-label': t('orders.clearSearch') }}
          className={mergeClasses(controls.control, styles.search)}
          onChange={(_, { value }) => onFilter({ ...filter, text: value })}
        />
      </Field>
      <Field size="large" label={t('orders.status')} className={styles.field}>
        <Select
          value={filter.status ?? ''}
          select={{ className: controls.select }}
          onChange={(_, { value }) => {
            const status = STATUSES.find((each) => each === value) ?? null;
            onFilter({ ...filter, status });
          }}
        >
          <option value="">{t('orders.anyStatus')}</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`orders.statuses.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        size="large"
        label={t('orders.sortBy')}
        className={mergeClasses(styles.field, styles.narrowOnly)}
      >
        <Select
          value={`${sorting.column}${sorting.descending ? '-down' : ''}`}
          select={{ className: controls.select }}
          onChange={(_, { value }) => chooseSorting(value)}
        >
          {COLUMNS.flatMap((column) => [
            <option key={column} value={column}>
              {t('orders.upwards', { column: t(COLUMN_LABELS[column]) })}
            </option>,
            <option key={`${column}-down`} value={`${column}-down`}>
              {t('orders.downwards', { column: t(COLUMN_LABELS[column]) })}
            </option>,
          ])}
        </Select>
      </Field>
    </search>
  );
}
