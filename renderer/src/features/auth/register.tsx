import { PortalLink } from '#renderer/ui/portal-link.tsx';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { GATEWAY_LANGUAGE } from '#contract/languages.ts';
import { formatMobileNumber } from '#contract/mobile-number.ts';
import { AccountStep } from '#renderer/features/auth/account-step.tsx';
import { chosenCategory } from '#renderer/features/auth/chosen-category.ts';
import { NameStep } from '#renderer/features/auth/name-step.tsx';
import { PhoneVerification } from '#renderer/features/auth/phone-verification.tsx';
import type { AccountValues, NameValues } from '#renderer/features/auth/register-rules.ts';
import type { VerifiedPhone } from '#renderer/features/auth/use-phone-verification.ts';
import { WizardProgress } from '#renderer/features/auth/wizard-progress.tsx';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { usePlatform } from '#renderer/platform/platform-context.tsx';
import { space } from '#renderer/theme/token.ts';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { leaveFlash } from '#renderer/ui/flash.ts';
import { useNavigateTo } from '#renderer/ui/navigate.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
});

const nameRules = lazyResolver(
  async () => (await import('#renderer/features/auth/register-rules.ts')).nameRules,
);
const accountRules = lazyResolver(
  async () => (await import('#renderer/features/auth/register-rules.ts')).accountRules,
);

const STEP_TITLES = ['register.stepPhone', 'register.stepName', 'register.stepAccount'] as const;
type StepNumber = 1 | 2 | 3;

/** The query of the address; the page is prerendered without one. */
function searchOfPage(): string {
  return typeof window === 'undefined' ? '' : window.location.search;
}

/** The three steps of registration (spec section 2). What was typed stays while the person goes back and forth. */
export function Register() {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const platform = usePlatform();
  const navigateTo = useNavigateTo();
  const [step, goTo] = useState<StepNumber>(1);
  const [phone, rememberPhone] = useState<VerifiedPhone | null>(null);
  const [name, rememberName] = useState<NameValues | null>(null);
  const [outcome, tell] = useState<Outcome | null>(null);
  const [category] = useState(() => chosenCategory(searchOfPage()));
  const names = useForm<NameValues>({
    resolver: nameRules.resolver,
    defaultValues: { firstName: '', lastName: '', ...(category !== undefined && { category }) },
  });
  const account = useForm({
    resolver: accountRules.resolver,
    defaultValues: { emailId: '', password: '', confirmedPassword: '', consent: false },
  });

  const turnTo = (next: StepNumber) => {
    tell(null);
    goTo(next);
  };

  async function submit({ consent: _given, ...values }: AccountValues): Promise<void> {
    if (phone === null) return turnTo(1);
    if (name === null) return turnTo(2);
    tell(null);
    const { mobileNumber, proof } = phone;
    const result = await platform.call('register', { ...name, ...values, mobileNumber }, proof);
    if (!result.ok) {
      const { failure } = result;
      const message = failure.kind === 'refused' ? failure.message : undefined;
      const text = t('register.refused');
      return language === GATEWAY_LANGUAGE
        ? tell({ kind: 'failure', text: message ?? text })
        : tell({ kind: 'failure', text, quoted: message });
    }
    tell({ kind: 'success', text: t('register.success') });
    leaveFlash('register.success');
    // The number was proved a moment ago, so the new account is opened without a second code.
    await platform.signIn({ mobileNumber, password: null, userId: null }, proof);
    navigateTo('/consumer-profile');
  }

  return (
    <div className={styles.stack}>
      <WizardProgress
        step={step}
        steps={STEP_TITLES.length}
        title={t(STEP_TITLES[step - 1] ?? STEP_TITLES[0])}
      />
      <OutcomeMessage outcome={outcome} />
      {step === 1 && (
        <PhoneVerification
          initialNumber={phone?.mobileNumber ?? ''}
          onAttempt={() => tell(null)}
          onFailure={() => tell({ kind: 'failure', text: t('errors.exception') })}
          onVerified={(verified) => {
            rememberPhone(verified);
            turnTo(2);
          }}
        />
      )}
      {step > 1 && phone !== null && (
        <p>{t('register.verifiedNumber', { number: formatMobileNumber(phone.mobileNumber) })}</p>
      )}
      {step === 2 && (
        <NameStep
          form={names}
          onFocus={nameRules.fetchAhead}
          onPrevious={() => turnTo(1)}
          onNext={(named) => {
            rememberName(named);
            turnTo(3);
          }}
        />
      )}
      {step === 3 && (
        <AccountStep
          form={account}
          onFocus={accountRules.fetchAhead}
          onPrevious={() => turnTo(2)}
          onSubmit={submit}
        />
      )}
      <p>
        {t('register.haveAccount')} <PortalLink to="/login">{t('register.loginLink')}</PortalLink>
      </p>
    </div>
  );
}
