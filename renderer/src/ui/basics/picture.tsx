import { makeStyles, mergeClasses } from '@griffel/react';
import { whenDark } from '#renderer/theme/breakpoints.ts';
import { HERO, type PictureKey, SIZES, heroFile } from '#renderer/ui/basics/picture-files.ts';

const useStyles = makeStyles({
  picture: {
    width: '100%',
    height: 'auto',
    [whenDark]: { filter: 'brightness(0.85)' },
  },
});

/** The window's width less its gutters; from lg on it is next to the text. */
const HERO_WIDTH = '(min-width: 992px) 36rem, 92vw';

/** One of the project's own pictures. `first` is for one that is visible without scrolling. */
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
  const asPixels = image === HERO.image;
  const drawn = (
    <img
      src={asPixels ? heroFile(HERO.widths[1], 'webp') : `/pictures/${image}.svg`}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      className={mergeClasses(styles.picture, className)}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  if (!asPixels) return drawn;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={HERO_WIDTH} />
      <source type="image/webp" srcSet={sourceSet('webp')} sizes={HERO_WIDTH} />
      {drawn}
    </picture>
  );
}

function sourceSet(format: 'avif' | 'webp'): string {
  return HERO.widths.map((width) => `${heroFile(width, format)} ${width}w`).join(', ');
}
