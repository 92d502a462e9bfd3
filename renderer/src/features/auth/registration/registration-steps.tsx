import { makeStyles } from '@griffel/react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formatMobileNumber } from '#domain/mobile-number.ts';
import { AccountStep } from '#renderer/features/auth/registration/account-step.tsx';
import { chosenCategory } from '#renderer/features/auth/registration/chosen-category.ts';
import { phoneReasonKey } from '#renderer/features/auth/shared/failure-words.ts';
import { NameStep } from '#renderer/features/auth/registration/name-step.tsx';
import {
  NUMBER_DRAFT,
  PhoneVerification,
} from '#renderer/features/auth/shared/phone-verification.tsx';
import { RegisterRefusal } from '#renderer/features/auth/registration/register-refusal.tsx';
import type {
  AccountValues,
  NameValues,
} from '#renderer/features/auth/registration/register-rules.ts';
import { SignedInNote } from '#renderer/features/auth/sign-in/signed-in-note.tsx';
import { useNumberIsEnough } from '#renderer/features/auth/registration/use-number-is-enough.ts';
import { useRegistration } from '#renderer/features/auth/registration/use-registration.ts';
import type { VerifiedPhone } from '#renderer/features/auth/shared/use-phone-verification.ts';
import { WizardProgress } from '#renderer/features/auth/registration/wizard-progress.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { failedAttempt } from '#renderer/ui/form/failed-attempt.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { type ReturnPath, useReturnPath, withReturn } from '#renderer/ui/navigation/return-path.ts';
import { tabStorage } from '#renderer/platform/tab-storage.ts';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
});

const nameRules = lazyResolver(
  async () => (await import('#renderer/features/auth/registration/register-rules.ts')).nameRules,
);
const accountRules = lazyResolver(
  async () => (await import('#renderer/features/auth/registration/register-rules.ts')).accountRules,
);
const briefAccountRules = lazyResolver(
  async () =>
    (await import('#renderer/features/auth/registration/register-rules.ts')).briefAccountRules,
);

const NAMES_DRAFT = 'register-names-draft';
const ACCOUNT_DRAFT = 'register-account-draft';
const KEPT_NAME_FIELDS = ['firstName', 'lastName', 'category'] as const;
/** Everything but the password. */
const KEPT_ACCOUNT_FIELDS = ['emailId'] as const;

const STEP_TITLES = ['register.stepPhone', 'register.stepName', 'register.stepAccount'] as const;
type StepNumber = 1 | 2 | 3;

/** Read in the browser: the page is prerendered without a query. */
function readChosenCategory(): Partial<NameValues> {
  const category =
    typeof window === 'undefined' ? undefined : chosenCategory(window.location.search);
  return category === undefined ? {} : { category };
}

/**
 * The three steps of registration (spec section 2). On the way to an application it is brief: a consumer's, for whom number
 * and code are enough. Entries survive going back and forth and a reload; after a reload only the number must be verified
 * again.
 */
