import { expect, test } from 'vitest';
import { greatCircleKm } from '#renderer/features/branches/search/great-circle.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const DELHI = at(28.6139, 77.209);
const MUMBAI = at(19.076, 72.8777);
const BANGALORE = at(12.9716, 77.5946);

test('agrees with known distances', () => {
  expect(greatCircleKm(MUMBAI, DELHI)).toBeCloseTo(1148.1, 0);
  expect(greatCircleKm(DELHI, BANGALORE)).toBeCloseTo(1739.8, 0);
  // Paris to London; Nashville to Los Angeles airports, the usual textbook example.
  expect(greatCircleKm(at(48.8566, 2.3522), at(51.5074, -0.1278))).toBeCloseTo(343.6, 0);
  expect(greatCircleKm(at(36.12, -86.67), at(33.94, -118.4))).toBeCloseTo(2886.4, 0);
});

test('a degree along a meridian or the equator is a 360th of the way around', () => {
  const degree = (2 * Math.PI * 6371.0088) / 360;
  expect(greatCircleKm(at(10, 20), at(11, 20))).toBeCloseTo(degree, 6);
  expect(greatCircleKm(at(0, 179.5), at(0, -179.5))).toBeCloseTo(degree, 6);
});

test('is 0 to itself, half the circumference to the antipode, and symmetric', () => {
  expect(greatCircleKm(DELHI, DELHI)).toBe(0);
  expect(greatCircleKm(at(90, 0), at(-90, 120))).toBeCloseTo(Math.PI * 6371.0088, 6);
  expect(greatCircleKm(at(28.6139, 77.209), at(-28.6139, -102.791))).toBeCloseTo(
    Math.PI * 6371.0088,
    3,
  );
  expect(greatCircleKm(MUMBAI, BANGALORE)).toBe(greatCircleKm(BANGALORE, MUMBAI));
});
