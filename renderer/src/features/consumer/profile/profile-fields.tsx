import type { UseFormReturn } from 'react-hook-form';
import type { ProfileValues } from '#renderer/features/consumer/profile/profile-rules.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { EmailField, NameField } from '#renderer/ui/form/contact-fields.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

/** The fields of the profile: all but the user ID can be changed. */
export function ProfileFields({
  form,
  needsEmail,
  knowsNumber,
}: {
  readonly form: UseFormReturn<ProfileValues>;
  /** Whether there must be an email: one that there is can only be changed. */
  readonly needsEmail: boolean;
  /** Whether the registered number is known here, so that it need not be typed. */
  readonly knowsNumber: boolean;
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        form={form}
        name="userId"
        label={t('profile.userId')}
        hint={t('profile.userIdHint')}
        autoComplete="off"
        readOnly
      />
      <NameField form={form} name="firstName" label={t('profile.firstName')} part="given" />
      <NameField form={form} name="lastName" label={t('profile.lastName')} part="family" />
      <EmailField
        form={form}
        name="email"
        label={t(needsEmail ? 'profile.email' : 'profile.optionalEmail')}
        optional={!needsEmail}
      />
      <TextField
        form={form}
        name="mobileNumber"
        label={t('profile.mobileNumber')}
        hint={t(knowsNumber ? 'profile.mobileHint' : 'profile.mobileNeededHint')}
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="done"
        optional={knowsNumber}
      />
    </>
  );
}
