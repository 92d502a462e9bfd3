import { Card } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { categoryFromUserType } from '#contract/category-names.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { parseMobileNumber } from '#domain/mobile-number.ts';
import { useCardStyles } from '#renderer/features/consumer/shared/card-styles.ts';
import type { ProfileData } from '#renderer/features/consumer/profile/profile-data.ts';
import { ProfileFields } from '#renderer/features/consumer/profile/profile-fields.tsx';
import type { ProfileValues } from '#renderer/features/consumer/profile/profile-rules.ts';
import { useUnsaved } from '#renderer/features/consumer/shared/unsaved-changes.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { useGatewayAdditions } from '#renderer/platform/queries/use-gateway-additions.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { failedAttempt } from '#renderer/ui/form/failed-attempt.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';

const rules = lazyResolver(
  async () => (await import('#renderer/features/consumer/profile/profile-rules.ts')).profileRules,
);

const rulesWithoutEmail = lazyResolver(
  async () =>
    (await import('#renderer/features/consumer/profile/profile-rules.ts')).profileRulesWithoutEmail,
);

const useStyles = makeStyles({
  measure: { display: 'flex', flexDirection: 'column', gap: space.m, maxWidth: '34rem' },
});

/** Renders the verification of a phone number. The page supplies it, because features do not import each other. */
export type VerifyPhone = (verification: {
  readonly mobileNumber: string;
  readonly onVerified: (phone: {
    readonly mobileNumber: string;
    readonly proof: string;
  }) => Promise<void>;
  /** Called with the reason, in words that say what to do next. */
  readonly onFailure: (reason: PlainKey) => void;
  readonly onAttempt: () => void;
}) => ReactNode;

/**
 * The profile while it is edited. A new mobile number is verified by a code before anything is sent. If the session
 * ends meanwhile, the person signs in on the spot and continues.
 */
export function EditProfile({
  userId,
  details,
  startsAt,
  verifyPhone,
  signIn,
  onCancel,
  onSaved,
}: {
  readonly userId: string;
  readonly details: ProfileData;
  /** The field that gets the focus. */
  readonly startsAt: 'firstName' | 'email';
  readonly verifyPhone: VerifyPhone;
  readonly signIn: LoadPart<{ readonly onSignedIn: () => void }>;
  readonly onCancel: () => void;
  readonly onSaved: () => Promise<void>;
}) {
  const styles = useStyles();
  const cards = useCardStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [newNumber, setNewNumber] = useState<string | null>(null);
  const hasAdditions = useGatewayAdditions();
  // A gateway of the five calls has no such account, and may write what it receives.
  const needsEmail = details.emailId !== '' || !hasAdditions;
  const { resolver, fetchAhead } = needsEmail ? rules : rulesWithoutEmail;
  const form = useForm({
    resolver,
    defaultValues: {
      userId,
      firstName: details.firstName,
      lastName: details.lastName,
      email: details.emailId,
      mobileNumber: '',
    },
  });
  const busy = form.formState.isSubmitting;
  const session = useSession();
  const known = platform.mobileNumber.current();
  useUnsaved(form.formState.isDirty);
  const { setFocus } = form;
  useEffect(() => setFocus(startsAt), [setFocus, startsAt]);

  async function save(values: ProfileValues, proof: string | null): Promise<void> {
    setOutcome(null);
    const typed = parseMobileNumber(values.mobileNumber);
    if (typed !== null && typed !== known && proof === null) return setNewNumber(typed);
    const mobileNumber = typed ?? known;
    // Never null: a gateway that stores what it gets would erase the number.
    if (mobileNumber === null) {
      return form.setError(
        'mobileNumber',
        { type: 'custom', message: 'profile.numberNeeded' },
        { shouldFocus: true },
      );
    }
    const category = categoryFromUserType(details.userType);
    if (category === undefined) {
      return setOutcome({ kind: 'failure', text: t('profile.saveFailed') });
    }
    const result = await platform.call(
      'updateUser',
      { ...values, userId, mobileNumber, category },
      proof,
    );
    if (result.ok) {
      platform.mobileNumber.keep(userId, mobileNumber);
      return onSaved();
    }
    setNewNumber(null);
    // The form below says that the session has ended, and how to continue.
    setOutcome(result.failure.kind === 'signed-out' ? null : failed(result.failure));
  }

  function backToForm(): void {
    setOutcome({ kind: 'success', text: t('profile.signedInAgain') });
    setFocus('firstName');
  }

  /** With why the gateway refused, if it says so. */
  function failed(failure: GatewayFailure): Outcome {
    const text = t('profile.saveFailed');
    const { message: quoted, code } = failure.kind === 'refused' ? failure : {};
    return { kind: 'failure', text, quoted, code };
  }

  if (newNumber !== null) {
    return (
      <Card role="region" aria-label={t('profile.verifyTitle')} className={cards.card}>
        <div className={styles.measure}>
          <h2>{t('profile.verifyTitle')}</h2>
          <OutcomeMessage outcome={outcome} />
          {verifyPhone({
            mobileNumber: newNumber,
            onAttempt: () => setOutcome(null),
            onFailure: (reason) => setOutcome(failedAttempt(t, reason)),
            onVerified: ({ mobileNumber, proof }) =>
              save({ ...form.getValues(), mobileNumber }, proof),
          })}
          <FormActions>
            <Button onClick={() => setNewNumber(null)}>{t('profile.cancel')}</Button>
          </FormActions>
        </div>
      </Card>
    );
  }

  return (
    <Card className={cards.card}>
      <div className={styles.measure}>
        {session.userId === null && (
          <section aria-label={t('profile.signInAgain')}>
            <OutcomeMessage
              outcome={{
                kind: 'failure',
                text: t('profile.signedOut'),
                advice: t('profile.editKept'),
              }}
            />
            <LazyPart load={signIn} props={{ onSignedIn: backToForm }} />
          </section>
        )}
        <Form
          onFocus={fetchAhead}
          aria-label={t('profile.title')}
          onSubmit={form.handleSubmit((values) => save(values, null))}
        >
          <OutcomeMessage outcome={outcome} />
          <ProfileFields form={form} needsEmail={needsEmail} knowsNumber={known !== null} />
          <FormActions>
            <Button type="submit" kind="primary" busy={busy}>
              {t(busy ? 'profile.saving' : 'profile.save')}
            </Button>
            <Button onClick={onCancel}>{t('profile.cancel')}</Button>
          </FormActions>
        </Form>
      </div>
    </Card>
  );
}
