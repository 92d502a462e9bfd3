import { Card } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { categoryFromUserType } from '#contract/category-names.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { parseMobileNumber } from '#contract/mobile-number.ts';
import { useCardStyles } from '#renderer/features/consumer/card-styles.ts';
import type { ProfileData } from '#renderer/features/consumer/profile-data.ts';
import { ProfileFields } from '#renderer/features/consumer/profile-fields.tsx';
import type { ProfileValues } from '#renderer/features/consumer/profile-rules.ts';
import { useUnsaved } from '#renderer/features/consumer/unsaved-changes.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { usePlatform } from '#renderer/platform/platform-context.tsx';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const rules = lazyResolver(
  async () => (await import('#renderer/features/consumer/profile-rules.ts')).profileRules,
);

const useStyles = makeStyles({
  measure: { display: 'flex', flexDirection: 'column', gap: space.m, maxWidth: '34rem' },
});

/** Renders the verification of a phone number; the page supplies it, for features do not import each other. */
export type VerifyPhone = (verification: {
  readonly mobileNumber: string;
  readonly onVerified: (phone: {
    readonly mobileNumber: string;
    readonly proof: string;
  }) => Promise<void>;
  readonly onFailure: () => void;
  readonly onAttempt: () => void;
}) => ReactNode;

/** The profile as it is changed. A new mobile number is verified by a code before anything is sent. */
export function EditProfile({
  userId,
  details,
  verifyPhone,
  onCancel,
  onSaved,
}: {
  readonly userId: string;
  readonly details: ProfileData;
  readonly verifyPhone: VerifyPhone;
  readonly onCancel: () => void;
  readonly onSaved: () => Promise<void>;
}) {
  const styles = useStyles();
  const cards = useCardStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [newNumber, setNewNumber] = useState<string | null>(null);
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: {
      userId,
      firstName: details.firstName,
      lastName: details.lastName,
      email: details.emailId,
      mobileNumber: '',
    },
  });
  const busy = form.formState.isSubmitting;
  useUnsaved(form.formState.isDirty);
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);

  async function save(values: ProfileValues, proof: string | null): Promise<void> {
    setOutcome(null);
    const mobileNumber = parseMobileNumber(values.mobileNumber);
    if (mobileNumber !== null && proof === null) return setNewNumber(mobileNumber);
    const category = categoryFromUserType(details.userType);
    if (category === undefined) {
      return setOutcome({ kind: 'failure', text: t('profile.saveFailed') });
    }
    const result = await platform.call(
      'updateUser',
      { ...values, userId, mobileNumber, category },
      proof,
    );
    if (result.ok) return onSaved();
    setNewNumber(null);
    setOutcome(failed(result.failure));
  }

  /** With what the gateway said, where it said something that helps. */
  function failed(failure: GatewayFailure): Outcome {
    const text = t('profile.saveFailed');
    if (failure.kind === 'signed-out') {
      return { kind: 'failure', text: `${text} ${t('profile.signedOut')}` };
    }
    const quoted = failure.kind === 'refused' ? failure.message : undefined;
    return { kind: 'failure', text, quoted };
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
            onFailure: () => setOutcome({ kind: 'failure', text: t('errors.exception') }),
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
        <Form
          onFocus={rules.fetchAhead}
          aria-label={t('profile.title')}
          onSubmit={form.handleSubmit((values) => save(values, null))}
        >
          <OutcomeMessage outcome={outcome} />
          <ProfileFields form={form} />
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
