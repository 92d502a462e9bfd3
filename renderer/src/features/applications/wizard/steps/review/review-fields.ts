import { type FieldId, type SectionName, boxInsteadOf } from '#domain/lending/sections.ts';
import type { DraftState } from '#renderer/features/applications/wizard/draft/draft.ts';
import { fieldsOf } from '#renderer/features/applications/wizard/draft/fields.ts';
import { textNow } from '#renderer/features/applications/wizard/steps/left.ts';

/** The fields of a section that the review lists. Of a field and its box, the one that is answered stands for both. */
export function fieldsInReview(section: SectionName, state: DraftState): readonly FieldId[] {
  const isEmpty = (id: FieldId) => textNow(state, id).trim() === '';
  const fields = fieldsOf(section);
  const boxes = new Set(fields.map(boxInsteadOf));
  const isAnsweredElsewhere = (id: FieldId): boolean => {
    const box = boxInsteadOf(id);
    return boxes.has(id) || (box !== null && !isEmpty(box));
  };
  return fields.filter((id) => !(isEmpty(id) && isAnsweredElsewhere(id)));
}
