import { useForm } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PasswordValues } from '#renderer/features/auth/sign-in/sign-in-rules.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { PasswordField } from '#renderer/ui/form/fields/password-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

const rules = lazyResolver(
  async () => (await import('#renderer/features/auth/sign-in/sign-in-rules.ts')).passwordRules,
);

const NOTHING: PasswordValues = { userId: '', password: '' };

/** Asks for user ID and password: the 'User Id' tab. */
export function PasswordSignIn({
  typed = NOTHING,
  isKnown = false,
  submit,
  onSubmit,
}: {
  /** What the fields hold at first. */
  readonly typed?: PasswordValues;
  /** Whether whose password it is is known, so that only the password is typed. */
  readonly isKnown?: boolean;
  /** What the button says, unless it signs in. */
  readonly submit?: string;
  readonly onSubmit: (values: PasswordValues) => Promise<void>;
}) {
  const { t } = useTranslation();
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: typed,
  });
  const busy = form.formState.isSubmitting;
  return (
    <Form onFocus={rules.fetchAhead} onSubmit={form.handleSubmit(onSubmit)}>
      {isKnown ? (
        // For password managers.
        <input type="text" autoComplete="username" value={typed.userId} readOnly hidden />
      ) : (
        <TextField
          form={form}
          name="userId"
          label={t('login.userId')}
          hint={t('login.userIdHint')}
          autoComplete="username"
          enterKeyHint="next"
        />
      )}
      <PasswordField
        form={form}
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? t('login.submitting') : (submit ?? t('login.submit'))}
        </Button>
      </FormActions>
    </Form>
  );
}
