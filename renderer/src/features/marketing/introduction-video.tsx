import { brand } from '#renderer/content/brand.ts';
import { home } from '#renderer/content/en/home.ts';
import { EmbedOnRequest } from '#renderer/ui/embed-on-request.tsx';
import { Picture } from '#renderer/ui/picture.tsx';

/** The introduction video behind its first picture. */
export function IntroductionVideo() {
  const { heading, playLabel, loadNote, image, alt } = home.video;
  return (
    <EmbedOnRequest
      source={brand.videoEmbedUrl}
      title={heading}
      poster={<Picture image={image} alt={alt} />}
      loadLabel={playLabel}
      loadNote={loadNote}
      plays
    />
  );
}
