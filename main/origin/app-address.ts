/**
 * The portal's own host on the desktop. Nothing on the network answers to it: its pages are served from disk. Operators
 * list it among Firebase's authorised domains.
 */
export const APP_HOST = 'app.rinsetu.example';
export const APP_ORIGIN = `https://${APP_HOST}`;

/** Whether an address is one of the portal's own pages. */
export function isOwnPage(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === APP_ORIGIN;
}
