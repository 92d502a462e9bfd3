import { EMAIL_CODE_VALID_MINUTES } from '#domain/email-code.ts';
import type { Language } from '#domain/languages.ts';
import type { NotificationText } from '#domain/lending/notifications/notifications.ts';
import { filled } from '#domain/words/filled.ts';
import { MESSAGES } from '#domain/words/messages.ts';

/**
 * The mail with a code. `address` is the portal's. Whoever gets it may be a stranger to us, so it names nobody; the code is not
 * in the subject, which lock screens show.
 */
export function emailCodeText(
  language: Language,
  { code, address }: { readonly code: string; readonly address: string },
): NotificationText {
  const { subject, body } = MESSAGES[language].emailCode;
  const minutes = String(EMAIL_CODE_VALID_MINUTES);
  return { subject, body: filled(body, { code, minutes, address }) };
}
