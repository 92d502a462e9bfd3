import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canStep, canvasScale, scaleOf, steppedZoom } from '#renderer/ui/viewer/zoom.ts';

const A4 = { width: 794, height: 1123 };

it('steps to the next size, whatever size the frame’s width gave', () => {
  expect(steppedZoom(1, 1)).toBe(1.25);
  expect(steppedZoom(1, -1)).toBe(0.75);
  expect(steppedZoom(0.87, 1)).toBe(1);
  expect(steppedZoom(0.87, -1)).toBe(0.75);
});

it('ends at the largest and at the smallest size', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 5, noNaN: true }), (scale) => {
      for (const step of [1, -1] as const) {
        const next = steppedZoom(scale, step);
        expect(next).toBeGreaterThanOrEqual(0.1);
        expect(next).toBeLessThanOrEqual(5);
        expect((next - scale) * step).toBeGreaterThanOrEqual(0);
      }
    }),
  );
  expect(canStep(5, 1)).toBe(false);
  expect(canStep(0.1, -1)).toBe(false);
});

it('fits a page to the width, even turned on its side', () => {
  expect(scaleOf('fit', A4, 0, 397)).toBe(0.5);
  expect(scaleOf('fit', A4, 1, 1123)).toBe(1);
  expect(scaleOf(2, A4, 0, 397)).toBe(2);
});

it('never asks for a canvas that a browser refuses', () => {
  expect(canvasScale(A4, 1, 2)).toBe(2);
  const most = canvasScale(A4, 5, 3);
  expect(A4.width * A4.height * most * most).toBeLessThanOrEqual(16_000_001);
});
