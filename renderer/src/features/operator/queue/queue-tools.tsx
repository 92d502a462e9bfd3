import { makeStyles } from '@griffel/react';
import { QUEUE_ORDERS } from '#contract/operators/review.ts';
import { FindApplication } from '#renderer/features/operator/queue/find-application.tsx';
import type { QueueChoice } from '#renderer/features/operator/queue/queue-filter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.m },
  find: { flex: '1 1 17rem', minWidth: 0, maxWidth: '20rem' },
  field: { flex: '1 1 11rem', minWidth: 0, maxWidth: '22rem' },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    marginLeft: 'auto',
    // In one row with fields, level with the inputs below their labels.
    [from.xl]: { marginTop: '1.625rem' },
  },
});

const CLAIMED = ['by-me', 'by-nobody', 'by-somebody'] as const;

/** What is used most: a number to go to, the order, and whose the applications are. */
export function QueueTools({
  choice,
  countOfFilters: count,
  isOpen,
  onChange,
  onPanel,
  onExport,
}: {
  readonly choice: QueueChoice;
  readonly countOfFilters: number;
  /** Whether the further filters are shown. */
  readonly isOpen: boolean;
  readonly onChange: (changed: Partial<QueueChoice>) => void;
  readonly onPanel: () => void;
  readonly onExport: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div role="search" className={styles.tools}>
      <div className={styles.find}>
        <FindApplication />
      </div>
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
            ...CLAIMED.map((value) => ({ value, label: t(`queue.by.${value}`) })),
          ]}
          onChange={(claimed) => onChange({ claimed: claimed === 'all' ? null : claimed })}
        />
      </div>
      <div className={styles.buttons}>
        <Button aria-expanded={isOpen} onClick={onPanel}>
          {count === 0 ? t('queue.filters') : t('queue.filtersSet', { count })}
        </Button>
        <Button onClick={onExport}>{t('queue.export')}</Button>
      </div>
    </div>
  );
}
