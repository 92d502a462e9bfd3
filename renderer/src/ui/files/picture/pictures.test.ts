import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Box,
  boxBetween,
  movedBox,
  resizedBox,
  turnedBox,
} from '#renderer/ui/files/picture/mask-boxes.ts';
import { ATTEMPTS, fittedSize, turnedBy, turnedSize } from '#renderer/ui/viewer/picture-size.ts';

const side = fc.integer({ min: 1, max: 20_000 });
const size = fc.record({ width: side, height: side });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share });
const box = fc.tuple(point, point).map(([one, other]) => boxBetween(one, other));
const step = fc.double({ min: -2, max: 2, noNaN: true });
const turns = fc.constantFrom<(0 | 1 | 2 | 3)[]>(0, 1, 2, 3);

const isInside = ({ x, y, width, height }: Box) =>
  [x, y, x + width, y + height].every((edge) => edge >= -1e-9 && edge <= 1 + 1e-9);

describe('a picture', () => {
  test('never grows, keeps its shape and fits', () => {
    fc.assert(
      fc.property(size, (given) => {
        for (const { longest } of ATTEMPTS) {
          const { width, height } = fittedSize(given, longest);
          expect(Math.max(width, height)).toBeLessThanOrEqual(longest);
          expect(width).toBeLessThanOrEqual(given.width);
          expect(height).toBeLessThanOrEqual(given.height);
          const scale = Math.max(width, height) / Math.max(given.width, given.height);
          expect(Math.abs(width - given.width * scale)).toBeLessThanOrEqual(1);
          expect(Math.abs(height - given.height * scale)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('is as it was after a turn there and back, and after four turns', () => {
    fc.assert(
      fc.property(turns, size, (at, given) => {
        expect(turnedBy(turnedBy(at, 1), -1)).toBe(at);
        expect(turnedBy(turnedBy(turnedBy(turnedBy(at, 1), 1), 1), 1)).toBe(at);
        expect(turnedSize(turnedSize(given, at), at)).toEqual(given);
      }),
    );
  });
});

describe('a box that covers something', () => {
  test('stays in the picture, wherever it is drawn, moved or stretched', () => {
    fc.assert(
      fc.property(box, step, step, (drawn, dx, dy) => {
        expect(isInside(drawn)).toBe(true);
        expect(isInside(movedBox(drawn, dx, dy))).toBe(true);
        expect(isInside(turnedBox(drawn, 1))).toBe(true);
        expect(
          isInside(resizedBox(boxBetween({ x: 0.1, y: 0.1 }, { x: 0.5, y: 0.5 }), dx, dy)),
        ).toBe(true);
      }),
    );
  });

  test('covers the same place after the picture was turned there and back', () => {
    fc.assert(
      fc.property(box, (drawn) => {
        const back = turnedBox(turnedBox(drawn, 1), -1);
        expect(Math.abs(back.x - drawn.x) + Math.abs(back.y - drawn.y)).toBeLessThan(1e-9);
        const around = turnedBox(turnedBox(turnedBox(turnedBox(drawn, 1), 1), 1), 1);
        expect(Math.abs(around.x - drawn.x) + Math.abs(around.y - drawn.y)).toBeLessThan(1e-9);
      }),
    );
  });
});
