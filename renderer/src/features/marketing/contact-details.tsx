import { makeStyles } from '@griffel/react';
import type { ComponentProps, ReactNode } from 'react';
import { officesOf } from '#renderer/content/brand/brand.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import type { PostalAddress } from '#renderer/content/types.ts';
import { PhoneNumber } from '#renderer/ui/text/phone-number.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Icon } from '#renderer/ui/pictures/icon.tsx';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  row: { display: 'flex', gap: space.s, alignItems: 'start' },
  icon: { color: token.colorBrandForeground1 },
  address: { fontStyle: 'normal' },
  link: { display: 'inline-block', padding: '0.625rem 0', margin: '-0.625rem 0' },
});

/** The company's email addresses, phone number and hours. */
export function ContactDetails() {
  const styles = useStyles();
  const { emails, phone, hours } = useBrand();
  return (
    <ul className={styles.list}>
      {[emails.support, emails.partners].map((email) => (
        <Row key={email} icon="mail">
          <a href={`mailto:${email}`} className={styles.link}>
            {email}
          </a>
        </Row>
      ))}
      <Row icon="call">
        <PhoneNumber phone={phone} />
      </Row>
      <Row icon="clock">{hours}</Row>
    </ul>
  );
}

/** The postal addresses of all offices. */
export function PostalAddresses() {
  const brand = useBrand();
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {officesOf(brand).map((place) => (
        <Row key={place.id} icon="place">
          <Address place={place} />
        </Row>
      ))}
    </ul>
  );
}

function Address({ place }: { readonly place: PostalAddress }) {
  const styles = useStyles();
  const { language } = useTranslation();
  return (
    <address className={styles.address}>
      <strong>{place.label}</strong>
      {[...place.lines, listInWords([place.city, place.state], language), place.country].map(
        (line) => (
          <div key={line}>{line}</div>
        ),
      )}
    </address>
  );
}

function Row({
  icon,
  children,
}: {
  readonly icon: ComponentProps<typeof Icon>['icon'];
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <Icon icon={icon} className={styles.icon} />
      <div>{children}</div>
    </li>
  );
}
