/** A place on the map, in decimal degrees. */
export type Place = { readonly latitude: number; readonly longitude: number };

/** The site whose maps are shown: it asks for no key. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Half the height and width of the part of the map that is shown, in degrees: about 5 km. */
const MARGIN_DEGREES = 0.05;

/** Page of OpenStreetMap that shows a place with a marker, made to stand in a frame. */
export function embeddedMapUrl({ latitude, longitude }: Place): string {
  const corners = [
    longitude - MARGIN_DEGREES,
    latitude - MARGIN_DEGREES,
    longitude + MARGIN_DEGREES,
    latitude + MARGIN_DEGREES,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_ORIGIN}/export/embed.html?${query}`;
}

/** Directions from wherever the visitor is to a place. */
export function directionsUrl({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ to: `${latitude},${longitude}` });
  return `${MAP_ORIGIN}/directions?${query}`;
}
