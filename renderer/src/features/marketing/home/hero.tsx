import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { appsOf } from '#renderer/content/brand/brand.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Picture } from '#renderer/ui/basics/picture.tsx';

const useStyles = makeStyles({
  stripe: {
    backgroundColor: token.portalBandBackground,
    padding: `${space.xl} ${space.gutter} ${space.section}`,
  },
  hero: {
    display: 'grid',
    alignItems: 'center',
    gap: space.xl,
    maxWidth: '76rem',
    margin: '0 auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.lg]: { gridTemplateColumns: '1.05fr 1fr', gap: '3.5rem' },
  },
  words: { display: 'flex', flexDirection: 'column', gap: space.m },
  tagline: {
    color: token.colorBrandForeground1,
    fontWeight: token.fontWeightSemibold,
    letterSpacing: '0.02em',
  },
  // Narrow enough to break the title after each of its three short sentences.
  title: {
    maxWidth: '13ch',
    fontSize: 'clamp(2.25rem, 6vw, 3.75rem)',
    letterSpacing: '-0.02em',
    lineHeight: '1.1',
    overflowWrap: 'anywhere',
  },
  intro: { fontSize: 'clamp(1.0625rem, 2vw, 1.25rem)', maxWidth: '56ch' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s, paddingTop: space.xs },
  note: {
    maxWidth: '60ch',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
  },
  picture: { borderRadius: token.borderRadius4XLarge },
});

/** The top of home: what the portal promises, whose fees are zero, and two ways to start. */
export function Hero() {
  const brand = useBrand();
  const home = useContent('home');
  const pages = useContent('pages');
  const styles = useStyles();
  const { process, banner } = home;
  const [app] = appsOf(brand);
  return (
    <div className={styles.stripe}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.tagline}>{brand.tagline}</p>
          <h1 className={styles.title}>{pages['/'].h1}</h1>
          <p className={styles.intro}>{process.intro}</p>
          <div className={styles.actions}>
            <ButtonLink to={process.action.to}>{process.action.label}</ButtonLink>
            {app !== undefined && (
              <ButtonLink to={app.url} kind="secondary">
                {banner.appLinkLabel}
              </ButtonLink>
            )}
          </div>
          <p className={styles.note}>{process.feeNote}</p>
        </div>
        <Picture image={banner.image} alt={banner.alt} className={styles.picture} first />
      </div>
    </div>
  );
}
