import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  remark: {
    maxWidth: '65ch',
    padding: `${space.s} ${space.m}`,
    backgroundColor: token.portalBandBackground,
    borderLeft: `4px solid ${token.colorBrandBackground}`,
    borderRadius: token.borderRadiusMedium,
  },
  weighty: { borderLeft: `4px solid ${token.portalAccent}` },
});

/** A remark that must not be overlooked: a condition, a currency, what is not sent. */
export function Remark({
  weighty = false,
  children,
}: {
  readonly weighty?: boolean;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return <p className={mergeClasses(styles.remark, weighty && styles.weighty)}>{children}</p>;
}
