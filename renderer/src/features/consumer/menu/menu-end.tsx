import { useId } from 'react';
import { MenuItem, type MenuPlace } from '#renderer/features/consumer/menu/menu-item.tsx';
import type { Menu } from '#renderer/features/consumer/menu/menu.ts';
import { useAddress } from '#renderer/i18n/edition/use-address.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { LanguageList } from '#renderer/ui/navigation/language-list.tsx';
import {
  type OtherLanguage,
  useOtherLanguages,
} from '#renderer/ui/navigation/use-other-languages.ts';

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
  const languages = useOtherLanguages('/consumer-profile').map((way) =>
    'address' in way
      ? way
      : {
          ...way,
          choose: () => {
            way.choose();
            onLanguageChosen?.();
          },
        },
  );
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
        <Languages place={place} others={languages} />
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

/** One other language is an entry of its own; more are in a list that an entry opens. */
function Languages({
  place,
  others,
}: {
  readonly place: MenuPlace;
  readonly others: readonly OtherLanguage[];
}) {
  const { t } = useTranslation();
  const id = useId();
  const [only, ...more] = others;
  if (only === undefined) return null;
  if (more.length > 0) {
    return (
      <>
        <MenuItem place={place} icon="language" text={t('shell.language')} opens={id} />
        <LanguageList id={id} others={others} />
      </>
    );
  }
  return (
    <MenuItem
      place={place}
      icon="language"
      text={only.name}
      language={only.language}
      {...('address' in only ? { address: only.address } : { onChoose: only.choose })}
    />
  );
}
