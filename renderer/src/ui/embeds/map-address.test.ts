import { expect, test } from 'vitest';
import { directionsUrl, embeddedMapUrl } from '#renderer/ui/embeds/map-address.ts';

const place = { latitude: 23.2599, longitude: 77.4126 };

test('the map is centred on the place, with a marker', () => {
  const url = new URL(embeddedMapUrl(place));
  const [west, south, east, north] = (url.searchParams.get('bbox') ?? '').split(',').map(Number);
  expect(((west ?? 0) + (east ?? 0)) / 2).toBeCloseTo(place.longitude, 4);
  expect(((south ?? 0) + (north ?? 0)) / 2).toBeCloseTo(place.latitude, 4);
  expect(url.searchParams.get('marker')).toBe('23.2599,77.4126');
});

test('directions lead to the place', () => {
  expect(new URL(directionsUrl(place)).searchParams.get('to')).toBe('23.2599,77.4126');
});
