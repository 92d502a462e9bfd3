import { brandIn } from '#renderer/content/brand/words/words.ts';
import type { Brand } from '#renderer/content/types.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** The operator's details in the page's language. */
export function useBrand(): Brand {
  return brandIn(useTranslation().language);
}
