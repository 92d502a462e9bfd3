import { makeStyles, mergeClasses } from '@griffel/react';
import { Children, type ReactNode, useRef } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { withoutScript } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ADVANCE_AFTER_MS } from '#renderer/ui/carousel/carousel-motion.ts';
import { useCarousel } from '#renderer/ui/carousel/use-carousel.ts';

const useStyles = makeStyles({
  carousel: { display: 'flex', flexDirection: 'column', gap: space.s },
  row: {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    borderRadius: token.borderRadius2XLarge,
    [withoutScript]: { scrollbarWidth: 'thin' },
  },
  slide: { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  controls: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    [withoutScript]: { display: 'none' },
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    padding: 0,
    border: `1px solid ${token.colorNeutralStroke1}`,
    borderRadius: token.borderRadiusCircular,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorNeutralForeground1,
    cursor: 'pointer',
    ':hover': { border: `1px solid ${token.colorBrandStroke1}` },
  },
  aside: { marginInlineStart: space.s },
  position: {
    minWidth: '4rem',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
});

const DRAWINGS = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
} as const;

/**
 * Slides side by side. Without script they scroll; with it they advance on their own (never while hovered, touched or
 * focused, nor where reduced motion is preferred) and respond to buttons, arrow keys and swipes.
 */
export function Carousel({
  label,
  advanceAfterMs = ADVANCE_AFTER_MS,
  children,
}: {
  readonly label: string;
  readonly advanceAfterMs?: number;
  /** Each child is a slide. */
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const slides = Children.toArray(children);
  const row = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(row, slides.length, advanceAfterMs);
  const position = (index: number) =>
    t('carousel.position', { number: index + 1, total: slides.length });

  return (
    <div
      role="group"
      aria-roledescription={t('carousel.carousel')}
      aria-label={label}
      className={styles.carousel}
      {...carousel.handlers}
    >
      <div
        ref={row}
        role="region"
        aria-label={t('carousel.slides', { label })}
        tabIndex={0}
        className={styles.row}
        onScroll={carousel.followScroll}
      >
        {slides.map((slide, index) => (
          <div
            // The number of slides never changes while a carousel is shown.
            key={index}
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={position(index)}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <Control drawing="previous" name={t('carousel.previous')} onPress={carousel.previous} />
        <p aria-live={carousel.advancing ? 'off' : 'polite'} className={styles.position}>
          {position(carousel.current)}
        </p>
        <Control drawing="next" name={t('carousel.next')} onPress={carousel.next} />
        <Control
          drawing={carousel.playing ? 'pause' : 'play'}
          name={t(carousel.playing ? 'carousel.pause' : 'carousel.play')}
          className={styles.aside}
          onPress={carousel.togglePlaying}
        />
      </div>
    </div>
  );
}

function Control({
  drawing,
  name,
  className,
  onPress,
}: {
  readonly drawing: keyof typeof DRAWINGS;
  readonly name: string;
  readonly className?: string;
  readonly onPress: () => void;
}) {
  const styles = useStyles();
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={mergeClasses(styles.button, className)}
      onClick={onPress}
    >
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        aria-hidden="true"
        data-mirrors={drawing === 'previous' || drawing === 'next' ? true : undefined}
      >
        <path
          d={DRAWINGS[drawing]}
          fill={drawing === 'play' ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
