import type { Place } from '#renderer/ui/embeds/map-address.ts';

/** Mean radius of the earth in km (IUGG). */
const EARTH_RADIUS_KM = 6371.0088;

/**
 * Great-circle distance between two places in km, by the haversine formula. Treating the earth as a sphere makes it at
 * most 0.6 % wrong.
 */
export function greatCircleKm(one: Place, other: Place): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const haversine =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  // Rounding can exceed 1 for antipodes.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
