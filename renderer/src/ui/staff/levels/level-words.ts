import type { LevelClass, ServiceStep } from '#domain/lending/service-levels.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { type Span, spanOf } from '#renderer/ui/staff/levels/due.ts';

type Words = Pick<Translator, 't'>;

/** The next step to take, against its time frame; null where there is none. */
export type Level = {
  readonly step: ServiceStep;
  readonly is: LevelClass;
  readonly dueAt: number | null;
} | null;

const DUE = { minutes: 'inMinutes', hours: 'inHours', days: 'inDays' } as const satisfies ByUnit;
const LATE = {
  minutes: 'lateMinutes',
  hours: 'lateHours',
  days: 'lateDays',
} as const satisfies ByUnit;
type ByUnit = Readonly<Record<Span['unit'], string>>;

/** `due in 5 hours`, `overdue by 2 days`. */
export function dueInWords({ t }: Words, dueAt: number, at: number): string {
  const { unit, count } = spanOf(dueAt - at);
  return t(`due.${dueAt <= at ? LATE[unit] : DUE[unit]}`, { count });
}

/** `To decide: due in 5 hours`; null where no step has a time frame. */
export function levelInWords(words: Words, level: Level, at: number): string | null {
  if (level === null || level.is === 'none') return null;
  const step = words.t(`level.step.${level.step}`);
  if (level.dueAt === null) return words.t('level.paused', { step });
  return words.t('level.due', { step, due: dueInWords(words, level.dueAt, at) });
}
