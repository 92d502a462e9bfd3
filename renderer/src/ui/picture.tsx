import { makeStyles, mergeClasses } from '@griffel/react';
import type { ImageKey } from '#renderer/content/types.ts';
import { whenDark } from '#renderer/theme/breakpoints.ts';

/** A picture that the copy names, or the drawing that stands for a map until the map is asked for. */
export type PictureKey = ImageKey | 'map-poster';

/** Width and height in pixels, so that the page is laid out before a picture arrives. */
type Size = readonly [width: number, height: number];
const SCENE: Size = [600, 400];
const PORTRAIT: Size = [240, 240];
const MARK: Size = [200, 80];
const WIDE: Size = [960, 540];

const SIZES: Readonly<Record<PictureKey, Size>> = {
  'hero-three-wheeler': [960, 720],
  'app-phone': [480, 480],
  'video-poster': WIDE,
  'map-poster': WIDE,
  'product-fast-financing': SCENE,
  'product-interest-rates': SCENE,
  'product-flexible-repayment': SCENE,
  'product-simple-application': SCENE,
  'offer-three-wheeler': SCENE,
  'offer-rental': SCENE,
  'offer-business': SCENE,
  'customer-silhouette': PORTRAIT,
  'director-silhouette': PORTRAIT,
  'partner-mark-1': MARK,
  'partner-mark-2': MARK,
  'partner-mark-3': MARK,
  'partner-mark-4': MARK,
  'partner-mark-5': MARK,
  'news-key-facts': SCENE,
  'news-data-protection': SCENE,
  'news-lending-rules': SCENE,
  'blog-flat-rate': SCENE,
  'blog-moratorium': SCENE,
  'blog-cooling-off': SCENE,
  'about-story': SCENE,
  'nbfc-bridge': SCENE,
  'dealer-showroom': SCENE,
  'ev-charging': SCENE,
  'business-shop': SCENE,
  'business-credit-line': SCENE,
  'business-equipment': SCENE,
  'branch-counter': SCENE,
};

const useStyles = makeStyles({
  picture: {
    width: '100%',
    height: 'auto',
    [whenDark]: { filter: 'brightness(0.85)' },
  },
});

/** One of the project's own pictures. `first` is for the one that a visitor sees before scrolling. */
export function Picture({
  image,
  alt,
  first = false,
  className,
}: {
  readonly image: PictureKey;
  readonly alt: string;
  readonly first?: boolean;
  readonly className?: string;
}) {
  const styles = useStyles();
  const [width, height] = SIZES[image];
  return (
    <img
      src={`/pictures/${image}.svg`}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      className={mergeClasses(styles.picture, className)}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
