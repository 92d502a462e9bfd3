/**
 * What notifications say. The subject, and an SMS, say only what happened, with the number; an email adds what to do. None names
 * people, lenders or amounts: messages are read on the way, and on other people's screens.
 */
import type { Language } from '#domain/languages.ts';
import type { NotificationEvent } from '#domain/lending/notifications/notification-events.ts';
import { filled } from '#domain/words/filled.ts';
import { MESSAGES } from '#domain/words/messages.ts';

export type NotificationText = { readonly subject: string; readonly body: string };

/** The email about an event, in plain text. `number` is of the application or grievance, `address` where it leads. */
export function notificationText(
  event: NotificationEvent,
  language: Language,
  { number, address }: { readonly number: string; readonly address: string },
): NotificationText {
  const { event: of, ending } = MESSAGES[language];
  const { title, text } = of[event];
  const subject = `${title} (${number})`;
  return { subject, body: `${subject}\n\n${text}\n\n${filled(ending, { address })}\n` };
}

/** The SMS about an event. `service` is who sends it, `address` where it leads. */
export const shortText = (
  event: NotificationEvent,
  language: Language,
  about: { readonly service: string; readonly number: string; readonly address: string },
): string =>
  `${about.service}: ${MESSAGES[language].event[event].title} (${about.number}). ${about.address}`;

/** Things that cannot wait for the morning: somebody else may have done them. */
const URGENT: readonly NotificationEvent[] = ['withdrawn'];

/** Whether it may be sent by phone at night. */
export const isUrgent = (event: NotificationEvent): boolean => URGENT.includes(event);
