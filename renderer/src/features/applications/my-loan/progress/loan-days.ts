import { indianDayOf } from '#domain/days.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** The day in India of a moment, in words. */
export const dayOf = ({ language }: Translator, at: number): string =>
  dayInWords(indianDayOf(at), language);

/** The last day of a time that ends at a moment: one that ends at midnight ends on the day before. */
export const lastDayOf = (translator: Translator, until: number): string =>
  dayOf(translator, until - 1);
