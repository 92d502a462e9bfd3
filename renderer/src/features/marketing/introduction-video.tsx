import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { EmbedOnRequest } from '#renderer/ui/embeds/embed-on-request.tsx';
import { Picture } from '#renderer/ui/basics/picture.tsx';

/** The introduction video behind its poster. */
export function IntroductionVideo() {
  const home = useContent('home');
  if (brand.videoEmbedUrl === null) return null;
  const { heading, playLabel, loadNote, image, alt } = home.video;
  return (
    <EmbedOnRequest
      source={brand.videoEmbedUrl}
      title={heading}
      poster={<Picture image={image} alt={alt} />}
      loadLabel={playLabel}
      loadNote={loadNote}
      isVideo
    />
  );
}
