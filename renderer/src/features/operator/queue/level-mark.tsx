import type { QueuedApplication } from '#renderer/features/operator/queue/queue-filter.ts';
import { UrgencyMark } from '#renderer/features/operator/queue/due-mark.tsx';
import { levelInWords } from '#renderer/features/operator/queue/queue-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

const URGENCIES = { late: 'late', soon: 'soon', 'in-time': 'later', paused: 'later' } as const;

/** The step that is to be taken next, with its time frame; nothing where it has none. */
export function LevelMark({
  level,
  at,
}: {
  readonly level: QueuedApplication['level'];
  readonly at: number;
}) {
  const words = levelInWords(useTranslation(), level, at);
  if (level === null || level.is === 'none' || words === null) return null;
  return <UrgencyMark urgency={URGENCIES[level.is]}>{words}</UrgencyMark>;
}
