import type { Translator } from '#renderer/i18n/translator.ts';
import type { SentDocument } from '#renderer/features/applications/documents/kind-state.ts';

/** What a sent document is called. */
export function nameOf({ t }: Pick<Translator, 't'>, { fileName }: SentDocument): string {
  return fileName ?? t('documents.sent.unnamed');
}
