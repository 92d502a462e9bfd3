import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { Button } from '@fluentui/react-components';
import { TapSingleRegular } from '@fluentui/react-icons/svg/tap-single';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBrand } from '#renderer/i18n/use-brand.ts';
import { SENTENCE_END } from '#renderer/i18n/sentence-end.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { landscape } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Logo } from '#renderer/ui/pictures/logo.tsx';
import { Picture } from '#renderer/ui/basics/picture.tsx';
import { useReducedMotion } from '#renderer/ui/carousel/use-reduced-motion.ts';

/** How long an offer is shown, in milliseconds: enough to read it while walking by. */
const OFFER_DURATION_MS = 9000;
/**
 * The click of the touch that starts a visit arrives within this time; until then the screen stays, so that it hits
 * nothing below.
 */
const CLICK_DELAY_MS = 300;

const useStyles = makeStyles({
  screen: {
    position: 'fixed',
    inset: 0,
    zIndex: 60,
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    touchAction: 'none',
    cursor: 'pointer',
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    padding: `${space.xl} ${space.gutter}`,
  },
  name: { fontSize: token.fontSizeHero900, lineHeight: '1.1' },
  offers: { position: 'relative', overflow: 'hidden' },
  offer: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space.l,
    padding: `0 ${space.gutter}`,
    [landscape]: {
      display: 'grid',
      gridTemplateColumns: '1.1fr 1fr',
      alignItems: 'center',
      gap: space.section,
    },
    opacity: 0,
    transform: 'translateX(2rem)',
    transitionProperty: 'opacity, transform',
    transitionDuration: '1600ms',
    visibility: 'hidden',
  },
  shown: { opacity: 1, transform: 'none', visibility: 'visible' },
  picture: {
    flexShrink: 1,
    minHeight: 0,
    height: '52vh',
    objectFit: 'cover',
    borderRadius: token.borderRadius4XLarge,
  },
  words: { display: 'flex', flexDirection: 'column', gap: space.m },
  title: { fontSize: 'clamp(2.25rem, 6vw, 4rem)', [landscape]: { fontSize: '2.75rem' } },
  text: { maxWidth: '40ch', fontSize: token.fontSizeBase600, lineHeight: '1.35' },
  note: { fontSize: token.fontSizeBase400 },
  touch: {
    gap: space.xs,
    padding: `${space.m} ${space.xl}`,
    border: 'none',
    backgroundColor: token.portalAccent,
    color: token.portalAccentForeground,
    fontSize: token.fontSizeBase600,
    lineHeight: '1.25',
    ':hover': { backgroundColor: token.portalAccent, color: token.portalAccentForeground },
    ':hover:active': { backgroundColor: token.portalAccent, color: token.portalAccentForeground },
  },
  foot: {
    display: 'grid',
    justifyItems: 'center',
    padding: `${space.l} ${space.gutter} ${space.xl}`,
  },
});

/** Attracts passers-by: shows one offer after another, without animation where reduced motion is preferred. */
export function AttractScreen({ onTouch }: { readonly onTouch: () => void }) {
  const offers = useContent('offers');
  const brand = useBrand();
  const styles = useStyles();
  const { t, language } = useTranslation();
  const still = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const count = offers.slides.length;

  const keyPressed = useEffectEvent(onTouch);
  useEffect(() => {
    const start = () => keyPressed();
    window.addEventListener('keyup', start);
    return () => window.removeEventListener('keyup', start);
  }, []);
  useEffect(() => {
    if (still) return undefined;
    const next = () => setCurrent((shown) => (shown + 1) % count);
    const timer = setInterval(next, OFFER_DURATION_MS);
    return () => clearInterval(timer);
  }, [still, count]);

  return (
    <section
      aria-label={t('attract.title')}
      data-covers
      className={styles.screen}
      onPointerUp={() => void setTimeout(onTouch, CLICK_DELAY_MS)}
    >
      <div className={styles.head}>
        <Logo size={80} />
        <div>
          <p className={styles.name}>{brand.name}</p>
          <p>{brand.tagline}</p>
        </div>
      </div>
      <div role="group" aria-label={t('attract.offers')} className={styles.offers}>
        {offers.slides.map(({ id, image, alt, title, description, dateText, status }, index) => (
          <article
            key={id}
            className={mergeClasses(styles.offer, index === current && styles.shown)}
          >
            <Picture image={image} alt={alt} first className={styles.picture} />
            <div className={styles.words}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{description}</p>
              <p className={styles.note}>
                {dateText}
                {SENTENCE_END[language]} {status}
              </p>
            </div>
          </article>
        ))}
      </div>
      <div className={styles.foot}>
        <Button size="large" icon={<TapSingleRegular />} className={styles.touch} onClick={onTouch}>
          {t('attract.touch')}
        </Button>
      </div>
    </section>
  );
}
