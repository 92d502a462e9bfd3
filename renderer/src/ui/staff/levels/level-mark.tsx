import { UrgencyMark } from '#renderer/ui/staff/levels/urgency-mark.tsx';
import { type Level, levelInWords } from '#renderer/ui/staff/levels/level-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

const URGENCIES = { late: 'late', soon: 'soon', 'in-time': 'later', paused: 'later' } as const;

/** The next step to take, with its time frame; nothing where it has none. */
export function LevelMark({ level, at }: { readonly level: Level; readonly at: number }) {
  const words = levelInWords(useTranslation(), level, at);
  if (level === null || level.is === 'none' || words === null) return null;
  return <UrgencyMark urgency={URGENCIES[level.is]}>{words}</UrgencyMark>;
}
