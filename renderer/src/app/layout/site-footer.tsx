import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import { makeStyles, mergeClasses } from '@griffel/react';
import { appsOf, officesOf } from '#renderer/content/brand/brand.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import type { PostalAddress, SocialHandle } from '#renderer/content/types.ts';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { MINUS_WHEN_OPEN, PLUS } from '#renderer/ui/folds/fold-styles.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { AppBadges } from '#renderer/ui/pictures/app-badges.tsx';
import { Logo } from '#renderer/ui/pictures/logo.tsx';
import { LinkedText } from '#renderer/ui/text/linked-text.tsx';

const useStyles = makeStyles({
  footer: {
    padding: `${space.section} ${space.gutter} ${space.xl}`,
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    fontSize: token.fontSizeBase300,
    '& a': { color: 'inherit', textDecorationLine: 'none' },
    '& a:hover, & p a': { textDecorationLine: 'underline' },
  },
  columns: {
    display: 'grid',
    gap: `${space.xl} ${space.l}`,
    maxWidth: '76rem',
    margin: '0 auto',
    [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [from.lg]: { gridTemplateColumns: '1.6fr repeat(3, 1fr) 1.8fr' },
  },
  // The list is the sibling of the details element, so that a wide window shows it without opening anything.
  folds: {
    display: 'contents',
    [below.md]: { '& details:not([open]) + ul': { display: 'none' } },
  },
  wide: { [below.lg]: { gridColumn: '1 / -1' } },
  column: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    fontSize: token.fontSizeBase500,
    fontWeight: token.fontWeightSemibold,
  },
  heading: { fontSize: token.fontSizeBase400, padding: `${space.xs} 0 0.25rem` },
  fromMd: { [below.md]: { display: 'none' } },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '48px',
    fontWeight: token.fontWeightSemibold,
    cursor: 'pointer',
    listStyle: 'none',
    '::-webkit-details-marker': { display: 'none' },
    '::after': { ...PLUS, color: 'inherit' },
    ...MINUS_WHEN_OPEN,
    [from.md]: { display: 'none' },
  },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    [from.lg]: { minHeight: '36px' },
  },
  address: { fontStyle: 'normal' },
  addresses: { display: 'flex', flexWrap: 'wrap', gap: `${space.s} ${space.xl}` },
  small: {
    maxWidth: '76rem',
    margin: `${space.xl} auto 0`,
    paddingTop: space.l,
    borderTop: `1px solid ${token.portalHeaderLine}`,
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    fontSize: token.fontSizeBase200,
  },
});

/** Contact details, addresses, complaints, links and app badges. */
export function SiteFooter() {
  const navigation = useContent('navigation');
  const styles = useStyles();
  const brand = useBrand();
  const { footerText } = navigation;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.wide}>
          <Contact />
        </div>
        <LinkColumns />
        <div className={styles.wide}>
          <div className={styles.column}>
            <Complaints />
            {appsOf(brand).length > 0 && (
              <h2 className={styles.heading}>{footerText.appsHeading}</h2>
            )}
            <AppBadges />
          </div>
        </div>
      </div>
      <div className={styles.small}>
        <p>{footerText.feeStatement}</p>
        <p>{footerText.roleStatement}</p>
        <p>{footerText.copyright}</p>
      </div>
    </footer>
  );
}

function Contact() {
  const brand = useBrand();
  const navigation = useContent('navigation');
  const styles = useStyles();
  const { footerText } = navigation;
  const handles = brand.social.filter(isReachable);
  return (
    <div className={styles.column}>
      <div className={styles.brand}>
        <Logo size={36} />
        {brand.name}
      </div>
      <h2 className={styles.heading}>{footerText.contactHeading}</h2>
      <div>
        <a className={styles.link} href={`mailto:${brand.emails.support}`}>
          {brand.emails.support}
        </a>
        <p>{brand.hours}</p>
      </div>
      <div className={styles.addresses}>
        {officesOf(brand).map((office) => (
          <Address key={office.id} of={office} />
        ))}
      </div>
      {handles.length > 0 && <h2 className={styles.heading}>{footerText.socialHeading}</h2>}
      {handles.map(({ network, url }) => (
        <a key={network} className={styles.link} href={url}>
          {network}
        </a>
      ))}
    </div>
  );
}

function isReachable(handle: SocialHandle): handle is SocialHandle & { readonly url: string } {
  return handle.url !== null;
}

/** Columns of links; on a phone each is a native `details`. */
function LinkColumns() {
  const navigation = useContent('navigation');
  const { hasApplications } = usePlatform();
  const styles = useStyles();
  const { footer, here } = navigation;
  const columns = footer.map(({ heading, links }, index) => ({
    heading,
    links: hasApplications && index === 0 ? [...links, ...here] : links,
  }));
  return (
    <nav aria-label={navigation.labels.footer} className={styles.folds}>
      {columns.map(({ heading, links }) => (
        <section key={heading}>
          <h2 className={mergeClasses(styles.heading, styles.fromMd)}>{heading}</h2>
          <details>
            <summary className={styles.summary}>{heading}</summary>
          </details>
          <ul className={styles.list}>
            {links.map(({ label, to }) => (
              <li key={label}>
                <PortalLink className={styles.link} to={to}>
                  {label}
                </PortalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Complaints() {
  const brand = useBrand();
  const navigation = useContent('navigation');
  const styles = useStyles();
  const { grievanceOfficer: officer, escalation } = brand;
  return (
    <>
      <h2 className={styles.heading}>{navigation.footerText.grievanceHeading}</h2>
      <div>
        <p>{officer.role}</p>
        <a className={styles.link} href={`mailto:${officer.email}`}>
          {officer.email}
        </a>
        <p>
          <LinkedText>{escalation.text}</LinkedText>
        </p>
      </div>
    </>
  );
}

function Address({ of: place }: { readonly of: PostalAddress }) {
  const styles = useStyles();
  const { language } = useTranslation();
  return (
    <address className={styles.address}>
      <strong>{place.label}</strong>
      {[...place.lines, listInWords([place.city, place.state], language)].map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
