import { useState } from 'react';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { Asked } from '#renderer/features/applications/guarantor/asked.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { PhoneProof } from '#renderer/features/applications/shared/phone-proof.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const sending = async () =>
  (await import('#renderer/features/applications/guarantor/sent-documents.tsx')).SentDocuments;
const AREAS: readonly Area[] = ['documents', 'answers'];

/** The documents that only the guarantor sends: after the consent that names them, and a code to the guarantor's phone. */
export function OwnDocuments({
  token,
  asked: { state, documents, mustAgreeAgain },
  pass,
  onPass,
  onEnd,
}: {
  readonly token: string;
  readonly asked: Asked;
  /** null before a code was entered. */
  readonly pass: string | null;
  readonly onPass: (pass: string) => void;
  /** The pass has ended. */
  readonly onEnd: () => void;
}) {
  const { t } = useTranslation();
  const { host } = usePlatform();
  if (documents.length === 0 || state === 'WITHDRAWN') return null;
  return (
    <Section heading={t('guarantor.documents.heading')}>
      <p>{t('guarantor.documents.text', { count: documents.length })}</p>
      {content()}
    </Section>
  );

  function content() {
    if (state !== 'CONSENTED' || mustAgreeAgain)
      return <p>{t('guarantor.documents.agreeFirst')}</p>;
    // A showroom's computer or a terminal is nobody's own.
    if (host !== null) return <p>{t('guarantor.documents.onPhone')}</p>;
    if (pass === null) return <OpenWithCode token={token} onPass={onPass} />;
    return (
      <LazyPart key={pass} load={sending} areas={AREAS} props={{ pass, kinds: documents, onEnd }} />
    );
  }
}

function OpenWithCode({
  token,
  onPass,
}: {
  readonly token: string;
  readonly onPass: (pass: string) => void;
}) {
  const { t } = useTranslation();
  const { call } = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function open(proof: string): Promise<void> {
    const opened = await call('openAsGuarantor', { token }, proof);
    setAsking(false);
    if (opened.ok) return onPass(opened.value.pass);
    const isOther = refusedAs(opened.failure, 'fresh-code-needed', { status: 403 });
    setOutcome(
      isOther
        ? { kind: 'failure', text: t('guarantor.wrongNumber') }
        : failureOutcome(t, opened.failure),
    );
  }
  if (isAsking) {
    return (
      <PhoneProof
        heading={t('guarantor.documents.proof')}
        why={t('guarantor.documents.why')}
        mobileNumber=""
        onProof={open}
        onCancel={() => setAsking(false)}
      />
    );
  }
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      <p>{t('guarantor.documents.why')}</p>
      <FormActions>
        <Button
          kind="primary"
          onClick={() => {
            setOutcome(null);
            setAsking(true);
          }}
        >
          {t('guarantor.documents.open')}
        </Button>
      </FormActions>
    </>
  );
}
