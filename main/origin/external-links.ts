import * as z from 'zod/mini';
import { externalUrl } from '#contract/operations.ts';

/**
 * Opens an address with the system's own program: an https page of a listed host, a telephone number, a mail address.
 * False when it is none of these, or fails.
 */
export function externalLinks(
  open: (url: string) => Promise<void>,
  hosts: readonly string[],
): (url: string) => Promise<boolean> {
  return async (url) => {
    const checked = z.safeParse(externalUrl, url);
    if (!checked.success) return false;
    const { protocol, host, username, password, href } = new URL(checked.data);
    // `host` holds a port, if there is one: only the usual port is listed.
    if (protocol === 'https:' && !hosts.includes(host)) return false;
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
