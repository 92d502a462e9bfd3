/** The events that precede following a link, opening it in another tab or copying it. */
const LINK_EVENTS = ['pointerdown', 'focusin', 'click'] as const;

/** The links to this page in other languages, and those to the application for the loan shown. */
const QUOTE_LINKS = 'a[hreflang], a[href$="/apply-loan"], a[href*="/apply-loan?"]';

/**
 * Adds the quote in the address to some links, and to those in other languages also the open tool; their prerendered
 * `href` is the bare page. Returns a function that stops it.
 */
export function addQuoteToLinks(): () => void {
  LINK_EVENTS.forEach((type) => document.addEventListener(type, completeLink, true));
  return () =>
    LINK_EVENTS.forEach((type) => document.removeEventListener(type, completeLink, true));
}

function completeLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(QUOTE_LINKS) : null;
  if (link === null) return;
  link.search = window.location.search;
  if (link.hreflang !== '') link.hash = window.location.hash;
}
