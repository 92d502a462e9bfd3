import { useRef, useState } from 'react';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { PhoneProof } from '#renderer/features/applications/shared/phone-proof.tsx';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { JobProgress } from '#renderer/features/applications/my-loan/my-data/job-progress.tsx';
import {
  type PrivacyJob,
  stageOf,
} from '#renderer/features/applications/my-loan/my-data/privacy-jobs.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { saveFile } from '#renderer/ui/files/save-file.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** The gateway accepts a proof for ten minutes; the page uses it for a little less. */
const PROOF_LASTS_MS = 9 * 60 * 1000;

type Props = {
  readonly job: PrivacyJob | null;
  /** When it was so, in milliseconds since 1970. */
  readonly at: number;
};

/** Has everything gathered that is kept about the person, and saves it as a file. */
export function ExportData(props: Props) {
  const { t } = useTranslation();
  const { host } = usePlatform();
  // A shared terminal saves no files.
  if (host?.can.savePdf === false) return <p>{t('myData.exportElsewhere')}</p>;
  return <Export {...props} />;
}

function Export({ job, at }: Props) {
  const { t, language } = useTranslation();
  const platform = usePlatform();
  const { busy, change } = useChange();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const proven = useRef<{ readonly proof: string; readonly at: number } | null>(null);
  const stage = stageOf(job, at);

  async function gather(proof: string): Promise<void> {
    const answer = await change('exportMine', (requestId) => ({ requestId }), proof);
    if (!answer.ok) setOutcome(failureOutcome(t, answer.failure));
  }

  async function fetchFile(proof: string, id: string): Promise<void> {
    const answer = await platform.call('fetchExport', { job: id }, proof);
    if (answer.ok) {
      saveFile('my-data.json', 'application/json', JSON.stringify(answer.value.data, null, 2));
      setOutcome({ kind: 'success', text: t('myData.exportSaved') });
      return;
    }
    const isGone = refusedAs(answer.failure, 'no-such-export', { status: 404 });
    setOutcome(
      isGone
        ? { kind: 'failure', text: t('myData.exportLapsed') }
        : failureOutcome(t, answer.failure),
    );
  }

  /** Continues with the button's action once the phone is verified. */
  async function goOn(proof: string): Promise<void> {
    setAsking(false);
    setOutcome(null);
    proven.current = { proof, at: Date.now() };
    await (stage === 'ready' && job !== null ? fetchFile(proof, job.id) : gather(proof));
  }

  function start(): void {
    if (busy) return;
    setOutcome(null);
    const { current } = proven;
    if (current !== null && Date.now() - current.at < PROOF_LASTS_MS) void goOn(current.proof);
    else setAsking(true);
  }

  if (asking) {
    return (
      <PhoneProof
        heading={t('myData.proofHeading')}
        why={t('myData.exportProof')}
        onProof={goOn}
        onCancel={() => setAsking(false)}
      />
    );
  }
  return (
    <>
      <p>{t('myData.exportText')}</p>
      {stage === 'ready' && job?.lapsesAt != null && (
        <p role="status">
          {t('myData.exportReady', { moment: momentInWords(new Date(job.lapsesAt), language) })}
        </p>
      )}
      {stage === 'lapsed' && <p>{t('myData.exportLapsed')}</p>}
      {stage === 'failed' && <p role="status">{t('myData.exportFailed')}</p>}
      <OutcomeMessage outcome={outcome} />
      {stage === 'going' && job !== null ? (
        <JobProgress
          percent={job.progress}
          label={t('myData.exportLabel')}
          text={t('myData.exportGoing', { percent: job.progress })}
        />
      ) : (
        <FormActions>
          <Button kind={stage === 'ready' ? 'primary' : 'secondary'} busy={busy} onClick={start}>
            {t(stage === 'ready' ? 'myData.exportFetch' : 'myData.exportStart')}
          </Button>
        </FormActions>
      )}
    </>
  );
}
