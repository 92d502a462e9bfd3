import { useEffect, useRef, useState } from 'react';
import type { PhoneFailure, SentCode } from '#renderer/platform/phone-identity/phone-identity.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

/** The step that failed. */
export type PhoneStep = 'sending' | 'confirming';

export type VerifiedPhone = { readonly mobileNumber: string; readonly proof: string };

type Step =
  | { readonly at: 'number' }
  | { readonly at: 'sending'; readonly mobileNumber: string; readonly earlier: SentCode | null }
  | {
      readonly at: 'sent';
      readonly mobileNumber: string;
      readonly code: SentCode;
      readonly sentAt: number;
    }
  | {
      readonly at: 'confirming';
      readonly mobileNumber: string;
      readonly code: SentCode;
      readonly sentAt: number;
    };

/**
 * Verifies a mobile number: send a code, then confirm it. Each step can be cancelled and has its own time-out. A
 * cancelled step ends silently; any other failure goes to `onFailure`.
 */
export function usePhoneVerification({
  onVerified,
  onFailure,
}: {
  readonly onVerified: (phone: VerifiedPhone) => Promise<void> | void;
  readonly onFailure: (failure: PhoneFailure, step: PhoneStep) => void;
}) {
  const { phoneIdentity } = usePlatform();
  const [step, setStep] = useState<Step>({ at: 'number' });
  const captchaBox = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController | null>(null);

  const start = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  useEffect(() => () => running.current?.abort(), []);

  async function send(mobileNumber: string, before: Step): Promise<void> {
    if (captchaBox.current === null) return;
    const signal = start();
    setStep({ at: 'sending', mobileNumber, earlier: before.at === 'sent' ? before.code : null });
    const sent = await phoneIdentity.sendCode(mobileNumber, captchaBox.current, signal);
    if (signal.aborted) return;
    if (sent.ok) {
      setStep({ at: 'sent', mobileNumber, code: sent.value, sentAt: Date.now() });
    } else {
      // If a resend fails, the earlier code is still valid.
      setStep(before.at === 'sent' ? before : { at: 'number' });
      onFailure(sent.failure, 'sending');
    }
  }

  return {
    step,
    captchaBox,
    prepare: phoneIdentity.prepare,
    sendCode: (mobileNumber: string) => send(mobileNumber, { at: 'number' }),
    resend: () => (step.at === 'sent' ? send(step.mobileNumber, step) : Promise.resolve()),
    async confirm(typed: string): Promise<void> {
      if (step.at !== 'sent') return;
      const signal = start();
      setStep({ ...step, at: 'confirming' });
      const confirmed = await step.code.confirm(typed, signal);
      if (signal.aborted) return;
      if (confirmed.ok) {
        await onVerified({ mobileNumber: step.mobileNumber, proof: confirmed.value.proof });
      } else {
        setStep(step);
        onFailure(confirmed.failure, 'confirming');
      }
    },
    /** Cancels what is in progress and returns to the number field. */
    restart: () => {
      running.current?.abort();
      setStep({ at: 'number' });
    },
  };
}
