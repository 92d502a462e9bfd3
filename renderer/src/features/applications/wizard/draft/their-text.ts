import { isFieldId } from '#domain/lending/sections.ts';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { type AnswerId, choiceOf } from '#renderer/features/applications/wizard/draft/fields.ts';
import { textIn } from '#renderer/features/applications/wizard/draft/values.ts';

/** What the gateway has as an answer. */
export function theirText({ sections, match, chosenProducts }: Application, id: AnswerId): string {
  if (isFieldId(id)) return textIn(sections, id);
  const ofLender = match?.matched.filter(({ lender }) => choiceOf(lender.id) === id) ?? [];
  return ofLender.find(({ product }) => chosenProducts.includes(product.id))?.product.id ?? '';
}

/** Whether an answer can still be given. What a lender no longer offers cannot be chosen. */
export const isOffered = ({ state, match }: Application, id: AnswerId, text: string): boolean =>
  isFieldId(id) ||
  text === '' ||
  (state === 'DRAFT' && match?.matched.some(({ product }) => product.id === text) === true);
