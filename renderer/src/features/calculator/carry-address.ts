/** What comes before a link is followed, opened in another tab or copied. */
const BEFORE_USE = ['pointerdown', 'focusin', 'click'] as const;

/**
 * Makes the link to this page in another language lead to what is shown here: the quote in the address, the tool that is
 * open. In the page as it is written the link names the page alone. Gives the function that ends it.
 */
export function carryAddress(): () => void {
  BEFORE_USE.forEach((type) => document.addEventListener(type, completeLink, true));
  return () => BEFORE_USE.forEach((type) => document.removeEventListener(type, completeLink, true));
}

function completeLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  if (link === null) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
}
