import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { appsOf } from '#renderer/content/brand/brand.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { AppBadges } from '#renderer/ui/pictures/app-badges.tsx';
import { Picture } from '#renderer/ui/basics/picture.tsx';

const useStyles = makeStyles({
  banner: {
    display: 'grid',
    alignItems: 'center',
    gap: space.xl,
    overflow: 'hidden',
    padding: 'clamp(1.5rem, 5vw, 3.5rem)',
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    borderRadius: token.borderRadius4XLarge,
    [from.md]: { gridTemplateColumns: '1.4fr 1fr' },
  },
  words: { display: 'flex', flexDirection: 'column', gap: space.m },
  heading: { fontSize: 'clamp(1.625rem, 4vw, 2.25rem)', letterSpacing: '-0.01em' },
  text: { maxWidth: '52ch', fontSize: token.fontSizeBase400, lineHeight: '1.5' },
  // Decorative: a phone neither shows nor fetches it.
  picture: { maxWidth: '20rem', margin: '0 auto', [below.md]: { display: 'none' } },
});

/** Advertises the mobile app, in which people can apply, if there is one. */
export function AppBanner() {
  const home = useContent('home');
  const { hasApplications } = usePlatform();
  const styles = useStyles();
  const hasApp = appsOf(useBrand()).length > 0;
  const { heading, text, textHere } = home.banner;
  if (!hasApp) return null;
  return (
    <section className={styles.banner}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{hasApplications ? textHere : text}</p>
        <AppBadges />
      </div>
      <Picture image="app-phone" alt="" className={styles.picture} />
    </section>
  );
}
