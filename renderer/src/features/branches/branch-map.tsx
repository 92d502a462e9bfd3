import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { officesOf } from '#renderer/content/brand/brand.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { BranchDrawing } from '#renderer/features/branches/map/branch-drawing.tsx';
import { EmbedOnRequest } from '#renderer/ui/embeds/embed-on-request.tsx';
import { embeddedMapOf } from '#renderer/ui/embeds/map-address.ts';

/** Where branches and offices are: our own drawing, and another site's map on request. */
export function BranchMap() {
  const branches = useContent('branches');
  const brand = useBrand();
  const { title, drawing, loadLabel, loadNote } = branches.map;
  const spots = [
    ...branches.samples.map(({ id, name, latitude, longitude }) => ({
      id,
      label: name,
      latitude,
      longitude,
      isBranch: true,
    })),
    ...officesOf(brand).map(({ city, latitude, longitude }) => ({
      id: city,
      label: city,
      latitude,
      longitude,
      isBranch: false,
    })),
  ];
  return (
    <EmbedOnRequest
      source={embeddedMapOf(spots)}
      title={title}
      poster={<BranchDrawing description={drawing} spots={spots} />}
      loadLabel={loadLabel}
      loadNote={loadNote}
      keepsPoster
    />
  );
}
