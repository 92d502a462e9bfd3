import { useQuery } from '@tanstack/react-query';
import type { Language } from '#domain/languages.ts';
import type { ResubmitReason } from '#domain/lending/documents.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';

/** What the borrower sees about a document that is requested again, in their language; null until its words are loaded. */
export function useBorrowersWords(language: Language): ((reason: ResubmitReason) => string) | null {
  const { data } = useQuery({
    queryKey: ['words of documents', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () =>
      translatorOf(language, [await loadChunk(() => loadWords(language, 'documents'))]),
  });
  return data === undefined ? null : (reason) => data.t(`documents.reasons.${reason}`);
}
