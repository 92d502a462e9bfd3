import { useState } from 'react';
import { MAX_CHECKPOINTS } from '#contract/operators/service.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';

type Report = ReplyOf<(typeof RENDERER_CALLS)['verifyAuditPart']>;

/** Has the newest checkpoints of the audit checked again on request. */
export function AuditCheck() {
  const { t } = useTranslation();
  const { call } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function check(): Promise<void> {
    if (busy) return;
    setOutcome(null);
    setBusy(true);
    const answer = await call('verifyAuditPart', { part: 'checkpoints', newest: MAX_CHECKPOINTS });
    setBusy(false);
    setOutcome(answer.ok ? outcomeOf(t, answer.value) : failureOutcome(t, answer.failure));
  }

  return (
    <>
      <p>{t('service.audit.text', { count: MAX_CHECKPOINTS })}</p>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <PageButton busy={busy} onClick={() => void check()}>
          {t(busy ? 'service.audit.checking' : 'service.audit.check')}
        </PageButton>
      </FormActions>
    </>
  );
}

function outcomeOf(t: Translator['t'], { checkpoints, problem }: Report): Outcome {
  if (problem !== null) {
    return { kind: 'failure', text: t('service.audit.broken'), quoted: problem };
  }
  if (checkpoints === 0) return { kind: 'success', text: t('service.audit.nothing') };
  return { kind: 'success', text: t('service.audit.whole', { count: checkpoints }) };
}
