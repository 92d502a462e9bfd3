/** A place on the map, in decimal degrees. */
export type Place = { readonly latitude: number; readonly longitude: number };

/** The site whose maps are shown: it asks for no key. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Half the height and width of the part of the map that is shown, in degrees: about 5 km. */
const MARGIN_DEGREES = 0.05;

/** Margin around several places, in degrees: about 200 km, so that they do not stand at the edge. */
const WIDE_MARGIN_DEGREES = 2;

/** Page of OpenStreetMap that shows a place with a marker, made to stand in a frame. */
export function embeddedMapUrl(place: Place): string {
  return embedded([place], MARGIN_DEGREES, { marker: `${place.latitude},${place.longitude}` });
}

/** Page of OpenStreetMap that shows the part of the world in which several places are. It has one marker at most. */
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

/** Directions from wherever the visitor is to a place. */
export function directionsUrl({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ to: `${latitude},${longitude}` });
  return `${MAP_ORIGIN}/directions?${query}`;
}
