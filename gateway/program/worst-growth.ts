/** How fast the gateway's data can grow at worst, worked out from the limits: for the table in docs/operations/scale.md. */
import { MAX_BODY_BYTES } from '#contract/gateway.ts';
import { MAX_DOCUMENT_BYTES, MAX_PERSON_BYTES, PART_BYTES } from '#domain/lending/documents.ts';
import { mostOfAddress } from '#gateway/people/contact/message-limits.ts';
import type { Caller, Limited } from '#gateway/foundation/http/limited-calls.ts';
import { A_CHANGE, LIMITED_CALLS } from '#gateway/foundation/http/limited-calls.ts';

/** Bytes. */
export type Growth = { readonly database: number; readonly documents: number };

export type GrowthTerms = {
  /** Published products: a match names each of them. */
  readonly products: number;
  /** `GATEWAY_CONTACT_MESSAGES` and `GATEWAY_CONTACT_MESSAGES_PER_DAY`: of everybody together. */
  readonly contactMessages: number;
  readonly contactMessagesPerDay: number;
};

/** A window that ends and the next one may fall into the same minute. */
const WINDOWS_IN_A_MINUTE = 2;
const MINUTES_A_DAY = 24 * 60;
const HOURS_A_DAY = 24;
/** A file takes whole blocks, and the seal makes it a bit longer. */
const BLOCK = 4096;
/** A message is sealed, which makes four bytes of three. */
const CONTACT_MESSAGE = (MAX_BODY_BYTES * 4) / 3 + A_CHANGE;
/** Failed tries of one address at signing in, registering and recovery: it is slowed down. Each adds to the counts. */
const FAILED_TRIES_A_MINUTE = 3 * 300;
const FAILED_TRY = 1024;

const callsOf = (caller: Caller): readonly Limited[] =>
  // A dealer's member is a person too.
  LIMITED_CALLS.filter(({ by }) => by === caller || (caller === 'dealer' && by === 'person'));

const addsOf = ({ adds, addsPerProduct = 0 }: Limited, { products }: GrowthTerms): number =>
  adds + addsPerProduct * products;

const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);

/** Documents of so many bytes, as files: the more of them, the more of their parts are not full. */
function onDisk(bytes: number, files: number): number {
  return bytes + BLOCK * (Math.ceil(bytes / PART_BYTES) + files);
}

/** What one caller can have the gateway keep of documents after so many windows of a day. */
function documentsOf(caller: Caller, windows: number): number {
  const uploads = callsOf(caller).filter(({ bytesADay }) => bytesADay !== undefined);
  return sumOf(uploads, ({ by, aDay, bytesADay = 0 }) => {
    const announced = windows * Math.min(bytesADay, aDay * MAX_DOCUMENT_BYTES);
    // Of a person's own applications no more is ever there at a time.
    const kept = by === 'person' ? Math.min(announced, MAX_PERSON_BYTES) : announced;
    return onDisk(kept, windows * aDay);
  });
}

/** Failed tries, and of the contact messages the part that one address may send. */
const ofStranger = (messages: number, minutes: number): number =>
  mostOfAddress(messages) * CONTACT_MESSAGE + minutes * FAILED_TRIES_A_MINUTE * FAILED_TRY;

/** The most that one caller adds in a minute. */
export function worstMinute(caller: Caller, terms: GrowthTerms): Growth {
  const calls = sumOf(
    callsOf(caller),
    (limited) =>
      WINDOWS_IN_A_MINUTE * Math.min(limited.anHour, limited.aDay) * addsOf(limited, terms),
  );
  const free =
    caller === 'stranger' ? WINDOWS_IN_A_MINUTE * ofStranger(terms.contactMessages, 1) : 0;
  return { database: calls + free, documents: documentsOf(caller, WINDOWS_IN_A_MINUTE) };
}

/** The most that one caller adds in a day that follows another like it. */
export function worstDay(caller: Caller, terms: GrowthTerms): Growth {
  const calls = sumOf(
    callsOf(caller),
    (limited) => Math.min(HOURS_A_DAY * limited.anHour, limited.aDay) * addsOf(limited, terms),
  );
  const free = caller === 'stranger' ? ofStranger(terms.contactMessagesPerDay, MINUTES_A_DAY) : 0;
  return { database: calls + free, documents: documentsOf(caller, 1) };
}
