import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { ClockAlarmRegular } from '@fluentui/react-icons/svg/clock-alarm';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { Urgency } from '#renderer/ui/staff/levels/due.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  mark: { display: 'inline-flex', alignItems: 'center', gap: '0.375rem' },
  icon: { flexShrink: 0, fontSize: '1.25rem' },
  late: { color: token.colorPaletteRedForeground1, fontWeight: token.fontWeightSemibold },
  soon: { fontWeight: token.fontWeightSemibold },
});

const ICONS = { late: WarningRegular, soon: ClockAlarmRegular, later: ClockRegular } as const;

/** Words with an icon that says how urgent it is, never by colour alone. */
export function UrgencyMark({
  urgency,
  children,
}: {
  readonly urgency: Urgency;
  readonly children: string;
}) {
  const styles = useStyles();
  const Icon = ICONS[urgency];
  return (
    <span className={mergeClasses(styles.mark, urgency !== 'later' && styles[urgency])}>
      <Icon aria-hidden="true" className={styles.icon} />
      {children}
    </span>
  );
}
