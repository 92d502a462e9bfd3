import { brandWith } from '#renderer/content/brand/brand.ts';
import type { Brand } from '#renderer/content/types.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** The operator's details in the page's language. */
export function useBrand(): Brand {
  return brandWith(useTranslation().language, useContent('brand'));
}
