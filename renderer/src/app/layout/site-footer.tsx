import { makeStyles } from '@griffel/react';
import { brand } from '#renderer/content/brand.ts';
import { navigation } from '#renderer/content/en/navigation.ts';
import type { PostalAddress } from '#renderer/content/types.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  footer: {
    marginTop: space.section,
    padding: `${space.xl} ${space.gutter}`,
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    fontSize: token.fontSizeBase300,
    '& a': { color: 'inherit' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
    gap: space.xl,
    maxWidth: '76rem',
    margin: '0 auto',
  },
  contents: { display: 'contents' },
  heading: { fontSize: token.fontSizeBase400, marginBottom: space.xs },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '36px' },
  address: { fontStyle: 'normal', marginTop: space.xs },
  small: {
    maxWidth: '76rem',
    margin: `${space.xl} auto 0`,
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    fontSize: token.fontSizeBase200,
  },
});

/** Contact details, both addresses, complaints, links and app badges. */
export function SiteFooter() {
  const styles = useStyles();
  const { footerText, footer, labels } = navigation;
  const { grievanceOfficer: officer, apps } = brand;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>{footerText.contactHeading}</h2>
          <a className={styles.link} href={`mailto:${brand.emails.support}`}>
            {brand.emails.support}
          </a>
          <p>{brand.hours}</p>
          <Address of={brand.headquarters} />
          <Address of={brand.secondOffice} />
        </section>
        <nav aria-label={labels.footer} className={styles.contents}>
          {footer.map(({ heading, links }) => (
            <section key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul className={styles.list}>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <a className={styles.link} href={to}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <section>
          <h2 className={styles.heading}>{footerText.grievanceHeading}</h2>
          <p>{officer.role}</p>
          <a className={styles.link} href={`mailto:${officer.email}`}>
            {officer.email}
          </a>
          <p>{brand.escalation.text}</p>
        </section>
        <section>
          <h2 className={styles.heading}>{footerText.appsHeading}</h2>
          <ul className={styles.list}>
            {[apps.android, apps.iphone].map(({ label, url }) => (
              <li key={label}>
                <a className={styles.link} href={url} rel="noopener noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={styles.small}>
        <p>{footerText.feeStatement}</p>
        <p>{footerText.roleStatement}</p>
        <p>{footerText.copyright}</p>
      </div>
    </footer>
  );
}

function Address({ of: place }: { readonly of: PostalAddress }) {
  const styles = useStyles();
  return (
    <address className={styles.address}>
      <strong>{place.label}</strong>
      <br />
      {place.lines.join(', ')}
      <br />
      {place.city}, {place.state}
    </address>
  );
}
