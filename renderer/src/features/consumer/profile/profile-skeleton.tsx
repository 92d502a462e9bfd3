import { Card, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useCardStyles } from '#renderer/features/consumer/shared/card-styles.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';

const ROWS = ['user ID', 'first name', 'last name', 'email', 'mobile number', 'category'];

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: space.m, paddingBottom: space.l },
  rows: {
    display: 'grid',
    gap: space.l,
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Placeholder of the profile card while it loads. */
export function ProfileSkeleton() {
  const styles = useStyles();
  const cards = useCardStyles();
  const { t } = useTranslation();
  return (
    <Card className={cards.card}>
      <Skeleton aria-label={t('shell.working')}>
        <div className={styles.head}>
          <SkeletonItem shape="circle" size={56} />
          <SkeletonItem size={24} />
        </div>
        <div className={styles.rows}>
          {ROWS.map((row) => (
            <SkeletonItem key={row} size={40} />
          ))}
        </div>
      </Skeleton>
    </Card>
  );
}
