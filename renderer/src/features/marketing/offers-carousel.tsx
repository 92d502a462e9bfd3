import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Carousel } from '#renderer/ui/carousel/carousel.tsx';
import { Picture } from '#renderer/ui/basics/picture.tsx';

/** Spec section 2, in milliseconds. */
const OFFER_DURATION_MS = 3000;

const useStyles = makeStyles({
  slide: {
    display: 'grid',
    height: '100%',
    overflow: 'hidden',
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    alignItems: 'center',
    [from.md]: { gridTemplateColumns: '1fr 1fr' },
  },
  // Never cropped, whatever the length of the text next to it.
  picture: { objectFit: 'contain' },
  words: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'start',
    gap: space.s,
    padding: 'clamp(1.25rem, 4vw, 3rem)',
  },
  date: {
    padding: `0.25rem ${space.s}`,
    border: `1px solid ${token.portalAccent}`,
    borderRadius: token.borderRadiusCircular,
    color: token.portalAccent,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightSemibold,
  },
  title: { fontSize: 'clamp(1.25rem, 3vw, 1.75rem)' },
  status: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** The offers with their last day, and a plain note once that day has passed. */
export function OffersCarousel() {
  const offers = useContent('offers');
  const styles = useStyles();
  return (
    <Carousel label={offers.carouselLabel} advanceAfterMs={OFFER_DURATION_MS}>
      {offers.slides.map(
        ({ id, title, description, image, alt, dateText, endedOn, status, action }) => (
          <div key={id} className={styles.slide}>
            <Picture image={image} alt={alt} className={styles.picture} />
            <div className={styles.words}>
              <time dateTime={endedOn} className={styles.date}>
                {dateText}
              </time>
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
              <p className={styles.status}>{status}</p>
              <ButtonLink to={action.to} about={title}>
                {action.label}
              </ButtonLink>
            </div>
          </div>
        ),
      )}
    </Carousel>
  );
}
