import { MenuItem, type MenuPlace } from '#renderer/features/consumer/menu/menu-item.tsx';
import type { Menu } from '#renderer/features/consumer/menu/menu.ts';
import { useAddress } from '#renderer/i18n/edition/use-address.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useOtherLanguages } from '#renderer/ui/navigation/use-other-languages.ts';

/** The end of every menu of the consumer area, as list items: a dealer's desk, the other languages, and Logout or Sign in. */
export function MenuEnd({
  place,
  firstClass,
  hasDesk,
  signedIn,
  onSignOut,
  onLanguageChosen,
}: Pick<Menu, 'hasDesk' | 'signedIn' | 'onSignOut'> & {
  readonly place: MenuPlace;
  /** Class of the first item, which separates the end from the views. */
  readonly firstClass: string;
  readonly onLanguageChosen?: () => void;
}) {
  const { t } = useTranslation();
  const addressOf = useAddress();
  const languages = useOtherLanguages('/consumer-profile');
  return (
    <>
      {hasDesk && (
        <li>
          <MenuItem
            place={place}
            icon="desk"
            text={t('consumer.desk')}
            address={addressOf('/dealer-desk')}
          />
        </li>
      )}
      <li className={firstClass}>
        {languages.map(({ language, name, ...way }) => (
          <MenuItem
            key={language}
            place={place}
            icon="language"
            text={name}
            language={language}
            {...('address' in way
              ? { address: way.address }
              : {
                  onChoose: () => {
                    way.choose();
                    onLanguageChosen?.();
                  },
                })}
          />
        ))}
      </li>
      <li>
        {signedIn ? (
          <MenuItem place={place} icon="logout" text={t('consumer.logout')} onChoose={onSignOut} />
        ) : (
          <MenuItem
            place={place}
            icon="sign-in"
            text={t('consumer.signIn')}
            address={addressOf('/login')}
          />
        )}
      </li>
    </>
  );
}
