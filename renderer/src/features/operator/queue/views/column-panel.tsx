import { makeStyles } from '@griffel/react';
import { QUEUE_COLUMNS } from '#contract/operators/views.ts';
import type { ChosenColumn } from '#renderer/features/operator/queue/queue-filter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    margin: 0,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
    backgroundColor: token.colorNeutralBackground1,
  },
  legend: { padding: 0, fontWeight: token.fontWeightSemibold },
});

/** Which columns are shown beside the number. Each takes effect immediately. */
export function ColumnPanel({
  columns,
  onChange,
}: {
  readonly columns: readonly ChosenColumn[];
  readonly onChange: (columns: readonly ChosenColumn[]) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{t('queue.columns')}</legend>
      {QUEUE_COLUMNS.map((column) => (
        <TickBox
          key={column}
          label={t(`queue.column.${column}`)}
          ticked={columns.includes(column)}
          onChange={(ticked) =>
            onChange(
              QUEUE_COLUMNS.filter((each) => (each === column ? ticked : columns.includes(each))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
