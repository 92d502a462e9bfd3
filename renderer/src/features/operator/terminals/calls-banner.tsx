import { makeStyles } from '@griffel/react';
import type { ShownCall } from '#renderer/features/operator/terminals/use-staff-calls.ts';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  banner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.xs} ${space.m}`,
    border: `1px solid ${token.colorNeutralStroke1}`,
    ...startEdge('4px', token.portalAccent),
    borderRadius: token.borderRadiusMedium,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: token.colorBrandForegroundLink,
    fontWeight: token.fontWeightSemibold,
  },
});

/** Says on every page of the console that a visitor calls, with the way to the list; announced as it appears. */
export function CallsBanner({
  waiting,
  isAtTerminals,
}: {
  readonly waiting: readonly ShownCall[];
  readonly isAtTerminals: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [first] = waiting;
  return (
    <div role="status">
      {first !== undefined && (
        <div className={styles.banner}>
          <span>
            {t('operator.calls', {
              count: waiting.length,
              name: first.name,
              branch: first.branch,
            })}
          </span>
          {!isAtTerminals && (
            <a href={fragmentOf({ view: 'terminals' })} className={styles.link}>
              {t('operator.toCalls')}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
