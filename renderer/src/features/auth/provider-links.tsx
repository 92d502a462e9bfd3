import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { useButtonClass } from '#renderer/ui/basics/button-link.tsx';
import { addressOfProvider, type StaffRole } from '#renderer/ui/navigation/provider-place.ts';
import { nameIn } from '#domain/languages.ts';

const useStyles = makeStyles({
  ways: { display: 'flex', flexDirection: 'column', gap: space.s },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** Links to the providers at which people with this role sign in; nothing where there are none, or none is known. */
export function ProviderLinks({
  role,
  path,
  isAgain = false,
}: {
  readonly role: StaffRole;
  readonly path: string;
  /** Whether this page keeps what was typed, so that the sign-in needs a tab of its own. */
  readonly isAgain?: boolean;
}) {
  const styles = useStyles();
  const link = useButtonClass('secondary');
  const { t, language } = useTranslation();
  const { data } = useCallQuery('signInProviders', { role });
  if (data === undefined || data.providers.length === 0) return null;
  const area = `${path}${window.location.hash}`;
  return (
    <div className={styles.ways}>
      {data.providers.map(({ id, name }) => (
        <PortalLink
          key={id}
          to={addressOfProvider({ provider: id, area, isAgain })}
          className={link}
          {...(isAgain && { target: '_blank' })}
        >
          {t('work.provider.signInWith', { name: nameIn(name, language) })}
        </PortalLink>
      ))}
      <p className={styles.aside}>{t(isAgain ? 'work.provider.inTab' : 'work.provider.or')}</p>
    </div>
  );
}
