import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import type { PlaceholderSlide } from '#renderer/content/consumer-types.ts';
import { SampleMark } from '#renderer/features/consumer/shared/sample-mark.tsx';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Carousel } from '#renderer/ui/carousel/carousel.tsx';
import { Picture } from '#renderer/ui/basics/picture.tsx';

const useStyles = makeStyles({
  both: {
    display: 'grid',
    gap: space.xl,
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  one: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
  },
  heading: { fontSize: token.fontSizeBase500 },
  slide: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
  },
  picture: {
    height: '9rem',
    objectFit: 'contain',
    backgroundColor: token.portalBandBackground,
  },
  words: { display: 'flex', flexDirection: 'column', gap: space.xs, padding: space.l },
  title: { fontSize: token.fontSizeBase400 },
  text: { color: token.colorNeutralForeground2 },
});

/** The two carousels of the profile: three placeholder slides each (spec section 2). */
export function ProfileOffers() {
  const consumerSample = useContent('consumer-sample');
  const styles = useStyles();
  const { preApprovedOffers, bestOffers } = consumerSample;
  return (
    <div className={styles.both}>
      <Slides {...preApprovedOffers} />
      <Slides {...bestOffers} />
    </div>
  );
}

function Slides({
  heading,
  slides,
}: {
  readonly heading: string;
  readonly slides: readonly PlaceholderSlide[];
}) {
  const styles = useStyles();
  return (
    <section className={styles.one}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <SampleMark />
      </div>
      <Carousel label={heading}>
        {slides.map(({ id, title, text, image }) => (
          <div key={id} className={styles.slide}>
            <Picture image={image} alt="" className={styles.picture} />
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </div>
        ))}
      </Carousel>
    </section>
  );
}
