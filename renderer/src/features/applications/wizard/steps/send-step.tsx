import { useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { whatIsMissing } from '#contract/refusals/current-for-borrowers.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { PhoneProof } from '#renderer/features/applications/shared/phone-proof.tsx';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import {
  chosenProducts,
  type Left,
  leftFrom,
} from '#renderer/features/applications/wizard/steps/left.ts';
import { LeftList } from '#renderer/features/applications/wizard/steps/review/left-list.tsx';
import { sendApplication } from '#renderer/features/applications/wizard/steps/send-application.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { nameIn } from '#domain/languages.ts';

/** Confirms the consents to the lenders with a code and sends the application. */
export function SendStep({ left }: { readonly left: readonly Left[] }) {
  const { t, language } = useTranslation();
  const { call } = usePlatform();
  const draft = useOpenDraft();
  const state = useDraftState();
  const [isProving, setProving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [refused, setRefused] = useState<readonly Left[]>([]);
  const names = chosenProducts(state).map(({ lender }) => nameIn(lender.names, language));

  async function send(proof: string): Promise<void> {
    setBusy(true);
    setOutcome(null);
    setRefused([]);
    const answer = await sendApplication(draft, call, proof);
    setBusy(false);
    setProving(false);
    if (answer.ok) return;
    const missing = missingIn(answer.failure);
    setRefused(missing);
    setOutcome(
      refusedAs(answer.failure, 'match-changed', { status: 409, naming: 'isMatchStale' })
        ? { kind: 'failure', text: t('apply.send.changed') }
        : {
            ...failureOutcome(t, answer.failure),
            text: `${t('apply.send.refused')} ${failureOutcome(t, answer.failure).text}`,
          },
    );
  }

  if (left.length > 0) {
    return (
      <>
        <Remark tone="warning">{t('apply.send.notYet')}</Remark>
        <LeftList left={left} />
      </>
    );
  }
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      {refused.length > 0 && (
        <div>
          <p>{t('apply.send.missing')}</p>
          <LeftList left={refused} />
        </div>
      )}
      {isProving ? (
        <PhoneProof
          level="h2"
          heading={t('apply.send.heading')}
          why={t('apply.send.why')}
          onProof={send}
          onCancel={() => setProving(false)}
        />
      ) : (
        <>
          <p>{t('apply.send.ready', { names: listInWords(names, language) })}</p>
          <FormActions>
            <Button kind="accent" busy={isBusy} onClick={() => setProving(true)}>
              {t('apply.send.start')}
            </Button>
          </FormActions>
        </>
      )}
      {isBusy && <p role="status">{t('apply.send.sending')}</p>}
    </>
  );
}

/** What the gateway lists as missing. */
function missingIn(failure: GatewayFailure): readonly Left[] {
  const listed =
    failure.kind === 'invalid'
      ? failure.fields
      : failure.kind === 'refused'
        ? whatIsMissing.safeParse(failure.current).data?.missing
        : undefined;
  return (listed ?? []).flatMap((code) => leftFrom(code) ?? []);
}
