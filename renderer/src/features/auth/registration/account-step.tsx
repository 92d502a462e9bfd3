import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PasswordRules } from '#renderer/features/auth/shared/password-rules.tsx';
import type { AccountValues } from '#renderer/features/auth/registration/register-rules.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { CheckboxField } from '#renderer/ui/form/fields/checkbox-field.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { EmailField } from '#renderer/ui/form/contact-fields.tsx';
import { PasswordField } from '#renderer/ui/form/fields/password-field.tsx';
import { Notice } from '#renderer/ui/basics/notice.tsx';

/** Step 3 of registration: email and password, which a brief one does not need, privacy notice and consent. */
export function AccountStep({
  form,
  isBrief,
  onFocus,
  onPrevious,
  onSubmit,
}: {
  readonly form: UseFormReturn<AccountValues>;
  readonly isBrief: boolean;
  readonly onFocus: () => void;
  readonly onPrevious: () => void;
  readonly onSubmit: (values: AccountValues) => Promise<void>;
}) {
  const { t } = useTranslation();
  const password = useWatch({ control: form.control, name: 'password' });
  const [isFilled] = useState(() => form.getValues('emailId') !== '');
  const [isAdding, setAdding] = useState(false);
  const isOpen = isFilled || isAdding;
  const { setFocus } = form;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isAdding) setFocus('emailId');
  }, [isAdding, setFocus]);
  const busy = form.formState.isSubmitting;
  return (
    <Form onFocus={onFocus} onSubmit={form.handleSubmit(onSubmit)}>
      {isBrief && !isOpen && (
        <>
          <p>{t('register.phoneIsEnough')}</p>
          <FormActions>
            <Button onClick={() => setAdding(true)}>{t('register.addEmail')}</Button>
          </FormActions>
        </>
      )}
      {(!isBrief || isOpen) && (
        <>
          <EmailField
            form={form}
            name="emailId"
            label={t(isBrief ? 'register.optionalEmail' : 'register.email')}
            optional={isBrief}
          />
          <PasswordField
            form={form}
            name="password"
            label={t(isBrief ? 'register.optionalPassword' : 'register.password')}
            hint={<PasswordRules password={password} />}
            autoComplete="new-password"
            optional={isBrief}
            enterKeyHint="next"
          />
          <PasswordField
            form={form}
            name="confirmedPassword"
            label={t('register.confirmPassword')}
            autoComplete="new-password"
            optional={isBrief && password === ''}
            enterKeyHint="done"
          />
        </>
      )}
      <Notice
        title={t('form.noticeTitle')}
        text={t(isBrief ? 'register.noticeBrief' : 'register.notice')}
        link={t('register.noticeLink')}
      />
      <CheckboxField
        form={form}
        name="consent"
        label={
          <>
            {t('register.consent')}{' '}
            <PortalLink to="/support#terms" target="_blank">
              {t('register.terms')}
            </PortalLink>
          </>
        }
      />
      <FormActions>
        <Button onClick={onPrevious}>{t('register.previous')}</Button>
        <Button type="submit" kind="primary" busy={busy}>
          {t(busy ? 'register.submitting' : 'register.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
