import { daysInWords, inUnit } from '#renderer/i18n/spans-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
/** From here on in days. */
const MANY_HOURS = 48;

/** How long something took, in milliseconds: `35 minutes`, `5 hours`, `2.5 days`. */
export function spanInWords({ language }: Pick<Translator, 'language'>, span: number): string {
  if (span < AN_HOUR) {
    return inUnit('minute', Math.max(Math.round(span / A_MINUTE), 1), language);
  }
  const hours = Math.round(span / AN_HOUR);
  if (hours < MANY_HOURS) return inUnit('hour', hours, language);
  return daysInWords(Math.round((span / AN_HOUR / 24) * 10) / 10, language);
}

/** The same of working time, which has no days of 24 hours: `35 minutes`, `52.5 hours`. */
export function workingSpanInWords(translator: Pick<Translator, 'language'>, span: number): string {
  if (span < AN_HOUR) return spanInWords(translator, span);
  return inUnit('hour', Math.round((span / AN_HOUR) * 2) / 2, translator.language);
}
