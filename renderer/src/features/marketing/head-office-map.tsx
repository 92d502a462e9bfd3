import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { EmbedOnRequest } from '#renderer/ui/embeds/embed-on-request.tsx';
import { embeddedMapUrl } from '#renderer/ui/embeds/map-address.ts';
import { Picture } from '#renderer/ui/basics/picture.tsx';

/** Where the head office is. */
export function HeadOfficeMap() {
  const brand = useBrand();
  const support = useContent('support');
  const { title, loadLabel, loadNote } = support.map;
  return (
    <EmbedOnRequest
      source={embeddedMapUrl(brand.headquarters)}
      title={title}
      poster={<Picture image="map-poster" alt="" />}
      loadLabel={loadLabel}
      loadNote={loadNote}
    />
  );
}
