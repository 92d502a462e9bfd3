import { makeStyles } from '@griffel/react';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordRules } from '#renderer/features/auth/shared/password-rules.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { PasswordField } from '#renderer/ui/form/fields/password-field.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';

const rules = lazyResolver(
  async () =>
    (await import('#renderer/features/auth/recovery/new-password-rules.ts')).newPasswordRules,
);

const useStyles = makeStyles({ unseen: visuallyHidden });

/** A new password, typed twice. */
export function NewPassword({
  userId,
  onSubmit,
}: {
  readonly userId: string;
  readonly onSubmit: (password: string) => Promise<void>;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { password: '', confirmedPassword: '' },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const busy = form.formState.isSubmitting;
  return (
    <Form
      onFocus={rules.fetchAhead}
      onSubmit={form.handleSubmit((values) => onSubmit(values.password))}
    >
      {/* Tells password managers whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        value={userId}
        readOnly
        tabIndex={-1}
        aria-hidden
        className={styles.unseen}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('recovery.newPassword')}
        hint={<PasswordRules password={password} />}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        form={form}
        name="confirmedPassword"
        label={t('register.confirmPassword')}
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t(busy ? 'recovery.changing' : 'recovery.change')}
        </Button>
      </FormActions>
    </Form>
  );
}
