/** Boxes that cover parts of a picture. Their measures are shares of its width and height, from 0 to 1. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A placed box, with an ID that it keeps while it is moved and others are removed. */
export type Mask = Box & { readonly id: string };

export const maskOf = (box: Box): Mask => ({ ...box, id: crypto.randomUUID() });

/** Smaller ones cannot be seen, and come from an accidental touch. */
const SMALLEST = 0.02;
export const KEY_STEP = 0.01;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The box between two points. */
export function boxBetween(
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
): Box {
  const [left, right] = [one.x, other.x].map((x) => between(x, 0, 1)).toSorted((a, b) => a - b);
  const [top, bottom] = [one.y, other.y].map((y) => between(y, 0, 1)).toSorted((a, b) => a - b);
  const [x = 0, y = 0] = [left, top];
  return { x, y, width: (right ?? x) - x, height: (bottom ?? y) - y };
}

export const isDrawn = ({ width, height }: Box) => width >= SMALLEST && height >= SMALLEST / 2;

/** The box moved, within the picture. */
export function movedBox<Moved extends Box>(box: Moved, dx: number, dy: number): Moved {
  return {
    ...box,
    x: between(box.x + dx, 0, 1 - box.width),
    y: between(box.y + dy, 0, 1 - box.height),
  };
}

/** The box made larger or smaller at its right and lower edges, within the picture. */
export function resizedBox<Resized extends Box>(box: Resized, dx: number, dy: number): Resized {
  return {
    ...box,
    width: between(box.width + dx, SMALLEST, 1 - box.x),
    height: between(box.height + dy, SMALLEST, 1 - box.y),
  };
}

/** The box on the same place of the picture after it was turned by a quarter, to the right (1) or to the left (-1). */
export function turnedBox<Turned extends Box>(box: Turned, step: 1 | -1): Turned {
  const { x, y, width, height } = box;
  return step === 1
    ? { ...box, x: 1 - y - height, y: x, width: height, height: width }
    : { ...box, x: y, y: 1 - x - width, width: height, height: width };
}

/** Where a box added by a button begins: in the middle. */
export const FIRST_BOX: Box = { x: 0.3, y: 0.45, width: 0.4, height: 0.1 };
