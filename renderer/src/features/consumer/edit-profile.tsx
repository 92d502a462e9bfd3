import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { categoryFromUserType } from '#contract/category-names.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { parseMobileNumber } from '#contract/mobile-number.ts';
import type { ProfileData } from '#renderer/features/consumer/profile-data.ts';
import { ProfileFields } from '#renderer/features/consumer/profile-fields.tsx';
import type { ProfileValues } from '#renderer/features/consumer/profile-rules.ts';
import { useUnsaved } from '#renderer/features/consumer/unsaved-changes.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { usePlatform } from '#renderer/platform/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const rules = lazyResolver(
  async () => (await import('#renderer/features/consumer/profile-rules.ts')).profileRules,
);

const useStyles = makeStyles({
  card: {
    padding: `${space.l} clamp(1rem, 3vw, 1.5rem)`,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
  },
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
  const { t } = useTranslation();
  const platform = usePlatform();
  const [outcome, tell] = useState<Outcome | null>(null);
  const [newNumber, verify] = useState<string | null>(null);
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
    tell(null);
    const mobileNumber = parseMobileNumber(values.mobileNumber);
    if (mobileNumber !== null && proof === null) return verify(mobileNumber);
    const category = categoryFromUserType(details.userType);
    if (category === undefined) {
      return tell({ kind: 'failure', text: t('profile.saveFailed') });
    }
    const result = await platform.call(
      'updateUser',
      { ...values, userId, mobileNumber, category },
      proof,
    );
    if (result.ok) return onSaved();
    verify(null);
    tell(failed(result.failure));
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
      <section aria-label={t('profile.verifyTitle')} className={styles.card}>
        <div className={styles.measure}>
          <h2>{t('profile.verifyTitle')}</h2>
          <OutcomeMessage outcome={outcome} />
          {verifyPhone({
            mobileNumber: newNumber,
            onAttempt: () => tell(null),
            onFailure: () => tell({ kind: 'failure', text: t('errors.exception') }),
            onVerified: ({ mobileNumber, proof }) =>
              save({ ...form.getValues(), mobileNumber }, proof),
          })}
          <FormActions>
            <Button onClick={() => verify(null)}>{t('profile.cancel')}</Button>
          </FormActions>
        </div>
      </section>
    );
  }

  return (
    <div className={styles.card}>
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
    </div>
  );
}
