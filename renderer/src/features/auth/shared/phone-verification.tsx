import { makeStyles } from '@griffel/react';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatMobileNumber } from '#domain/mobile-number.ts';
import {
  type PhoneStep,
  type VerifiedPhone,
  usePhoneVerification,
} from '#renderer/features/auth/shared/use-phone-verification.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PhoneFailure } from '#renderer/platform/phone-identity/phone-identity.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { ResendCountdown } from '#renderer/ui/form/resend-countdown.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';

/** Keeps the typed number across a reload during the code step. */
export const NUMBER_DRAFT = 'mobile-number-draft';

/** Spec section 9: seconds before a new code can be requested. */
const RESEND_AFTER_SECONDS = 60;

const numberRules = lazyResolver(
  async () => (await import('#renderer/features/auth/sign-in/sign-in-rules.ts')).numberRules,
);
const codeRules = lazyResolver(
  async () => (await import('#renderer/features/auth/sign-in/sign-in-rules.ts')).codeRules,
);

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
  /** Takes no room until there is a captcha. */
  captcha: { ':empty': { display: 'none' } },
});

export type KnownNumber = {
  readonly mobileNumber: string;
  /** What is shown of it. */
  readonly shownAs: string;
  /** Where the code will go. */
  readonly text: string;
};

/**
 * Verifies a mobile number with a captcha and a code, and passes the proof to `onVerified`. To start over, remount it
 * with another `key`.
 */
export function PhoneVerification({
  onVerified,
  onFailure,
  onAttempt,
  initialNumber = '',
  known,
}: {
  readonly onVerified: (phone: VerifiedPhone) => Promise<void> | void;
  readonly onFailure: (failure: PhoneFailure, step: PhoneStep) => void;
  /** Called when a step starts, so that the parent can clear an earlier outcome. */
  readonly onAttempt: () => void;
  readonly initialNumber?: string;
  /** The account's number, which is neither typed nor shown in full. */
  readonly known?: KnownNumber | undefined;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const numberForm = useId();
  const { step, captchaBox, ...verification } = usePhoneVerification({ onVerified, onFailure });
  const [typedNumber, setTypedNumber] = useState(initialNumber);
  const shown = (number: string) => known?.shownAs ?? formatMobileNumber(number);
  const waiting = step.at === 'sending' || step.at === 'confirming';

  return (
    <div className={styles.stack}>
      {step.at === 'number' && known !== undefined && <p>{known.text}</p>}
      {step.at === 'number' && known === undefined && (
        <NumberForm
          id={numberForm}
          initialNumber={typedNumber}
          onFocus={verification.prepare}
          onSubmit={(number) => {
            onAttempt();
            setTypedNumber(number);
            return verification.sendCode(number);
          }}
        />
      )}
      {step.at !== 'number' && (
        <p role="status">
          {t(step.at === 'sending' ? 'phone.sending' : 'phone.sent', {
            number: shown(step.mobileNumber),
          })}
        </p>
      )}
      <div
        ref={captchaBox}
        className={styles.captcha}
        role="group"
        aria-label={t('phone.captcha')}
      />
      {step.at === 'number' && (
        <FormActions>
          {known === undefined ? (
            <Button type="submit" kind="primary" form={numberForm}>
              {t('phone.sendOtp')}
            </Button>
          ) : (
            <Button
              kind="primary"
              onFocus={verification.prepare}
              onClick={() => {
                onAttempt();
                void verification.sendCode(known.mobileNumber);
              }}
            >
              {t('phone.sendOtp')}
            </Button>
          )}
        </FormActions>
      )}
      {(step.at === 'sent' || step.at === 'confirming') && (
        <CodeForm
          number={shown(step.mobileNumber)}
          sentAt={step.sentAt}
          busy={waiting}
          onSubmit={(code) => {
            onAttempt();
            return verification.confirm(code);
          }}
          onResend={() => {
            onAttempt();
            void verification.resend();
          }}
        />
      )}
      {step.at !== 'number' && known === undefined && (
        <FormActions>
          <Button
            kind="subtle"
            onClick={() => {
              onAttempt();
              verification.restart();
            }}
          >
            {t('phone.changeNumber')}
          </Button>
        </FormActions>
      )}
    </div>
  );
}

/** The number field. Its submit button is outside the form, below the captcha, and refers to the form by `id`. */
function NumberForm({
  id,
  initialNumber,
  onFocus,
  onSubmit,
}: {
  readonly id: string;
  readonly initialNumber: string;
  readonly onFocus: () => void;
  readonly onSubmit: (mobileNumber: string) => Promise<void>;
}) {
  const { t } = useTranslation();
  const form = useForm({
    resolver: numberRules.resolver,
    defaultValues: { mobileNumber: initialNumber },
  });
  const { setFocus } = form;
  const isReturning = initialNumber !== '';
  useEffect(() => {
    if (isReturning) setFocus('mobileNumber');
  }, [isReturning, setFocus]);
  // Must run after the effect that sets the focus: restoring a draft makes the form forget its fields until the next
  // render.
  useDraft(NUMBER_DRAFT, form);
  return (
    <Form
      id={id}
      onFocus={numberRules.fetchAhead}
      onSubmit={form.handleSubmit((values) => onSubmit(values.mobileNumber))}
    >
      <TextField
        form={form}
        name="mobileNumber"
        label={t('phone.mobileNumber')}
        hint={t('phone.mobileHint')}
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="send"
        onFocus={onFocus}
      />
    </Form>
  );
}

function CodeForm({
  number,
  sentAt,
  busy,
  onSubmit,
  onResend,
}: {
  readonly number: string;
  readonly sentAt: number;
  readonly busy: boolean;
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onResend: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm({ resolver: codeRules.resolver, defaultValues: { otp: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('otp'), [setFocus]);
  return (
    <Form
      onFocus={codeRules.fetchAhead}
      onSubmit={form.handleSubmit(async ({ otp }) => {
        await onSubmit(otp);
        form.reset();
      })}
    >
      <TextField
        form={form}
        name="otp"
        label={t('phone.otp')}
        hint={t('phone.otpHint', { number })}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        maxLength={8}
      />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t(busy ? 'phone.verifying' : 'phone.verifyOtp')}
        </Button>
      </FormActions>
      <ResendCountdown
        until={sentAt + RESEND_AFTER_SECONDS * 1000}
        busy={busy}
        words={{
          wait: (seconds) => t('phone.resendIn', { seconds }),
          now: t('phone.resendNow'),
          resend: t('phone.resend'),
        }}
        onResend={onResend}
      />
    </Form>
  );
}
