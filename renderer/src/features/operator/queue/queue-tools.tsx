import { makeStyles } from '@griffel/react';
import { QUEUE_ORDERS, CLAIMED_BY } from '#contract/operators/review.ts';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import type { QueueChoice } from '#renderer/features/operator/queue/queue-filter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.m },
  field: { flex: '1 1 11rem', minWidth: 0, maxWidth: '22rem' },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    marginInlineStart: 'auto',
    // In one row with fields, level with the inputs below their labels.
    [from.xl]: { marginTop: '1.625rem' },
  },
});

/** What is used most: the order, and whose the applications are. */
export function QueueTools({
  choice,
  countOfFilters: count,
  open,
  onChange,
  onPanel,
  onExport,
}: {
  readonly choice: QueueChoice;
  readonly countOfFilters: number;
  /** Which of the two panels is shown. */
  readonly open: 'filters' | 'columns' | null;
  readonly onChange: (changed: Partial<QueueChoice>) => void;
  readonly onPanel: (name: 'filters' | 'columns') => void;
  readonly onExport: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div role="search" className={styles.tools}>
      <div className={styles.field}>
        <ChoiceField
          label={t('queue.order')}
          value={choice.order}
          options={QUEUE_ORDERS.toReversed().map((value) => ({
            value,
            label: t(`queue.orderBy.${value}`),
          }))}
          onChange={(order) => onChange({ order })}
        />
      </div>
      <div className={styles.field}>
        <ChoiceField
          label={t('queue.filterBy.claim')}
          value={choice.claimed ?? 'all'}
          options={[
            { value: 'all', label: t('queue.any') },
            ...CLAIMED_BY.map((value) => ({ value, label: t(`queue.by.${value}`) })),
          ]}
          onChange={(claimed) => onChange({ claimed: claimed === 'all' ? null : claimed })}
        />
      </div>
      <div className={styles.buttons}>
        <PageButton
          letter={LETTERS.queue.filters}
          aria-expanded={open === 'filters'}
          onClick={() => onPanel('filters')}
        >
          {count === 0 ? t('queue.filters') : t('queue.filtersSet', { count })}
        </PageButton>
        <PageButton aria-expanded={open === 'columns'} onClick={() => onPanel('columns')}>
          {t('queue.columns')}
        </PageButton>
        <IfMay call="exportApplications">
          <PageButton letter={LETTERS.queue.export} onClick={onExport}>
            {t('queue.export')}
          </PageButton>
        </IfMay>
      </div>
    </div>
  );
}
