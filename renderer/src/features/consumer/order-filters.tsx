import { makeStyles, mergeClasses } from '@griffel/react';
import { useId } from 'react';
import {
  COLUMNS,
  type Filter,
  STATUSES,
  type Sorting,
} from '#renderer/features/consumer/order-list.ts';
import { COLUMN_LABELS } from '#renderer/features/consumer/order-table.tsx';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useControlStyles } from '#renderer/ui/form/control-styles.ts';

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space.s,
    [from.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
  field: { display: 'flex', flexDirection: 'column', gap: '0.25rem', minWidth: 0 },
  label: { fontSize: token.fontSizeBase300, fontWeight: token.fontWeightSemibold },
  whole: { gridColumn: '1 / -1', [from.md]: { gridColumn: 'auto' } },
  // A wide window sorts by the headings of the table.
  narrowOnly: { [from.md]: { display: 'none' } },
});

/** What is looked for among the orders; in a small window, where there are no headings, also how they are sorted. */
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
  const id = useId();

  function chooseSorting(chosen: string): void {
    const column = COLUMNS.find((each) => chosen.startsWith(each));
    if (column !== undefined) onSort({ column, descending: chosen.endsWith('-down') });
  }

  return (
    <search className={styles.filters}>
      <div className={mergeClasses(styles.field, styles.whole)}>
        <label htmlFor={`${id}-text`} className={styles.label}>
          {t('orders.search')}
        </label>
        <input
          id={`${id}-text`}
          type="search"
          value={filter.text}
          autoComplete="off"
          enterKeyHint="search"
          className={controls.control}
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-status`} className={styles.label}>
          {t('orders.status')}
        </label>
        <select
          id={`${id}-status`}
          value={filter.status ?? ''}
          className={controls.control}
          onChange={(event) => {
            const status = STATUSES.find((each) => each === event.target.value) ?? null;
            onFilter({ ...filter, status });
          }}
        >
          <option value="">{t('orders.anyStatus')}</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`orders.statuses.${status}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={mergeClasses(styles.field, styles.narrowOnly)}>
        <label htmlFor={`${id}-sort`} className={styles.label}>
          {t('orders.sortBy')}
        </label>
        <select
          id={`${id}-sort`}
          value={`${sorting.column}${sorting.descending ? '-down' : ''}`}
          className={controls.control}
          onChange={(event) => chooseSorting(event.target.value)}
        >
          {COLUMNS.flatMap((column) => [
            <option key={column} value={column}>
              {t('orders.upwards', { column: t(COLUMN_LABELS[column]) })}
            </option>,
            <option key={`${column}-down`} value={`${column}-down`}>
              {t('orders.downwards', { column: t(COLUMN_LABELS[column]) })}
            </option>,
          ])}
        </select>
      </div>
    </search>
  );
}
