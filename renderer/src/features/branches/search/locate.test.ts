import { expect, test } from 'vitest';
import { locate } from '#renderer/features/branches/search/locate.ts';

type Device = Pick<Geolocation, 'getCurrentPosition'>;

const deviceAt = (latitude: number, longitude: number): Device => ({
  getCurrentPosition: (tell) => {
    const coords = {
      latitude,
      longitude,
      accuracy: 30,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
      toJSON: () => null,
    };
    tell({ coords, timestamp: 0, toJSON: () => null });
  },
});

const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
const deviceFailing = (code: number): Device => ({
  getCurrentPosition: (_tell, fail) => fail?.({ ...CODES, code, message: '' }),
});

test('gives latitude and longitude and nothing else', async () => {
  expect(await locate(deviceAt(19.076, 72.8777))).toEqual({
    ok: true,
    value: { latitude: 19.076, longitude: 72.8777 },
  });
});

test.each([
  ['a refusal', 1, 'refused'],
  ['a device that cannot tell', 2, 'unavailable'],
  ['an answer that takes too long', 3, 'timedOut'],
] as const)('reports %s', async (_what, code, failure) => {
  expect(await locate(deviceFailing(code))).toEqual({ ok: false, failure });
});

test('reports a browser without geolocation', async () => {
  expect(await locate(undefined)).toEqual({ ok: false, failure: 'unavailable' });
});

test('limits the waiting time and the accuracy', async () => {
  let asked: PositionOptions | undefined;
  await locate({
    getCurrentPosition: (_tell, fail, options) => {
      asked = options;
      fail?.({ ...CODES, code: 3, message: '' });
    },
  });
  expect(asked).toMatchObject({ timeout: 10_000, enableHighAccuracy: false });
});