export function RegistrationSteps({
  phone: verifiedBefore = null,
  onSignedIn,
  from = null,
}: {
  /** A number that has just been verified, for example while signing in. */
  readonly phone?: VerifiedPhone | null;
  /** Called instead of opening the account. */
  readonly onSignedIn?: (() => void) | undefined;
  /** The page that it is part of, if people may leave that to sign in. */
  readonly from?: ReturnPath | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [step, setStep] = useState<StepNumber>(verifiedBefore === null ? 1 : 2);
  const [phone, setPhone] = useState<VerifiedPhone | null>(verifiedBefore);
  const [name, setName] = useState<NameValues | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asked = useReturnPath();
  const then = from ?? asked;
  const numberIsEnough = useNumberIsEnough(then);
  const isBrief = numberIsEnough === true;
  const ofAccount = isBrief ? briefAccountRules : accountRules;
  const names = useForm<NameValues>({
    resolver: nameRules.resolver,
    defaultValues: { firstName: '', lastName: '', ...readChosenCategory() },
  });
  const account = useForm<AccountValues>({
    resolver: ofAccount.resolver,
    defaultValues: { emailId: '', password: '', confirmedPassword: '', consent: false },
  });
  const forgetNames = useDraft(NAMES_DRAFT, names, KEPT_NAME_FIELDS);
  const { setValue: setNameValue } = names;
  // After the draft, which may hold what was chosen elsewhere: nobody is asked for it here.
  useEffect(() => {
    if (isBrief) setNameValue('category', 'CSR');
  }, [isBrief, setNameValue]);
  const forgetAccount = useDraft(ACCOUNT_DRAFT, account, KEPT_ACCOUNT_FIELDS);
  const firstName = useWatch({ control: names.control, name: 'firstName' });
  const registration = useRegistration(onSignedIn);
  const login = withReturn('/login', then);

  const turnTo = (next: StepNumber) => {
    setOutcome(null);
    setStep(next);
  };

  async function submit({ consent: _given, ...values }: AccountValues): Promise<void> {
    if (phone === null) return turnTo(1);
    if (name === null) return turnTo(2);
    setOutcome(null);
    const result = isBrief
      ? await registration.registerByPhone(phone, name, values)
      : await registration.register(phone, { ...name, ...values });
    if (result.kind !== 'refused') {
      forgetNames();
      forgetAccount();
      tabStorage.removeItem(NUMBER_DRAFT);
    }
    if (result.kind === 'registered') {
      return setOutcome({ kind: 'success', text: t('register.success') });
    }
    if (result.kind === 'not-signed-in') {
      return setOutcome({
        kind: 'success',
        text: t('register.success'),
        advice: (
          <>
            <span>{t(isBrief ? 'register.signInByCode' : 'register.signInYourself')}</span>
            <PortalLink to={login}>{t('register.loginLink')}</PortalLink>
          </>
        ),
      });
    }
    setOutcome({
      kind: 'failure',
      text: result.text,
      quoted: result.quoted,
      code: result.code,
      advice: (
        <RegisterRefusal
          login={login}
          fields={result.fields}
          onChangeNumber={() => turnTo(1)}
          onChangeCategory={() => turnTo(2)}
          onChangeEmail={() => account.setFocus('emailId')}
        />
      ),
    });
  }

  return (
    <div className={styles.stack}>
      <WizardProgress
        step={step}
        steps={STEP_TITLES.length}
        title={t(STEP_TITLES[step - 1] ?? STEP_TITLES[0])}
      />
      <SignedInNote />
      <OutcomeMessage outcome={outcome} />
      {step === 1 && (
        <>
          {phone === null && firstName !== '' && <p role="status">{t('register.kept')}</p>}
          <PhoneVerification
            initialNumber={phone?.mobileNumber ?? ''}
            onAttempt={() => setOutcome(null)}
            onFailure={(failure, at) => setOutcome(failedAttempt(t, phoneReasonKey(failure, at)))}
            onVerified={async (verified) => {
              if (await registration.findAccount(verified)) return;
              setPhone(verified);
              turnTo(2);
            }}
          />
        </>
      )}
      {step > 1 && phone !== null && (
        <p>{t('register.verifiedNumber', { number: formatMobileNumber(phone.mobileNumber) })}</p>
      )}
      {step === 2 && numberIsEnough !== null && (
        <NameStep
          form={names}
          isBrief={isBrief}
          onFocus={nameRules.fetchAhead}
          onPrevious={() => turnTo(1)}
          onNext={(named) => {
            setName(named);
            turnTo(3);
          }}
        />
      )}
      {step === 3 && (
        <AccountStep
          form={account}
          isBrief={isBrief}
          onFocus={ofAccount.fetchAhead}
          onPrevious={() => turnTo(2)}
          onSubmit={submit}
        />
      )}
      <p>
        {t('register.haveAccount')} <PortalLink to={login}>{t('register.loginLink')}</PortalLink>
      </p>
    </div>
  );
}
