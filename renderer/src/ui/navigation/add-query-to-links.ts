/** The events that precede following a link, opening it in another tab or copying it. */
const LINK_EVENTS = ['pointerdown', 'focusin', 'click'] as const;

/** Links to this page in other languages. */
const WAYS = 'a[hreflang][lang]';

/**
 * Adds the query of the address to the links that a selector finds, and to links to this page in other languages, which
 * also get its fragment; their prerendered `href` is the bare page. Returns a function that stops it.
 */
export function addQueryToLinks(others?: string): () => void {
  const selector = others === undefined ? WAYS : `${WAYS}, ${others}`;
  const complete = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
    if (link === null) return;
    link.search = window.location.search;
    if (link.matches(WAYS)) link.hash = window.location.hash;
  };
  LINK_EVENTS.forEach((type) => document.addEventListener(type, complete, true));
  return () => LINK_EVENTS.forEach((type) => document.removeEventListener(type, complete, true));
}
