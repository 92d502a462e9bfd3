import { useDraftState } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { Guarantor } from '#renderer/features/applications/wizard/steps/guarantor.tsx';
import {
  chosenProducts,
  documentsAsked,
} from '#renderer/features/applications/wizard/steps/left.ts';
import { leftInWords } from '#renderer/features/applications/wizard/steps/left-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** The documents that the chosen lenders ask for, and the guarantor where one is needed. */
export function DocumentsStep() {
  const translator = useTranslation();
  const state = useDraftState();
  const asked = documentsAsked(state);
  return (
    <>
      {chosenProducts(state).length === 0 && (
        <Remark>{translator.t('apply.document.chooseLenders')}</Remark>
      )}
      <ul>
        {asked.map((document) => (
          <li key={document}>
            {leftInWords(translator, { kind: 'document', document }, state.application)}
          </li>
        ))}
      </ul>
      <Guarantor />
    </>
  );
}
