import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { makeStyles } from '@griffel/react';
import type { Section, SiteLink } from '#renderer/content/types.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    padding: 'clamp(1.5rem, 5vw, 3rem)',
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    borderRadius: token.borderRadius4XLarge,
  },
  heading: { fontSize: 'clamp(1.5rem, 3.4vw, 2rem)' },
  text: { maxWidth: '60ch' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.l}`,
  },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', color: 'inherit' },
});

/** The end of a page for partners: register, or see the requirements first. */
export function CallToRegister({
  heading,
  paragraphs,
  button,
  formLink,
}: Section & { readonly button: SiteLink; readonly formLink: SiteLink }) {
  const styles = useStyles();
  return (
    <section className={styles.box}>
      <h2 className={styles.heading}>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      <div className={styles.actions}>
        <ButtonLink to={button.to} kind="accent">
          {button.label}
        </ButtonLink>
        <PortalLink to={formLink.to} className={styles.link}>
          {formLink.label}
        </PortalLink>
      </div>
    </section>
  );
}
