import * as z from 'zod/mini';
import { externalUrl } from '#contract/bridge.ts';

/** Opens an address with the system's own program; false when it is not of a kind that may be opened, or fails. */
export function externalLinks(
  open: (url: string) => Promise<void>,
): (url: string) => Promise<boolean> {
  return async (url) => {
    const checked = z.safeParse(externalUrl, url);
    if (!checked.success) return false;
    const { username, password, href } = new URL(checked.data);
    // A name before the host is how a link pretends to lead elsewhere.
    if (username !== '' || password !== '') return false;
    try {
      await open(href);
      return true;
    } catch {
      return false;
    }
  };
}
