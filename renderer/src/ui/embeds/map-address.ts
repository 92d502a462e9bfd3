/** A place on the map, in decimal degrees. */
export type Place = { readonly latitude: number; readonly longitude: number };

/** The site that provides the maps; it needs no API key. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Half the height and width of the map section, in degrees: about 5 km. */
const MARGIN_DEGREES = 0.05;

/** Margin around several places, in degrees: about 200 km, to keep them off the edges. */
const WIDE_MARGIN_DEGREES = 2;

/** OpenStreetMap page for a frame, with a marker at a place. */
export function embeddedMapUrl(place: Place): string {
  return embedded([place], MARGIN_DEGREES, { marker: `${place.latitude},${place.longitude}` });
}

/** OpenStreetMap page that shows several places. It supports at most one marker. */
export function embeddedMapOf(places: readonly Place[]): string {
  return embedded(places, WIDE_MARGIN_DEGREES, {});
}

function embedded(
  places: readonly Place[],
  margin: number,
  marker: Readonly<Record<string, string>>,
): string {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const corners = [
    Math.min(...longitudes) - margin,
    Math.min(...latitudes) - margin,
    Math.max(...longitudes) + margin,
    Math.max(...latitudes) + margin,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    ...marker,
  });
  return `${MAP_ORIGIN}/export/embed.html?${query}`;
}

/** Directions to a place from wherever the visitor is. */
export function directionsUrl({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ to: `${latitude},${longitude}` });
  return `${MAP_ORIGIN}/directions?${query}`;
}
