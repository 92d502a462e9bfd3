import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { makeStyles } from '@griffel/react';
import type { SetFilter } from '#renderer/features/operator/queue/filters/filters-in-words.ts';
import type { QueueChoice } from '#renderer/features/operator/queue/queue-filter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  tag: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '44px',
    padding: `0.25rem ${space.s}`,
    border: `1px solid ${token.colorNeutralStroke1}`,
    borderRadius: token.borderRadiusCircular,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorNeutralForeground1,
    font: 'inherit',
    fontSize: token.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: token.colorNeutralBackground1Hover },
  },
  icon: { flexShrink: 0 },
});

/** The filters that are set, each with a way to leave it out. */
export function FilterSummary({
  filters,
  onChange,
  onClear,
}: {
  readonly filters: readonly SetFilter[];
  readonly onChange: (changed: Partial<QueueChoice>) => void;
  readonly onClear: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('queue.filters')} className={styles.row}>
      {filters.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            aria-label={t('queue.summary.remove', { filter: text })}
            className={styles.tag}
            onClick={() => onChange(without)}
          >
            {text}
            <DismissRegular aria-hidden="true" className={styles.icon} />
          </button>
        </li>
      ))}
      <li>
        <PageButton kind="subtle" onClick={onClear}>
          {t('queue.clear')}
        </PageButton>
      </li>
    </ul>
  );
}
