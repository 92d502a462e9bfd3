import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type ShownInvitation,
  acceptInvitation,
} from '#renderer/features/applications/invited/accept.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { InvitationFacts } from '#renderer/features/applications/invited/invitation-facts.tsx';
import {
  knownFrom,
  questionsOf,
} from '#renderer/features/applications/invited/invited-questions.ts';
import { questionRules } from '#renderer/features/applications/matching/question-rules.ts';
import { Questions } from '#renderer/features/applications/matching/questions.tsx';
import {
  type TypedQuestions,
  inputOf,
} from '#renderer/features/applications/matching/typed-questions.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { matchToQuery } from '#renderer/features/applications/shared/match-query.ts';
import { PhoneProof } from '#renderer/features/applications/shared/phone-proof.tsx';
import { requestIds } from '#renderer/features/applications/wizard/draft/request-ids.ts';
import {
  forgetMatch,
  keepMatch,
  storedMatch,
} from '#renderer/features/applications/wizard/entry/stored-match.ts';
import type { SignIn } from '#renderer/features/applications/wizard/entry/sign-in-here.tsx';
import type { Started } from '#renderer/features/applications/wizard/entry/start-application.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { UnreviewedNote } from '#renderer/ui/text/unreviewed-note.tsx';
import { ConsentRow } from '#renderer/features/applications/shared/consent-row.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.l },
  title: { outlineStyle: 'none' },
});

/** People sign in on the page; a person who leaves it to sign in returns to it. */
const IN_PLACE = { onSignedIn: () => undefined, from: '/apply' } as const;

type Step = 'asking' | 'signing-in' | 'proving';

/** Who invites and to what, what is still to be asked, the choice to share the status, and the sign-in. */
export function Invitation({
  token,
  invitation,
  signIn,
  onAccepted,
  onOutdated,
}: {
  readonly token: string;
  readonly invitation: ShownInvitation;
  readonly signIn: SignIn;
  readonly onAccepted: (started: Started) => void;
  readonly onOutdated: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { call } = usePlatform();
  const { userId } = useSession();
  const [ids] = useState(requestIds);
  const [step, setStep] = useState<Step>('asking');
  const [isBusy, setBusy] = useState(false);
  const [isShared, setShared] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({
    resolver: questionRules,
    defaultValues: questionsOf(invitation, storedMatch()),
  });
  const { notice, quote } = invitation;

  async function accept(typed: TypedQuestions, phoneProof: string | null): Promise<void> {
    const input = inputOf(typed);
    if (input === null) return;
    setOutcome(null);
    keepMatch(`?${matchToQuery(input)}`);
    if (userId === null) return setStep('signing-in');
    setBusy(true);
    const noticeHash = isShared ? notice.hash : null;
    const answer = await acceptInvitation(
      call,
      ids,
      { token, language, input, noticeHash },
      phoneProof,
    );
    setBusy(false);
    if (answer.ok) {
      forgetMatch();
      return onAccepted(answer.value);
    }
    setStep('asking');
    const { failure } = answer;
    if (refusedAs(failure, 'notice-changed', { status: 409, naming: 'noticeHash' })) {
      setShared(false);
      onOutdated();
      return setOutcome({ kind: 'failure', text: t('invited.noticeChanged') });
    }
    if (isShared && refusedAs(failure, 'fresh-code-needed', { status: 403 })) {
      return setStep('proving');
    }
    if (refusedAs(failure, 'link-ended', { status: 404 })) return onOutdated();
    setOutcome(failureOutcome(t, failure));
  }
  const withProof = (phoneProof: string | null) =>
    form.handleSubmit((typed) => accept(typed, phoneProof));

  return (
    <div className={styles.stack}>
      <InvitationFacts invitation={invitation} />
      <Form onSubmit={withProof(null)}>
        {quote !== null && quote.months.length > 1 && (
          <RadioField
            form={form}
            name="months"
            label={t('invited.months')}
            options={quote.months.map((months) => ({
              value: String(months),
              label: monthsInWords(months, language),
            }))}
          />
        )}
        <Questions form={form} known={knownFrom(invitation)} />
        <ShareConsent notice={notice} isShared={isShared} onChange={setShared} />
        <OutcomeMessage outcome={outcome} />
        {step === 'asking' && (
          <FormActions>
            <Button type="submit" kind="primary" busy={isBusy}>
              {t(userId === null ? 'invited.signIn' : 'invited.begin')}
            </Button>
          </FormActions>
        )}
      </Form>
      {step === 'signing-in' && userId === null && <SignInPart signIn={signIn} />}
      {step === 'signing-in' && userId !== null && <GoOn onGo={() => void withProof(null)()} />}
      {step === 'proving' && (
        <PhoneProof
          level="h2"
          heading={t('apply.consent.proofTitle')}
          why={t('apply.consent.proofWhy')}
          onProof={(proof) => withProof(proof)()}
          onCancel={() => setStep('asking')}
        />
      )}
    </div>
  );
}

function SignInPart({ signIn }: { readonly signIn: SignIn }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('invited.signInTitle')}
      </h2>
      <p>{t('invited.signInText')}</p>
      <Panel>
        <LazyPart load={signIn} props={IN_PLACE} />
      </Panel>
    </>
  );
}

/** Continues by itself after signing in. */
function GoOn({ onGo }: { readonly onGo: () => void }) {
  const { t } = useTranslation();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    onGo();
  }, [onGo]);
  return <p role="status">{t('invited.beginning')}</p>;
}

/** The choice to let the dealer see how far the application is: separate from everything else, and off by default. */
function ShareConsent({
  notice,
  isShared,
  onChange,
}: {
  readonly notice: ShownInvitation['notice'];
  readonly isShared: boolean;
  readonly onChange: (isShared: boolean) => void;
}) {
  return (
    <ConsentRow notice={notice} isAgreed={isShared} onChange={onChange}>
      <UnreviewedNote of="consents" path="/apply" />
      <p>{notice.rights}</p>
    </ConsentRow>
  );
}
