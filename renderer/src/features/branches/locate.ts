import { type Result, fail, succeed } from '#contract/result.ts';
import type { Place } from '#renderer/ui/embeds/map-address.ts';

export type LocationFailure = 'refused' | 'timedOut' | 'unavailable';

/** Counted from when the visitor allows it, by the browser. A branch is as far from anywhere in the same street. */
const OPTIONS = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 5 * 60_000 };

/** Asks the device where it is. Not called before the visitor has pressed the button that says what for. */
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
