import { CounterBadge } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';

const useStyles = makeStyles({
  count: { marginInlineStart: 'auto' },
  // Next to the icon above the name.
  corner: {
    position: 'absolute',
    top: '0.25rem',
    insetInlineStart: 'calc(50% + 0.5rem)',
    marginInlineStart: 0,
  },
  unseen: visuallyHidden,
});

/** How many things wait for the person, next to the name of a view: a number, and in words for screen readers. */
export function WaitingCount({
  count,
  corner = false,
}: {
  readonly count: number;
  readonly corner?: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <>
      <span className={styles.unseen}>({t('consumer.waiting', { count })})</span>
      <CounterBadge
        aria-hidden
        count={count}
        color="danger"
        size="medium"
        className={mergeClasses(styles.count, corner && styles.corner)}
      />
    </>
  );
}
