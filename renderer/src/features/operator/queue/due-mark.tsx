import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { ClockAlarmRegular } from '@fluentui/react-icons/svg/clock-alarm';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { makeStyles, mergeClasses } from '@griffel/react';
import { type Urgency, urgencyOf } from '#renderer/features/operator/queue/due.ts';
import { dueInWords } from '#renderer/features/operator/queue/queue-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  mark: { display: 'inline-flex', alignItems: 'center', gap: '0.375rem' },
  icon: { flexShrink: 0, fontSize: '1.25rem' },
  late: { color: token.colorPaletteRedForeground1, fontWeight: token.fontWeightSemibold },
  soon: { fontWeight: token.fontWeightSemibold },
  nothing: { color: token.colorNeutralForeground2 },
});

const ICONS = { late: WarningRegular, soon: ClockAlarmRegular, later: ClockRegular } as const;

/** By when something is promised: in words with an icon, never by colour alone. */
export function DueMark({ dueAt, at }: { readonly dueAt: number | null; readonly at: number }) {
  const styles = useStyles();
  const translator = useTranslation();
  const words = dueInWords(translator, dueAt, at);
  if (dueAt === null) return <span className={styles.nothing}>{words}</span>;
  const urgency: Urgency = urgencyOf(dueAt, at);
  const Icon = ICONS[urgency];
  return (
    <span className={mergeClasses(styles.mark, urgency !== 'later' && styles[urgency])}>
      <Icon aria-hidden="true" className={styles.icon} />
      {words}
    </span>
  );
}
