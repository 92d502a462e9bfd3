import { DocumentsStep as Documents } from '#renderer/features/applications/documents/documents-step.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useDraftState } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { Guarantor } from '#renderer/features/applications/wizard/steps/guarantor.tsx';
import { StepLink } from '#renderer/features/applications/wizard/steps/step-link.tsx';
import {
  chosenProducts,
  documentsAsked,
} from '#renderer/features/applications/wizard/steps/left.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** The documents that the chosen lenders ask for, and the guarantor where one is needed. */
export function DocumentsStep() {
  const { t } = useTranslation();
  const state = useDraftState();
  const { FilesElsewhere } = useHostParts();
  const { number, version } = state.application;
  const sent = useCallQuery('listDocuments', { number }).data?.documents ?? [];
  // Also what was sent for a lender that is not chosen any more.
  const kinds = [...new Set([...documentsAsked(state), ...sent.map(({ kind }) => kind)])];
  return (
    <>
      {chosenProducts(state).length === 0 && (
        <>
          <Remark>{t('apply.documentsOf')}</Remark>
          <StepLink step="lenders">{t('apply.step.lenders')}</StepLink>
        </>
      )}
      {/* A terminal shows the way to the own phone even before a lender is chosen. */}
      {(kinds.length > 0 || FilesElsewhere !== undefined) && (
        <Documents number={number} version={version} kinds={kinds} />
      )}
      <Guarantor />
    </>
  );
}
