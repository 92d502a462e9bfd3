import { type Result, fail, succeed } from '#contract/result.ts';
import type { Place } from '#renderer/ui/embeds/map-address.ts';

export type LocationFailure = 'refused' | 'timedOut' | 'unavailable';

/** The browser counts the time-out from when the visitor allows it. The accuracy of a street is enough. */
const OPTIONS = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 5 * 60_000 };

/**
 * Asks the device for its location. Call it only after the visitor has pressed the button that explains the purpose.
 */
export async function locate(
  device: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<Result<Place, LocationFailure>> {
  if (device === undefined) return fail('unavailable');
  return new Promise((resolve) => {
    device.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve(succeed({ latitude, longitude })),
      (error) => resolve(fail(failureOf(error))),
      OPTIONS,
    );
  });
}

function failureOf(error: GeolocationPositionError): LocationFailure {
  if (error.code === error.PERMISSION_DENIED) return 'refused';
  return error.code === error.TIMEOUT ? 'timedOut' : 'unavailable';
}
