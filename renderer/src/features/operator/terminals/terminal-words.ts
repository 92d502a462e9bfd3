import type { ListedTerminal } from '#contract/operators/terminals.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

const MINUTE_MS = 60_000;
const SECONDS_PER_MINUTE = 60;
const MIB_PER_GIB = 1024;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

type Words = Translator['t'];

/** Minutes, hours or days, whichever is the largest that is not none. */
export function spanInWords(t: Words, seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  if (minutes < MINUTES_PER_HOUR) return t('terminals.minutes', { count: minutes });
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  if (hours < HOURS_PER_DAY) return t('terminals.hours', { count: hours });
  return t('terminals.days', { count: Math.floor(hours / HOURS_PER_DAY) });
}

/** How a terminal is; `now` is the gateway's time. */
export function stateInWords(
  t: Words,
  { state, worries, reportedAt, enrolledAt }: ListedTerminal,
  now: number,
): string {
  if (state === 'silent') {
    const seconds = (now - Math.max(reportedAt ?? 0, enrolledAt ?? 0)) / 1000;
    return t('terminals.is.silent', { span: spanInWords(t, seconds) });
  }
  if (state !== 'attention') return t(`terminals.is.${state}`);
  return worries.map((worry) => t(`terminals.worry.${worry}`)).join('. ');
}

export const diskInWords = (t: Words, mib: number): string =>
  t('terminals.gibibytes', { amount: (mib / MIB_PER_GIB).toFixed(1) });

/** The minutes that a code may still be used for. */
export const leftInWords = (t: Words, until: number, now: number): string =>
  spanInWords(t, Math.max(0, until - now) / (MINUTE_MS / SECONDS_PER_MINUTE));
