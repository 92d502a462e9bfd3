import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  remark: {
    maxWidth: '65ch',
    padding: `${space.s} ${space.m}`,
    backgroundColor: token.portalBandBackground,
    ...startEdge('4px', token.colorBrandBackground),
    borderRadius: token.borderRadiusMedium,
  },
  warning: { ...startEdge('4px', token.portalAccent) },
});

/** A note that must not be overlooked: a condition, a currency, what is not sent. */
export function Remark({
  tone = 'info',
  children,
}: {
  readonly tone?: 'info' | 'warning';
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <p className={mergeClasses(styles.remark, tone === 'warning' && styles.warning)}>{children}</p>
  );
}
