import { makeStyles } from '@griffel/react';
import { type ReactNode, createContext, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { failedAttempt } from '#renderer/ui/form/failed-attempt.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** Renders the verification of a phone number. The page supplies it, because features do not import each other. */
export type VerifyPhone = (verification: {
  readonly mobileNumber: string;
  readonly onVerified: (phone: {
    readonly mobileNumber: string;
    readonly proof: string;
  }) => Promise<void> | void;
  /** Called with the reason, in words that say what to do next. */
  readonly onFailure: (reason: PlainKey) => void;
  readonly onAttempt: () => void;
}) => ReactNode;

/** Set by pages on which people agree to something. */
export const VerifyPhoneContext = createContext<VerifyPhone | null>(null);

const useStyles = makeStyles({
  proof: { display: 'flex', flexDirection: 'column', gap: space.m, maxWidth: '34rem' },
});

/**
 * Asks for a code to the person's own number before something is agreed to, in place of the button that asked for it. It
 * takes the focus; `onProof` gets the proof, which the gateway accepts for ten minutes.
 */
export function PhoneProof({
  heading,
  level: Heading = 'h3',
  why,
  mobileNumber,
  onProof,
  onCancel,
}: {
  readonly heading: string;
  /** One below the heading above it. */
  readonly level?: 'h2' | 'h3';
  /** What the code is for. */
  readonly why: string;
  /** What the field holds at first: the signed-in person's number, unless it is another's to enter. */
  readonly mobileNumber?: string;
  readonly onProof: (proof: string) => Promise<void> | void;
  readonly onCancel: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const verifyPhone = use(VerifyPhoneContext);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  if (verifyPhone === null) throw new Error('No page supplies the verification of phones.');
  return (
    <section aria-label={heading} className={styles.proof}>
      <Heading ref={title} tabIndex={-1}>
        {heading}
      </Heading>
      <p>{why}</p>
      <OutcomeMessage outcome={outcome} />
      {verifyPhone({
        mobileNumber: mobileNumber ?? platform.mobileNumber.current() ?? '',
        onAttempt: () => setOutcome(null),
        onFailure: (reason) => setOutcome(failedAttempt(t, reason)),
        onVerified: ({ proof }) => onProof(proof),
      })}
      <FormActions>
        <Button onClick={onCancel}>{t('applications.proof.cancel')}</Button>
      </FormActions>
    </section>
  );
}
