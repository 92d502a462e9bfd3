import { DATA_ITEMS } from '#domain/lending/notifications/notices.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** The kinds of data that a consent covers, in words. */
export const coveredData = ({ t, language }: Translator, items: readonly string[]): string =>
  listInWords(
    DATA_ITEMS.filter((item) => items.includes(item)).map((item) => t(`applications.data.${item}`)),
    language,
  );
