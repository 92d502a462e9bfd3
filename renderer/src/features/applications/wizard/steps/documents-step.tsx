import { DocumentsStep as Documents } from '#renderer/features/applications/documents/documents-step.tsx';
import { useDraftState } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { Guarantor } from '#renderer/features/applications/wizard/steps/guarantor.tsx';
import { StepLink } from '#renderer/features/applications/wizard/frame/step-link.tsx';
import {
  chosenProducts,
  documentsAsked,
} from '#renderer/features/applications/wizard/steps/review/left.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** The documents that the chosen lenders ask for, and the guarantor where one is needed. */
export function DocumentsStep() {
  const { t } = useTranslation();
  const state = useDraftState();
  const { number, version } = state.application;
  return (
    <>
      {chosenProducts(state).length === 0 ? (
        <>
          <Remark>{t('apply.documentsOf')}</Remark>
          <StepLink step="lenders">{t('apply.step.lenders')}</StepLink>
        </>
      ) : (
        <Documents number={number} version={version} kinds={documentsAsked(state)} />
      )}
      <Guarantor />
    </>
  );
}
