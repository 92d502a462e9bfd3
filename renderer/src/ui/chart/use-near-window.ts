import { type RefObject, useEffect, useState } from 'react';

/** Slightly before it becomes visible, so that it is ready in time. */
const NEAR_MARGIN = '300px 0px';

/** Whether an element has ever come near the window. False while a page is prerendered. */
export function useNearWindow(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || target === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
