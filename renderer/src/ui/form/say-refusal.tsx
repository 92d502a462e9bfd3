import type { ReactNode } from 'react';
import type { Language } from '#domain/languages.ts';
import { loadRefusals } from '#renderer/i18n/refusal-files.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { InItsOwnWords } from '#renderer/ui/form/own-words.tsx';

/** What the code says, or the gateway's own words for a code that has none here, such as one of a later release. */
export async function sayRefusal(
  language: Language,
  code: string,
  message: string | undefined,
): Promise<ReactNode> {
  const { t, isKey } = translatorOf(language, [await loadRefusals(language)]);
  const key = `refusal.${code}`;
  if (isKey(key)) return ` ${t(key)}`;
  return <InItsOwnWords message={message} />;
}
