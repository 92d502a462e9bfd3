import type { Place } from '#renderer/ui/embeds/map-address.ts';

/** Size of the drawing in its own units: as wide for its height as the frame that a map comes in. */
export const SHEET = { width: 960, height: 540 } as const;
/** Room at the edges: on the right for the names, at the lower left for the button, which is large on a phone. */
const EDGE = { top: 60, right: 340, bottom: 100, left: 300 } as const;

/** Where a place stands on the drawing that shows all of `places`: longitudes and latitudes at an even scale each. */
export function onDrawing(
  { latitude, longitude }: Place,
  places: readonly Place[],
): { readonly x: number; readonly y: number } {
  const east = share(
    longitude,
    places.map((place) => place.longitude),
  );
  const north = share(
    latitude,
    places.map((place) => place.latitude),
  );
  return {
    x: Math.round(EDGE.left + east * (SHEET.width - EDGE.left - EDGE.right)),
    y: Math.round(EDGE.top + (1 - north) * (SHEET.height - EDGE.top - EDGE.bottom)),
  };
}

/** How far along from the least to the greatest of all values one lies, 0 to 1. In the middle if all are the same. */
function share(value: number, all: readonly number[]): number {
  const [least, greatest] = [Math.min(...all), Math.max(...all)];
  return greatest === least ? 0.5 : (value - least) / (greatest - least);
}
