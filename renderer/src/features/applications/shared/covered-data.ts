import { DATA_ITEMS } from '#domain/lending/notifications/notices.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** The kinds of data that a consent covers, in words. */
export const coveredData = ({ t }: Translator, items: readonly string[]): string =>
  DATA_ITEMS.filter((item) => items.includes(item))
    .map((item) => t(`applications.data.${item}`))
    .join(', ');
