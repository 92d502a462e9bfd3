const OUTSIDE = ['https:', 'tel:', 'mailto:'] as const;

/** Whether an address leads out of the portal and is of a kind that may be opened. */
export function isOutsideAddress(url: string): boolean {
  return URL.canParse(url) && OUTSIDE.some((scheme) => new URL(url).protocol === scheme);
}
