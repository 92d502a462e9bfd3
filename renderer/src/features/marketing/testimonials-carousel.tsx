import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Carousel } from '#renderer/ui/carousel/carousel.tsx';
import { Picture } from '#renderer/ui/basics/picture.tsx';

/** Spec section 2, in milliseconds. */
const TESTIMONIAL_DURATION_MS = 3000;

const useStyles = makeStyles({
  slide: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.m,
    height: '100%',
    maxWidth: '52rem',
    margin: '0 auto',
    padding: 'clamp(1.25rem, 4vw, 2.5rem)',
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    [from.sm]: { flexDirection: 'row', gap: space.xl },
  },
  picture: {
    flexShrink: 0,
    width: '96px',
    height: '96px',
    borderRadius: token.borderRadiusCircular,
  },
  words: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0 },
  quote: {
    margin: 0,
    fontSize: 'clamp(1.0625rem, 2.4vw, 1.25rem)',
    lineHeight: '1.5',
    quotes: '"“" "”"',
    '::before': { content: 'open-quote' },
    '::after': { content: 'close-quote' },
  },
  who: { fontWeight: token.fontWeightSemibold },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

export function TestimonialsCarousel() {
  const home = useContent('home');
  const styles = useStyles();
  const { carouselLabel, slides } = home.testimonials;
  return (
    <Carousel label={carouselLabel} advanceAfterMs={TESTIMONIAL_DURATION_MS}>
      {slides.map(({ id, quote, who, note, image, alt }) => (
        <div key={id} className={styles.slide}>
          <Picture image={image} alt={alt} className={styles.picture} />
          <figure className={styles.words}>
            <blockquote className={styles.quote}>{quote}</blockquote>
            <figcaption>
              <p className={styles.who}>{who}</p>
              <p className={styles.note}>{note}</p>
            </figcaption>
          </figure>
        </div>
      ))}
    </Carousel>
  );
}
