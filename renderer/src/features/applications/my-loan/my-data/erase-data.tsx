import { useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { owedUnder } from '#contract/refusals/current-for-borrowers.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { PhoneProof } from '#renderer/features/applications/shared/phone-proof.tsx';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { JobProgress } from '#renderer/features/applications/my-loan/my-data/job-progress.tsx';
import {
  type PrivacyJob,
  stageOf,
} from '#renderer/features/applications/my-loan/my-data/privacy-jobs.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useExpectedEnd } from '#renderer/platform/context/expected-end.ts';
import { useWhenSignedOut } from '#renderer/platform/context/use-when-signed-out.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const loadDialog = async () =>
  (await import('#renderer/features/applications/my-loan/my-data/erase-dialog.tsx')).EraseDialog;

/** Erases the person, after a question, a typed word and a code. The session ends with it. */
export function EraseData({
  job,
  at,
}: {
  readonly job: PrivacyJob | null;
  /** When it was so, in milliseconds since 1970. */
  readonly at: number;
}) {
  const { t, language } = useTranslation();
  const { busy, change } = useChange();
  const showToast = useToasts();
  const [step, setStep] = useState<'idle' | 'asking' | 'proving'>('idle');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isGoing = stageOf(job, at) === 'going';
  // It may be done before anybody looks how far it is.
  const [isAsked, setAsked] = useState(false);
  const isEnding = isGoing || (isAsked && job?.state !== 'FAILED');
  useExpectedEnd(isEnding ? 'leaves' : null);
  useWhenSignedOut(() => {
    if (isEnding) showToast({ text: t('myData.eraseDone') });
  });

  async function erase(proof: string): Promise<void> {
    setStep('idle');
    setAsked(true);
    const answer = await change('erase', (requestId) => ({ requestId }), proof);
    if (answer.ok) return;
    setAsked(false);
    setOutcome(refusalOf(t, answer.failure));
  }

  if (isGoing && job !== null) {
    return (
      <JobProgress
        percent={job.progress}
        label={t('myData.eraseLabel')}
        text={t('myData.eraseGoing', { percent: job.progress })}
      />
    );
  }
  if (step === 'proving') {
    return (
      <PhoneProof
        heading={t('myData.proofHeading')}
        why={t('myData.eraseProof')}
        onProof={erase}
        onCancel={() => setStep('idle')}
      />
    );
  }
  return (
    <>
      <p>{t('myData.eraseText')}</p>
      <p>{t('myData.eraseKept')}</p>
      {job?.state === 'FAILED' && outcome === null && (
        <p role="status">
          {t('myData.eraseFailed')}
          {language === 'en' && job.reason !== null && ` ${job.reason}`}
        </p>
      )}
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button
          busy={busy || isEnding}
          onClick={() => {
            if (busy || isEnding) return;
            setOutcome(null);
            setStep('asking');
          }}
        >
          {t('myData.eraseStart')}
        </Button>
      </FormActions>
      {step === 'asking' && (
        <OpenedPart
          load={loadDialog}
          props={{ onKeep: () => setStep('idle'), onErase: () => setStep('proving') }}
        />
      )}
    </>
  );
}

function refusalOf(t: Translator['t'], failure: GatewayFailure): Outcome {
  if (failure.kind !== 'refused') return failureOutcome(t, failure);
  const owed = owedUnder.safeParse(failure.current).data;
  if (owed !== undefined && refusedAs(failure, 'money-owed', { status: 409 })) {
    return { kind: 'failure', text: t('myData.eraseOwed', owed) };
  }
  return refusedAs(failure, 'has-a-role', { status: 409 })
    ? { kind: 'failure', text: t('myData.eraseMember', { email: brand.emails.support }) }
    : failureOutcome(t, failure);
}
