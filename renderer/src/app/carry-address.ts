/**
 * Makes a link to the same page in another language lead to what this page shows: a quote in its address, a tool that is
 * open. Written into the page it names the page alone.
 */
function carryAddress({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  if (link === null) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
}

/** Before a link is followed, opened in another tab or copied. */
export function carryAddresses(): void {
  for (const type of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(type, carryAddress, true);
  }
}
