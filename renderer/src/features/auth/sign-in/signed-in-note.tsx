import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

/** Says who is already signed in, with a link to the account. */
export function SignedInNote() {
  const { t } = useTranslation();
  const { userId } = useSession();
  if (userId === null) return null;
  return (
    <p role="status">
      {t('register.signedInAs', { userId })}{' '}
      <PortalLink to="/consumer-profile">{t('login.goToAccount')}</PortalLink>
    </p>
  );
}
