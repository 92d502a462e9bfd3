import { type AnswerId, isAnswerId } from '#renderer/features/applications/wizard/draft/fields.ts';
import { canonical } from '#renderer/features/applications/wizard/draft/values.ts';

/** An answer whose value on this device the gateway has not acknowledged. */
export type Unsaved = {
  /** As it was typed. */
  readonly text: string;
  /** What the gateway had when it was changed here. */
  readonly base: string;
  /** What was sent meanwhile without an answer: the gateway may have it, and it is this device's own. */
  readonly sent: readonly string[];
};

export type UnsavedAnswers = Readonly<Partial<Record<AnswerId, Unsaved>>>;

export const answersIn = (unsaved: UnsavedAnswers): readonly AnswerId[] =>
  Object.keys(unsaved).filter(isAnswerId);

/** A field after typing; null if it equals what the gateway has. */
export function typed(
  id: AnswerId,
  theirs: string,
  before: Unsaved | undefined,
  text: string,
): Unsaved | null {
  const { base = theirs, sent = [] } = before ?? {};
  return sent.length === 0 && base === theirs && canonical(id, text) === theirs
    ? null
    : { text, base, sent };
}

/** Whether the field was changed on this device and, to something else, on another one. */
export function isConflict(id: AnswerId, theirs: string, { text, base, sent }: Unsaved): boolean {
  return theirs !== base && !sent.includes(theirs) && canonical(id, text) !== theirs;
}

/** What is left to save once the gateway has said what it has; null when it has it all. In a conflict, nothing changes. */
export function merged(id: AnswerId, theirs: string, mine: Unsaved): Unsaved | null {
  if (canonical(id, mine.text) === theirs) return null;
  return isConflict(id, theirs, mine) ? mine : { text: mine.text, base: theirs, sent: [] };
}

/** What is sent of a field: nothing while it cannot be read, or while the person has not decided a conflict. */
export function toSend(id: AnswerId, theirs: string, mine: Unsaved): string {
  return isConflict(id, theirs, mine) ? theirs : (canonical(id, mine.text) ?? '');
}

/** The field once it is on its way. */
export function whileSent(text: string, mine: Unsaved): Unsaved {
  return mine.sent.includes(text) ? mine : { ...mine, sent: [...mine.sent, text] };
}
