import type { ReceivedMail } from '#scripts/dev/mail-server.ts';

/** A mail in one line for the terminal: the code in it, or its subject, with the recipient masked. */
export function caughtMail({ to, subject, body }: ReceivedMail): string {
  const recipients = to.map((address) => maskAddress(address)).join(', ');
  const code = /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0];
  return code === undefined
    ? `Email to ${recipients}: ${subject}`
    : `Email code for ${recipients}: ${code}`;
}

/** `ramesh@example.org` as `r•••@example.org`. */
function maskAddress(address: string): string {
  const [first = ''] = address;
  return `${first}•••${address.slice(address.lastIndexOf('@'))}`;
}
