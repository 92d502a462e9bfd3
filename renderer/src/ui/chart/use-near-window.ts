import { type RefObject, useEffect, useState } from 'react';

/** Somewhat before it is seen, so that it is there when it is. */
const NEAR = '300px 0px';

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
      { rootMargin: NEAR },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
