import { Button } from '@fluentui/react-components';
import { TapSingleRegular } from '@fluentui/react-icons/svg/tap-single';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { useJobs } from '#renderer/features/kiosk/use-jobs.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { landscape } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Logo } from '#renderer/ui/pictures/logo.tsx';
import { useReducedMotion } from '#renderer/ui/carousel/use-reduced-motion.ts';

/** How long a job is shown, in milliseconds: enough to read it while walking by. */
const JOB_DURATION_MS = 9000;
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
  jobs: { position: 'relative', overflow: 'hidden' },
  job: {
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
  icon: {
    display: 'grid',
    placeItems: 'center',
    justifySelf: 'center',
    width: 'min(60vw, 38vh)',
    height: 'min(60vw, 38vh)',
    borderRadius: token.borderRadius4XLarge,
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
    fontSize: 'min(36vw, 24vh)',
  },
  words: { display: 'flex', flexDirection: 'column', gap: space.m },
  title: { fontSize: 'clamp(2.25rem, 6vw, 4rem)', [landscape]: { fontSize: '2.75rem' } },
  text: { maxWidth: '40ch', fontSize: token.fontSizeBase600, lineHeight: '1.35' },
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

/**
 * Attracts passers-by: shows one job after another, without animation where reduced motion is preferred. Dated offers stay
 * on the site: a terminal would advertise them after their last day.
 */
export function AttractScreen({ onTouch }: { readonly onTouch: () => void }) {
  const { ways, others } = useJobs();
  const jobs = [...ways, ...others];
  const brand = useBrand();
  const styles = useStyles();
  const { t } = useTranslation();
  const still = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const count = jobs.length;

  const keyPressed = useEffectEvent(onTouch);
  useEffect(() => {
    const start = () => keyPressed();
    window.addEventListener('keyup', start);
    return () => window.removeEventListener('keyup', start);
  }, []);
  useEffect(() => {
    if (still) return undefined;
    const next = () => setCurrent((shown) => (shown + 1) % count);
    const timer = setInterval(next, JOB_DURATION_MS);
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
      <div role="group" aria-label={t('attract.jobs')} className={styles.jobs}>
        {jobs.map(({ to, icon, name, text }, index) => (
          <article key={to} className={mergeClasses(styles.job, index === current && styles.shown)}>
            <span className={styles.icon}>{icon}</span>
            <div className={styles.words}>
              <h2 className={styles.title}>{t(name)}</h2>
              <p className={styles.text}>{t(text)}</p>
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
