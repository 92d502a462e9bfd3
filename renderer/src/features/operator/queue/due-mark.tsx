import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { urgencyOf } from '#renderer/ui/staff/levels/due.ts';
import { dueInWords } from '#renderer/ui/staff/levels/level-words.ts';
import { UrgencyMark } from '#renderer/ui/staff/levels/urgency-mark.tsx';

const useStyles = makeStyles({ nothing: { color: token.colorNeutralForeground2 } });

/** By when something is promised. */
export function DueMark({ dueAt, at }: { readonly dueAt: number | null; readonly at: number }) {
  const styles = useStyles();
  const words = useTranslation();
  if (dueAt === null) {
    return <span className={styles.nothing}>{words.t('queue.due.nothing')}</span>;
  }
  return <UrgencyMark urgency={urgencyOf(dueAt, at)}>{dueInWords(words, dueAt, at)}</UrgencyMark>;
}
