import { brand } from '#renderer/content/brand.ts';
import { support } from '#renderer/content/en/support.ts';
import { EmbedOnRequest } from '#renderer/ui/embed-on-request.tsx';
import { embeddedMapUrl } from '#renderer/ui/map-address.ts';
import { Picture } from '#renderer/ui/picture.tsx';

/** Where the head office is. */
export function HeadOfficeMap() {
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
