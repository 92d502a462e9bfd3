import type { Direction } from '#domain/languages.ts';
import type { Place } from '#renderer/ui/embeds/map-address.ts';

/** Size of the drawing in its own units, with the aspect ratio of the map frame. */
export const SHEET = { width: 960, height: 540 } as const;
/** Margins: space for labels after the places, and below, before them, for the button, which is large on a phone. */
const EDGE = { top: 60, after: 340, bottom: 100, before: 300 } as const;

/** Position of a place on a drawing that shows all of `places`. Longitude and latitude are each scaled linearly. */
export function onDrawing(
  { latitude, longitude }: Place,
  places: readonly Place[],
  direction: Direction,
): { readonly x: number; readonly y: number } {
  const east = share(
    longitude,
    places.map((place) => place.longitude),
  );
  const north = share(
    latitude,
    places.map((place) => place.latitude),
  );
  const left = direction === 'ltr' ? EDGE.before : EDGE.after;
  return {
    x: Math.round(left + east * (SHEET.width - EDGE.before - EDGE.after)),
    y: Math.round(EDGE.top + (1 - north) * (SHEET.height - EDGE.top - EDGE.bottom)),
  };
}

/** Position of a value between the minimum and maximum of `values`, 0 to 1; 0.5 if they are all equal. */
function share(value: number, all: readonly number[]): number {
  const [least, greatest] = [Math.min(...all), Math.max(...all)];
  return greatest === least ? 0.5 : (value - least) / (greatest - least);
}
