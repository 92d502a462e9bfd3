/** What comes before a link is followed, opened in another tab or copied. */
const BEFORE_USE = ['pointerdown', 'focusin', 'click'] as const;

/** The link to this page in another language, and those to the page on which one applies for the loan that is shown. */
const CARRYING = 'a[hreflang], a[href$="/apply-loan"], a[href*="/apply-loan?"]';

/**
 * Makes some links lead to what is shown here: the quote in the address, and in another language the tool that is open. In
 * the page as it is written they name the page alone. Gives the function that ends it.
 */
export function carryAddress(): () => void {
  BEFORE_USE.forEach((type) => document.addEventListener(type, completeLink, true));
  return () => BEFORE_USE.forEach((type) => document.removeEventListener(type, completeLink, true));
}

function completeLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(CARRYING) : null;
  if (link === null) return;
  link.search = window.location.search;
  if (link.hreflang !== '') link.hash = window.location.hash;
}
