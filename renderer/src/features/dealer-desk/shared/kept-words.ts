import type { Keeping, KeptOn } from '#renderer/features/dealer-desk/shared/kept.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

/** Says where something was saved that could not be sent, and when it will be. */
export const keptText = (t: Translator['t'], keptOn: KeptOn): string =>
  t(keptOn === 'disk' ? 'kept.saved' : 'kept.savedInMemory');

/** Why something could not even be kept on this computer, and what to do. */
export function notKeptOutcome(
  t: Translator['t'],
  { why }: Extract<Keeping, { readonly kind: 'not-kept' }>,
): Outcome {
  return { kind: 'failure', text: t(why === 'full' ? 'kept.full' : 'kept.noRoom') };
}
