import { nameIn } from '#domain/languages.ts';
import { fieldOf, isFieldId } from '#domain/lending/sections.ts';
import { useDraftState } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { type AnswerId, choiceOf } from '#renderer/features/applications/wizard/draft/fields.ts';
import { wordsOfChoice } from '#renderer/features/applications/wizard/steps/field-controls.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** What an answer is to: a field, or a lender. */
export function nameOfAnswer(
  { t, language }: Translator,
  { match }: Application,
  id: AnswerId,
): string {
  if (isFieldId(id)) return t(`apply.field.${id}`);
  const offered = match?.matched.find(({ lender }) => choiceOf(lender.id) === id);
  return nameIn(offered?.lender.names, language) ?? '';
}

/** Returns a function that gives the text of an answer as people read it; null for an empty one. */
export function useShownText(): (id: AnswerId, text: string) => string | null {
  const { t, language } = useTranslation();
  const { match } = useDraftState().application;
  return (id, text) => {
    if (text.trim() === '') return null;
    if (!isFieldId(id)) {
      const offered = match?.matched.find(({ product }) => product.id === text);
      return nameIn(offered?.product.names, language) ?? null;
    }
    const { kind, choices } = fieldOf(id);
    if (kind === 'yes') return t('apply.review.yes');
    const choice = choices?.find((value) => value === text);
    return choice === undefined ? text : t(wordsOfChoice(choice));
  };
}
