import { brand } from '#renderer/content/brand.ts';
import { branches } from '#renderer/content/en/branches.ts';
import { BranchDrawing } from '#renderer/features/branches/branch-drawing.tsx';
import { EmbedOnRequest } from '#renderer/ui/embed-on-request.tsx';
import { embeddedMapOf } from '#renderer/ui/map-address.ts';

const OFFICES = [brand.headquarters, brand.secondOffice];

/** Where branches and offices are: a drawing of our own, and a map of another site when it is asked for. */
export function BranchMap() {
  const { title, drawing, loadLabel, loadNote } = branches.map;
  const spots = [
    ...branches.samples.map(({ id, name, latitude, longitude }) => ({
      id,
      label: name,
      latitude,
      longitude,
      isBranch: true,
    })),
    ...OFFICES.map(({ city, latitude, longitude }) => ({
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
      stays
    />
  );
}
