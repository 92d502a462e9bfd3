import { useEffect, useRef } from 'react';

/** To a screen reader, a new place is a new page: its heading gets the focus, also after Back. */
export function useFocusedHeading(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus();
    shown.current = place;
  }, [place]);
  return heading;
}
