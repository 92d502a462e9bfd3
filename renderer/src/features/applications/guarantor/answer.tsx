import { useRef, useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { Asked } from '#renderer/features/applications/guarantor/asked.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { PhoneProof } from '#renderer/features/applications/shared/phone-proof.tsx';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

type Doing = 'agree' | 'decline' | 'withdraw';

const WAYS: Readonly<Record<Asked['state'], readonly Doing[]>> = {
  INVITED: ['agree', 'decline'],
  CONSENTED: ['withdraw'],
  WITHDRAWN: ['agree'],
};

/** What the guarantor can do now: once the application was sent, a consent is withdrawn elsewhere. */
function waysOf({ state, mustAgreeAgain, isSubmitted }: Asked): readonly Doing[] {
  const ways = WAYS[state].filter((way) => way !== 'withdraw' || !isSubmitted);
  return mustAgreeAgain ? ['agree', ...ways] : ways;
}

function stateOf({ state, mustAgreeAgain, isSubmitted }: Asked) {
  if (state !== 'CONSENTED') return state;
  if (mustAgreeAgain) return 'MORE';
  return isSubmitted ? 'SENT' : state;
}

function refusal(t: Translator['t'], failure: GatewayFailure): Outcome {
  if (refusedAs(failure, 'fresh-code-needed', { status: 403 })) {
    return { kind: 'failure', text: t('guarantor.wrongNumber') };
  }
  if (refusedAs(failure, 'notice-changed', { status: 409 })) {
    return { kind: 'failure', text: t('guarantor.changed') };
  }
  return failureOutcome(t, failure);
}

/** Agreeing, declining and withdrawing: each with a code to the number that the borrower named. */
export function Answer({
  token,
  asked,
  onPass,
}: {
  readonly token: string;
  readonly asked: Asked;
  /** The code opens the sending of documents as well. */
  readonly onPass: (pass: string) => void;
}) {
  const { t, language } = useTranslation();
  const { change } = useChange();
  const { call } = usePlatform();
  const { state, notice } = asked;
  // The button that was pressed is gone then.
  const standing = useRef<HTMLParagraphElement>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function close(): void {
    setDoing(null);
    standing.current?.focus();
  }
  async function answer(isAgreed: boolean, proof: string): Promise<void> {
    const answered = isAgreed
      ? await change(
          'consentAsGuarantor',
          (requestId) => ({ requestId, token, noticeHash: notice.hash, language }),
          proof,
        )
      : await change('withdrawAsGuarantor', (requestId) => ({ requestId, token }), proof);
    if (isAgreed && answered.ok && asked.documents.length > 0) {
      const opened = await call('openAsGuarantor', { token }, proof);
      if (opened.ok) onPass(opened.value.pass);
    }
    close();
    setOutcome(
      answered.ok
        ? { kind: 'success', text: t(`guarantor.done.${answered.value.state}`) }
        : refusal(t, answered.failure),
    );
  }

  return (
    <Section heading={t('guarantor.answerHeading')}>
      <p ref={standing} tabIndex={-1}>
        {t(`guarantor.state.${stateOf(asked)}`)}
      </p>
      <OutcomeMessage outcome={outcome} />
      {doing === null ? (
        <FormActions>
          {waysOf(asked).map((way) => (
            <Button
              key={way}
              kind={
                way === 'agree' && (state === 'INVITED' || asked.mustAgreeAgain)
                  ? 'primary'
                  : 'secondary'
              }
              onClick={() => {
                setOutcome(null);
                setDoing(way);
              }}
            >
              {t(`guarantor.${way}`)}
            </Button>
          ))}
        </FormActions>
      ) : (
        <PhoneProof
          heading={t(`guarantor.proof.${doing}`)}
          why={t('guarantor.proof.why')}
          mobileNumber=""
          onProof={(proof) => answer(doing === 'agree', proof)}
          onCancel={close}
        />
      )}
    </Section>
  );
}
