import { type InStaffLanguages, type Language, nameIn } from '#domain/languages.ts';
import type { NotificationEvent } from '#domain/lending/notifications/notification-events.ts';
import { messages as english } from '#domain/words/en/messages.ts';
import { messages as hindi } from '#domain/words/hi/messages.ts';
import type { WordsLike } from '#domain/words/words-like.ts';

const EVENTS: InStaffLanguages<WordsLike<(typeof english)['event']>> = {
  en: english.event,
  hi: hindi.event,
};

/** What happened, and what it means for the borrower, without a number or a greeting, as staff read it. */
export const eventForStaff = (event: NotificationEvent, language: Language) =>
  nameIn(EVENTS, language)[event];
