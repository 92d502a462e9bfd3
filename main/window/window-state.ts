import * as z from 'zod/mini';

const pixels = z.int().check(z.gte(-100_000), z.lte(100_000));

export const windowState = z.strictObject({
  bounds: z.strictObject({ x: pixels, y: pixels, width: pixels, height: pixels }),
  maximized: z.boolean(),
});
export type WindowState = z.infer<typeof windowState>;
export type Bounds = WindowState['bounds'];

export const DEFAULT_SIZE = { width: 1280, height: 860 } as const;
/** The smallest size in which the portal is usable. */
export const MIN_SIZE = { width: 360, height: 560 } as const;
/** How much of a window must be on a screen to be grabbed, in pixels. */
const GRASP = { width: 120, height: 40 } as const;

export type Placement = {
  readonly width: number;
  readonly height: number;
  /** Without a position, the system chooses one. */
  readonly x?: number;
  readonly y?: number;
  readonly maximized: boolean;
};

/** Where a window opens: where it last was, unless that screen is gone; never larger than its screen. */
export function placeWindow(
  last: WindowState | null,
  screens: readonly Bounds[],
  primary: Bounds,
): Placement {
  const bounds = last?.bounds;
  const on = bounds && screens.find((each) => canBeGrasped(bounds, each));
  const screen = on ?? primary;
  const size = {
    width: clamp(bounds?.width ?? DEFAULT_SIZE.width, MIN_SIZE.width, screen.width),
    height: clamp(bounds?.height ?? DEFAULT_SIZE.height, MIN_SIZE.height, screen.height),
    maximized: last?.maximized ?? false,
  };
  if (bounds === undefined || on === undefined) return size;
  // A title bar above the screen could not be reached.
  return { ...size, x: bounds.x, y: Math.max(bounds.y, screen.y) };
}

function canBeGrasped(bounds: Bounds, screen: Bounds): boolean {
  const across = overlap(bounds.x, bounds.width, screen.x, screen.width);
  const titleBar = overlap(bounds.y, GRASP.height, screen.y, screen.height);
  return across >= GRASP.width && titleBar >= GRASP.height / 2;
}

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
