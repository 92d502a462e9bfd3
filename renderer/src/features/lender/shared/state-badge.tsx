import { Badge, type BadgeProps } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { WaitsFor } from '#domain/lending/lender-acts.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  // Long words in a narrow column break instead of being cut off.
  badge: {
    height: 'auto',
    minHeight: '24px',
    padding: '0.125rem 0.5rem',
    borderRadius: token.borderRadiusMedium,
    lineHeight: '1.3',
    whiteSpace: 'normal',
    textAlign: 'start',
  },
});

const LOOK: Readonly<Record<WaitsFor | 'nobody', Pick<BadgeProps, 'appearance' | 'color'>>> = {
  lender: { appearance: 'filled', color: 'brand' },
  borrower: { appearance: 'tint', color: 'informative' },
  dealer: { appearance: 'tint', color: 'informative' },
  nobody: { appearance: 'outline', color: 'informative' },
};

/** How far a case is; it is highlighted where the lender has to act. */
export function StateBadge({
  waitsFor,
  text,
}: {
  readonly waitsFor: WaitsFor | null;
  readonly text: string;
}) {
  return (
    <Badge {...LOOK[waitsFor ?? 'nobody']} size="large" className={useStyles().badge}>
      {text}
    </Badge>
  );
}
