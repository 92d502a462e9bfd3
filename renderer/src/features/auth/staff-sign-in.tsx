import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { PasswordSignIn } from '#renderer/features/auth/sign-in/password-sign-in.tsx';
import { phoneReasonKey } from '#renderer/features/auth/shared/failure-words.ts';
import {
  type KnownNumber,
  NUMBER_DRAFT,
  PhoneVerification,
} from '#renderer/features/auth/shared/phone-verification.tsx';
import type { VerifiedPhone } from '#renderer/features/auth/shared/use-phone-verification.ts';
import type { PasswordValues } from '#renderer/features/auth/sign-in/sign-in-rules.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { tabStorage } from '#renderer/platform/tab-storage.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { failedAttempt } from '#renderer/ui/form/failed-attempt.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** How long the gateway takes a proof for signing in, with a minute to spare, in milliseconds. */
const PROOF_LASTS = 9 * 60_000;

type Proven = Pick<VerifiedPhone, 'proof'> & { readonly at: number };

/**
 * Signs in operators and lenders' people: with user ID, password and phone code, in one call. What was typed stays until
 * that succeeds, and so does a code that was right.
 */
export function StaffSignIn({ onSignedIn }: { readonly onSignedIn?: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const { userId, lapsed } = useSession();
  const [values, setValues] = useState<PasswordValues>({
    userId: userId ?? lapsed ?? '',
    password: '',
  });
  const [step, setStep] = useState<'password' | 'phone'>('password');
  const [known, setKnown] = useState<string | null>(null);
  const [number, setNumber] = useState(platform.mobileNumber.current() ?? '');
  const [attempts, setAttempts] = useState(0);
  const [proven, setProven] = useState<Proven | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const fields = useFocusAfter(step, outcome !== null);

  async function signIn(typed: PasswordValues, proof: string): Promise<void> {
    const result = await platform.signIn({ mobileNumber: null, ...typed }, proof);
    if (result.ok) {
      tabStorage.removeItem(NUMBER_DRAFT);
      return onSignedIn?.();
    }
    const { failure } = result;
    setAttempts((count) => count + 1);
    if (isAboutPhone(failure)) setProven(null);
    setStep(isAboutPhone(failure) ? 'phone' : 'password');
    setOutcome(failed(failure));
  }

  /** A wrong password is said before a code is sent. After too many wrong ones, own or others', the number is typed. */
  async function askForCode(typed: PasswordValues): Promise<void> {
    const answer = await platform.call('findMobileNumber', typed);
    const isTooMany =
      !answer.ok &&
      answer.failure.kind === 'refused' &&
      answer.failure.retryAfterSeconds !== undefined;
    if (!answer.ok && !isTooMany) return setOutcome(failed(answer.failure));
    setKnown(answer.ok ? answer.value.responseData.mobileNumber : null);
    setStep('phone');
  }

  function failed(failure: GatewayFailure): Outcome {
    if (failure.kind !== 'refused') return { kind: 'failure', text: t('errors.exception') };
    const { retryAfterSeconds } = failure;
    const advice = isAboutPhone(failure) ? t('work.otherNumber') : t('work.otherPassword');
    return {
      kind: 'failure',
      text: t('login.refused'),
      advice:
        retryAfterSeconds === undefined
          ? advice
          : t('errors.tooMany', { count: retryAfterSeconds }),
    };
  }

  return (
    <div ref={fields} className={styles.stack}>
      <p>{t('work.both')}</p>
      <OutcomeMessage outcome={outcome} />
      {step === 'password' ? (
        <>
          <PasswordSignIn
            typed={values}
            submit={t('work.next')}
            onSubmit={async (typed) => {
              setOutcome(null);
              setValues(typed);
              if (proven !== null && Date.now() - proven.at < PROOF_LASTS) {
                return signIn(typed, proven.proof);
              }
              return askForCode(typed);
            }}
          />
          <p className={styles.aside}>{t('work.forgotten')}</p>
        </>
      ) : (
        <>
          <PhoneVerification
            key={attempts}
            initialNumber={number}
            known={known === null ? undefined : endingOf(known, t)}
            onAttempt={() => setOutcome(null)}
            onFailure={(failure, at) => setOutcome(failedAttempt(t, phoneReasonKey(failure, at)))}
            onVerified={(phone) => {
              if (known === null) setNumber(phone.mobileNumber);
              setProven({ proof: phone.proof, at: Date.now() });
              return signIn(values, phone.proof);
            }}
          />
          <FormActions>
            <Button onClick={() => setStep('password')}>{t('work.back')}</Button>
          </FormActions>
        </>
      )}
    </div>
  );
}

/** Where the fields of a step are: in the next one, its first field or its message gets the focus. */
function useFocusAfter(step: string, isSaid: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step && !isSaid)
      fields.current?.querySelector<HTMLElement>('input, button')?.focus();
    shown.current = step;
  }, [step, isSaid]);
  return fields;
}

/** The last four digits of the account's number. */
const endingOf = (mobileNumber: string, t: Translator['t']): KnownNumber => {
  const digits = mobileNumber.slice(-4);
  return {
    mobileNumber,
    shownAs: `•••••• ${digits}`,
    text: t('work.codeGoesTo', { digits }),
  };
};

/** Whether it was the number or its code that was wrong. */
function isAboutPhone(failure: GatewayFailure): boolean {
  return failure.kind === 'refused' && failure.fields?.includes('mobileNumber') === true;
}
