/** External addresses that a link may lead to. Anything else is not opened. */
const SCHEMES: readonly string[] = ['https:', 'tel:', 'mailto:'];

/** The fields that a mail link may fill in. Some mail programs accept more, such as attachments. */
const MAIL_FIELDS: readonly string[] = ['subject', 'body'];

/** Whether an address is external and of a kind that may be opened. */
export function isOutsideAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, searchParams } = new URL(url);
  if (!SCHEMES.includes(protocol)) return false;
  return (
    protocol !== 'mailto:' || [...searchParams.keys()].every((field) => MAIL_FIELDS.includes(field))
  );
}
