/** The number that a terminal gives somebody who writes a contact message, to quote later. */
import type { BodyOf, addContactUs } from '#contract/gateway.ts';

const DIGITS_IN_HALF = 4;

/** Two halves of four digits, which people read out and note down: `4821-7730`. Drawn by chance; nothing is behind it. */
export function newContactReference(
  random: (numbers: Uint8Array<ArrayBuffer>) => Uint8Array = (numbers) =>
    crypto.getRandomValues(numbers),
): string {
  const digits: string[] = [];
  while (digits.length < 2 * DIGITS_IN_HALF) {
    // From 250 upwards, the last digits would not be equally likely.
    const [drawn = 255] = random(new Uint8Array(1));
    if (drawn < 250) digits.push(String(drawn % 10));
  }
  return `${digits.slice(0, DIGITS_IN_HALF).join('')}-${digits.slice(DIGITS_IN_HALF).join('')}`;
}

/** The message for a gateway that knows nothing of references: it is the last line of the text. */
export function withReferenceInText({
  reference,
  ...message
}: BodyOf<typeof addContactUs>): BodyOf<typeof addContactUs> {
  if (reference === undefined) return message;
  return { ...message, remarks: `${message.remarks}\n\n${reference}` };
}
