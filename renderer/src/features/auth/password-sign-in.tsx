import { Button } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { requiredText } from '#renderer/ui/form/schemas.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';

const schema = z.object({
  userId: requiredText(254),
  password: z.string().check(z.minLength(1, 'form.required')),
});

/** The 'User Id' tab. */
export function PasswordSignIn({
  refocus,
  onSubmit,
}: {
  /** Whether to take the focus at once: the form was cleared after an attempt. */
  readonly refocus: boolean;
  readonly onSubmit: (values: z.infer<typeof schema>) => Promise<void>;
}) {
  const { t } = useTranslation();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { userId: '', password: '' },
  });
  const { setFocus } = form;
  const busy = form.formState.isSubmitting;
  useEffect(() => {
    if (refocus) setFocus('userId');
  }, [refocus, setFocus]);
  return (
    <Form onSubmit={form.handleSubmit(onSubmit)}>
      <TextField
        form={form}
        name="userId"
        label={t('login.userId')}
        hint={t('login.userIdHint')}
        autoComplete="username"
        enterKeyHint="next"
      />
      <TextField
        form={form}
        name="password"
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <FormActions>
        <Button type="submit" appearance="primary" disabledFocusable={busy}>
          {t(busy ? 'login.submitting' : 'login.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
