/** What people read and agree to before they get messages to their phone. Each agreement is stored with these words. */
import type { Language } from '#domain/languages.ts';
import type { PhoneChannel } from '#domain/lending/notifications/channels.ts';
import type { QuietHours } from '#domain/lending/notifications/quiet-hours.ts';
import { CONSENTS } from '#domain/words/consents.ts';
import { filled } from '#domain/words/filled.ts';

/** What somebody agrees to who turns a channel on. */
export function consentWording(
  channel: PhoneChannel,
  language: Language,
  { from, to }: QuietHours,
): string {
  const words = CONSENTS[language].channel;
  const quiet = from === to ? '' : ` ${filled(words.quiet, { from, to })}`;
  return filled(words[channel], { quiet });
}
