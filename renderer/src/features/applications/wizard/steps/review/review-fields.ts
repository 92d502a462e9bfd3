import type { SectionName } from '#domain/lending/sections.ts';
import type { DraftState } from '#renderer/features/applications/wizard/draft/draft.ts';
import { type FieldId, fieldsOf } from '#renderer/features/applications/wizard/draft/fields.ts';
import { textNow } from '#renderer/features/applications/wizard/steps/left.ts';

/**
 * The fields of a section that the review lists. A PAN and 'I have no PAN' answer the same question: the one that is
 * answered stands for both.
 */
export function fieldsInReview(section: SectionName, state: DraftState): readonly FieldId[] {
  const isEmpty = (id: FieldId) => textNow(state, id).trim() === '';
  const isAnsweredElsewhere = (id: FieldId): boolean =>
    id === 'identity.hasNoPan' || (id === 'identity.pan' && !isEmpty('identity.hasNoPan'));
  return fieldsOf(section).filter((id) => !(isEmpty(id) && isAnsweredElsewhere(id)));
}
