import {
  FIELD_IDS,
  type SectionName,
  fieldOf,
  isTickedInstead,
  valueIn,
} from '#domain/lending/sections.ts';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { answerInWords, labelOf } from '#renderer/ui/staff/answers.ts';

type Content = NonNullable<Reviewed['content']>;

/** What a section says, field by field, in words. A box that is ticked instead of a field is said in the field's place. */
export const answersOf = (
  translator: Translator,
  sections: Content['sections'],
  section: SectionName,
): readonly (readonly [label: string, value: string])[] =>
  FIELD_IDS.filter((id) => fieldOf(id).section === section && fieldOf(id).kind !== 'yes').map(
    (id) => {
      const { t } = translator;
      const answer = isTickedInstead(sections, id)
        ? t('review.noPan')
        : answerInWords(translator, id, valueIn(sections, id));
      return [labelOf(translator, id), answer ?? t('review.empty')];
    },
  );
