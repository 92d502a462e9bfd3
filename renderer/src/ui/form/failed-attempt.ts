import type { PlainKey } from '#renderer/i18n/words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

/** The reason first, which says what to do, then the catalogue's one message for all such failures. */
export const failedAttempt = (t: Translator['t'], reason: PlainKey): Outcome => ({
  kind: 'failure',
  text: t(reason),
  advice: t('errors.exception'),
});
