/** Addresses outside the portal that a link may lead to. What is not listed is not opened. */
const SCHEMES: readonly string[] = ['https:', 'tel:', 'mailto:'];

/** What a mail link may fill in. Some mail programs take more, such as files to attach. */
const MAIL_FIELDS: readonly string[] = ['subject', 'body'];

/** Whether an address leads out of the portal and is of a kind that may be opened. */
export function isOutsideAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, searchParams } = new URL(url);
  if (!SCHEMES.includes(protocol)) return false;
  return (
    protocol !== 'mailto:' || [...searchParams.keys()].every((field) => MAIL_FIELDS.includes(field))
  );
}
