import type { FieldId } from '#renderer/features/applications/wizard/draft/fields.ts';
import {
  CONTROLS,
  wordsOfChoice,
} from '#renderer/features/applications/wizard/steps/field-controls.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** Returns a function that gives the text of a field as people read it; null for an empty one. */
export function useShownText(): (id: FieldId, text: string) => string | null {
  const { t } = useTranslation();
  return (id, text) => {
    const control = CONTROLS[id];
    if (text.trim() === '') return null;
    if (control.as === 'tick') return t('apply.review.yes');
    if (control.as === 'text') return text;
    const choice = control.choices.find((value) => value === text);
    return choice === undefined ? text : t(wordsOfChoice(choice));
  };
}
