import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { isOpenState } from '#renderer/features/applications/wizard/draft/open-draft.ts';
import { ClosedApplication } from '#renderer/features/applications/wizard/entry/ways-on.tsx';
import {
  Corrections,
  sectionsAskedOf,
} from '#renderer/features/applications/wizard/frame/corrections.tsx';
import { Progress } from '#renderer/features/applications/wizard/frame/progress.tsx';
import { StepPage } from '#renderer/features/applications/wizard/frame/step-page.tsx';
import { dealerChoice } from '#renderer/features/applications/wizard/steps/field-control.tsx';
import {
  type Left,
  readyIn,
  stepOf,
  whatIsLeft,
} from '#renderer/features/applications/wizard/steps/left.ts';
import { LendersStep } from '#renderer/features/applications/wizard/steps/lenders/lenders-step.tsx';
import { SectionStep } from '#renderer/features/applications/wizard/steps/section-step.tsx';
import {
  isSection,
  type Step,
  stepAt,
} from '#renderer/features/applications/wizard/steps/steps.ts';
import { useFreshMatch } from '#renderer/features/applications/wizard/steps/lenders/use-fresh-match.ts';
import { useEdition } from '#renderer/i18n/edition/edition-context.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const consentsStep = async () =>
  (await import('#renderer/features/applications/wizard/steps/consents-step.tsx')).ConsentsStep;
const documentsStep = async () =>
  (await import('#renderer/features/applications/wizard/steps/documents-step.tsx')).DocumentsStep;
const DOCUMENT_AREAS: readonly Area[] = ['documents'];
const review = async () =>
  (await import('#renderer/features/applications/wizard/steps/review/review-step.tsx')).ReviewStep;
const send = async () =>
  (await import('#renderer/features/applications/wizard/steps/send-step.tsx')).SendStep;
const receipt = async () =>
  (await import('#renderer/features/applications/wizard/receipt.tsx')).Receipt;

/**
 * The steps of an open application, opened at the first that is not finished; once it was sent, its receipt; once it is
 * closed, how it ended.
 */
export function Wizard() {
  const { t } = useTranslation();
  const state = useDraftState();
  const { forget } = useOpenDraft();
  const { hash, search, state: link } = useLocation();
  const step = stepAt(hash);
  const isSent = state.application.state !== 'DRAFT';
  const asked = sectionsAskedOf(state.application);
  useEffect(() => {
    if (isSent && !isOpenState(state.application)) forget();
  }, [isSent, state.application, forget]);
  useStepsAhead();
  const { number } = state.application;
  const listed = useCallQuery('listDocuments', { number }, { enabled: !isSent });
  const fresh = useFreshMatch(step);

  if (isSent && asked.length > 0) return <Corrections asked={asked} />;
  if (state.application.state === 'CLOSED') {
    return <ClosedApplication application={state.application} />;
  }
  if (isSent) return <LazyPart load={receipt} props={{ application: state.application }} />;
  const left = whatIsLeft(state, listed.data === undefined ? null : readyIn(listed.data));
  if (step === undefined) {
    const [first] = left;
    if (first === undefined && listed.isPending) return <p role="status">{t('apply.opening')}</p>;
    const last = listed.isError ? 'documents' : 'review';
    const unfinished = first === undefined ? last : stepOf(first);
    return <Navigate replace to={{ search, hash: unfinished }} state={link} />;
  }
  return (
    <>
      <Progress step={step} left={left} knowsDocuments={listed.data !== undefined} />
      <StepPage key={step} step={step} left={left}>
        {contentOf(step, left, fresh)}
      </StepPage>
    </>
  );
}

/** Fetches the later steps ahead, so that people can continue if the connection is lost by then. */
function useStepsAhead(): void {
  const { withAreas } = useEdition();
  useEffect(() => {
    const ahead = [
      consentsStep(),
      dealerChoice(),
      review(),
      send(),
      withAreas?.(DOCUMENT_AREAS) ?? Promise.resolve(),
    ];
    // What does not load now is fetched when it is opened.
    void Promise.allSettled(ahead);
  }, [withAreas]);
}

function contentOf(
  step: Step,
  left: readonly Left[],
  fresh: ReturnType<typeof useFreshMatch>,
): ReactNode {
  if (isSection(step)) return <SectionStep section={step} />;
  switch (step) {
    case 'lenders':
      return <LendersStep fresh={fresh} />;
    case 'consents':
      return <LazyPart load={consentsStep} props={{}} />;
    case 'documents':
      return <LazyPart load={documentsStep} props={{}} areas={DOCUMENT_AREAS} />;
    case 'review':
      return <LazyPart load={review} props={{ left, fresh }} areas={DOCUMENT_AREAS} />;
    case 'send':
      return <LazyPart load={send} props={{ left }} areas={DOCUMENT_AREAS} />;
  }
}
