import type { Translator } from '#renderer/i18n/translator.ts';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
/** From here on in days. */
const MANY_HOURS = 48;

/** How long something took, in milliseconds: `35 minutes`, `5 hours`, `2.5 days`. */
export function spanInWords({ t }: Pick<Translator, 't'>, span: number): string {
  if (span < AN_HOUR) {
    return t('dashboard.span.minutes', { count: Math.max(Math.round(span / A_MINUTE), 1) });
  }
  const hours = Math.round(span / AN_HOUR);
  if (hours < MANY_HOURS) return t('dashboard.span.hours', { count: hours });
  return t('dashboard.span.days', { count: Math.round((span / AN_HOUR / 24) * 10) / 10 });
}

/** The same of working time, which has no days of 24 hours: `35 minutes`, `52.5 hours`. */
export function workingSpanInWords({ t }: Pick<Translator, 't'>, span: number): string {
  if (span < AN_HOUR) return spanInWords({ t }, span);
  return t('dashboard.span.hours', { count: Math.round((span / AN_HOUR) * 2) / 2 });
}
