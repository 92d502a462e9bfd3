/** External addresses that a link may lead to. Anything else is not opened. */
const SCHEMES: readonly string[] = ['https:', 'tel:', 'sms:', 'mailto:'];

/** The fields that a mail link may fill in. Some mail programs accept more, such as attachments. */
const MAIL_FIELDS: readonly string[] = ['subject', 'body'];
/** The same of a text message. */
const TEXT_FIELDS: readonly string[] = ['', 'body'];

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'mailto:': MAIL_FIELDS,
  'sms:': TEXT_FIELDS,
};

/** Whether an address is external and of a kind that may be opened. */
export function isOutsideAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, searchParams } = new URL(url);
  if (!SCHEMES.includes(protocol)) return false;
  const fields = FIELDS[protocol];
  return fields === undefined || [...searchParams.keys()].every((field) => fields.includes(field));
}
