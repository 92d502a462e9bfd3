import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf } from '#contract/addresses.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import {
  answerIn,
  begunHere,
  type BegunAtProvider,
  forgetBegun,
  keepBegun,
  newBinding,
  type ProviderAnswer,
} from '#renderer/features/auth/sign-in/provider-answer.ts';
import { phoneReasonKey } from '#renderer/features/auth/shared/failure-words.ts';
import { PhoneVerification } from '#renderer/features/auth/shared/phone-verification.tsx';
import { useEdition } from '#renderer/i18n/edition/edition-context.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { failedAttempt } from '#renderer/ui/form/failed-attempt.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import {
  type ProviderPlace,
  providerPlaceIn,
  roleAt,
  type StaffRole,
} from '#renderer/ui/navigation/provider-place.ts';
import { nameIn } from '#domain/languages.ts';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space.m },
});

/**
 * The page between the portal and an employer's identity provider: it sends people there, and finishes the sign-in when they
 * come back. Then it opens the place that was asked for.
 */
export function ProviderSignIn() {
  const { base } = useEdition();
  const [arrival] = useState(() => {
    const { hash } = window.location;
    return { answer: answerIn(hash), place: providerPlaceIn(hash), begun: begunHere() };
  });
  const { answer, place, begun } = arrival;
  const isInOtherLanguage = answer !== null && begun !== null && begun.base !== base;
  useEffect(() => {
    // Providers know one address; the person goes on in their language.
    if (!isInOtherLanguage) return;
    const { hash } = window.location;
    window.location.replace(`${addressOf('/staff-sign-in', begun.base)}${hash}`);
  }, [isInOtherLanguage, begun]);
  if (isInOtherLanguage) return null;
  if (answer !== null) return <Returned answer={answer} begun={begun} />;
  const role = place === null ? null : roleAt(place.area);
  if (place !== null && role !== null) return <Leaving place={place} role={role} />;
  return <Failed text="work.provider.nothing" place={null} />;
}

type Words =
  | 'work.provider.nothing'
  | 'work.provider.cancelled'
  | 'work.provider.refused'
  | 'work.provider.otherTab'
  | 'work.provider.failed'
  | 'work.provider.noAnswer';

/** Why nobody was signed in, and the way to try again. */
function Failed({
  text,
  failure,
  place,
}: {
  readonly text: Words;
  readonly failure?: GatewayFailure;
  readonly place: ProviderPlace | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const refusal = failure?.kind === 'refused' ? failure : null;
  const outcome: Outcome = {
    kind: 'failure',
    text: t(text),
    ...(refusal !== null && { code: refusal.code, quoted: refusal.message }),
  };
  return (
    <div className={styles.stack}>
      <OutcomeMessage outcome={outcome} />
      {place !== null && <ButtonLink to={place.area}>{t('work.provider.again')}</ButtonLink>}
    </div>
  );
}

/** Goes to the provider; where a code to the phone is the second factor, after that. */
function Leaving({ place, role }: { readonly place: ProviderPlace; readonly role: StaffRole }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { base } = useEdition();
  const platform = usePlatform();
  const [failure, setFailure] = useState<GatewayFailure | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data, error } = useCallQuery('signInProviders', { role });
  const known = data?.providers.find(({ id }) => id === place.provider);

  async function leave(proof: string | null): Promise<void> {
    const binding = newBinding();
    const { provider, area, isAgain } = place;
    const begun = await platform.call('beginProviderSignIn', { provider, binding }, proof);
    if (!begun.ok) return setFailure(begun.failure);
    keepBegun({ binding, provider, area, isAgain, base });
    window.location.assign(begun.value.address);
  }

  if (failure !== null || error !== null) {
    const why = failure ?? error?.failure;
    return (
      <Failed
        text={why?.kind === 'refused' ? 'work.provider.failed' : 'work.provider.noAnswer'}
        {...(why !== undefined && { failure: why })}
        place={place}
      />
    );
  }
  if (data !== undefined && known === undefined)
    return <Failed text="work.provider.nothing" place={place} />;
  if (known === undefined) return <p role="status">{t('shell.working')}</p>;
  if (!known.takesPhoneCode) return <Going onLeave={leave} name={nameIn(known.name, language)} />;
  return (
    <div className={styles.stack}>
      <p>{t('work.provider.codeFirst', { name: nameIn(known.name, language) })}</p>
      <OutcomeMessage outcome={outcome} />
      <PhoneVerification
        onAttempt={() => setOutcome(null)}
        onFailure={(reason, step) => setOutcome(failedAttempt(t, phoneReasonKey(reason, step)))}
        onVerified={({ proof }) => leave(proof)}
      />
    </div>
  );
}

/** Leaves once, as soon as it is shown. */
function Going({
  onLeave,
  name,
}: {
  readonly onLeave: (proof: null) => Promise<void>;
  readonly name: string;
}) {
  const { t } = useTranslation();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void onLeave(null);
  });
  return <p role="status">{t('work.provider.going', { name })}</p>;
}

/** Finishes the sign-in with what the provider sent back. */
function Returned({
  answer,
  begun,
}: {
  readonly answer: ProviderAnswer;
  readonly begun: BegunAtProvider | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasBegun = useRef(false);
  const [failure, setFailure] = useState<GatewayFailure | null>(null);
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // The code leaves the address and the history, and what was begun the tab, whatever comes of it.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    // Links to this page in other languages take theirs from the router.
    void navigate({ pathname, search: '', hash: '' }, { replace: true });
    forgetBegun();
    if (begun === null || 'error' in answer) return;
    const finish = platform.finishProviderSignIn;
    if (finish === undefined) return;
    void finish({ ...answer, binding: begun.binding }).then((signedIn) => {
      if (!signedIn.ok) return setFailure(signedIn.failure);
      if (begun.isAgain) return setIsDone(true);
      return navigate(begun.area, { replace: true });
    });
  });

  if (begun === null) return <Failed text="work.provider.otherTab" place={null} />;
  if ('error' in answer) {
    const isCancelled = answer.error === 'access_denied';
    return (
      <Failed
        text={isCancelled ? 'work.provider.cancelled' : 'work.provider.refused'}
        place={begun}
      />
    );
  }
  if (failure !== null) {
    return (
      <Failed
        text={failure.kind === 'refused' ? 'work.provider.failed' : 'work.provider.noAnswer'}
        failure={failure}
        place={begun}
      />
    );
  }
  return (
    <div className={styles.stack}>
      <p role="status">{t(isDone ? 'work.provider.doneInTab' : 'work.provider.finishing')}</p>
    </div>
  );
}
