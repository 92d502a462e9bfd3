import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

/** What to do after registration was refused: correct the fields the gateway named, or log in instead. */
export function RegisterRefusal({
  login,
  fields,
  onChangeNumber,
  onChangeCategory,
  onChangeEmail,
}: {
  /** The address of the sign-in page. */
  readonly login: string;
  readonly fields: readonly string[];
  readonly onChangeNumber: () => void;
  readonly onChangeCategory: () => void;
  readonly onChangeEmail: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      {fields.includes('emailId') && (
        <Button onClick={onChangeEmail}>{t('register.changeEmail')}</Button>
      )}
      {fields.includes('mobileNumber') && (
        <Button onClick={onChangeNumber}>{t('phone.changeNumber')}</Button>
      )}
      {fields.includes('category') && (
        <Button onClick={onChangeCategory}>{t('register.changeCategory')}</Button>
      )}
      <PortalLink to={login}>{t('register.loginInstead')}</PortalLink>
    </>
  );
}
