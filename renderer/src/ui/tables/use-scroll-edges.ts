import { type RefObject, useEffect, useState } from 'react';

export type ScrollEdges = {
  /** Whether content is hidden beyond the edge where lines end. */
  readonly more: boolean;
  /** Whether content is hidden below the lower edge. */
  readonly below: boolean;
  /** Whether content has scrolled past the edge where lines begin. */
  readonly passed: boolean;
};

const NONE: ScrollEdges = { more: false, below: false, passed: false };

/** Which edges of a scrolling frame hide content; updated when it is scrolled or resized. */
export function useScrollEdges(frame: RefObject<HTMLElement | null>): ScrollEdges & {
  readonly handlers: { readonly onScroll: () => void };
} {
  const [edges, setEdges] = useState(NONE);

  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(() => setEdges((before) => seen(frame.current, before)));
    for (const element of [frame.current, ...frame.current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  return {
    ...edges,
    handlers: { onScroll: () => setEdges((before) => seen(frame.current, before)) },
  };
}

/** A browser may stop a fraction of a pixel short of the end. */
const ABOUT_A_PIXEL = 1.5;

function seen(frame: HTMLElement | null, before: ScrollEdges): ScrollEdges {
  if (frame === null) return before;
  const { scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = frame;
  // Negative where lines begin at the right.
  const across = Math.abs(frame.scrollLeft);
  const edges = {
    more: scrollWidth - clientWidth - across > ABOUT_A_PIXEL,
    below: scrollHeight - clientHeight - scrollTop > ABOUT_A_PIXEL,
    passed: across > ABOUT_A_PIXEL,
  };
  const same =
    edges.more === before.more && edges.below === before.below && edges.passed === before.passed;
  return same ? before : edges;
}
