/** What a showroom's desk does besides showing the portal: it knows its people, and keeps what was written offline. */
import * as z from 'zod/mini';
import { desk, lead, saveLead, saveQuote } from '#contract/dealers/leads.ts';
import { priceListVersion } from '#contract/dealers/price-list.ts';
import { noteContact, putOffCard, today } from '#contract/dealers/today.ts';
import { KINDS_OF_LEADS, readCardKey } from '#domain/lending/today.ts';
import { quoteFigures } from '#domain/lending/quote.ts';

export const deskUserId = z.string().check(z.minLength(1), z.maxLength(256));

/** One of the people who use this computer. */
export const deskPerson = z.strictObject({
  userId: deskUserId,
  /** The last two digits of the mobile number, if the person has signed in with it. */
  numberEnds: z.nullable(z.string()),
});
export type DeskPerson = z.infer<typeof deskPerson>;

/** `here`: whoever is at the desk signs out instead. `unsent`: something of theirs has not reached the gateway. */
export const forgetOutcome = z.enum(['forgotten', 'here', 'unknown', 'unsent']);

/** What is kept until it can be sent, as a call. The page chooses its IDs, so that it never exists twice. */
export const deskWrite = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('saveLead'), body: saveLead.body }),
  z.strictObject({
    call: z.literal('saveQuote'),
    body: saveQuote.body,
    /** The figures that were on the screen, to be compared with the gateway's; null where there were none. */
    shown: z.nullable(quoteFigures),
  }),
  /** `name` is whom it is about, for the list of what waits. */
  z.strictObject({ call: z.literal('noteContact'), body: noteContact.body, name: z.string() }),
  z.strictObject({ call: z.literal('putOffCard'), body: putOffCard.body, name: z.string() }),
]);
export type DeskWrite = z.output<typeof deskWrite>;

/** The lead that a write is about; null for what is about an application. */
export function leadOfWrite(write: DeskWrite): string | null {
  if (write.call !== 'putOffCard') return write.body.lead;
  const key = readCardKey(write.body.card);
  return key !== null && KINDS_OF_LEADS.includes(key.kind) ? key.subject : null;
}

/** What became of a write. */
export const keptState = z.discriminatedUnion('kind', [
  /** Waits for the gateway, or for an earlier write of the same lead. */
  z.strictObject({ kind: z.literal('waiting') }),
  z.strictObject({ kind: z.literal('sending') }),
  /** The gateway knows better; `current` is what it has (`staleLead` or `duplicateLead`). Nothing was saved. */
  z.strictObject({ kind: z.literal('conflict'), current: z.record(z.string(), z.unknown()) }),
  /** The gateway has it, with other figures than those that were shown. Stays until its person has seen them. */
  z.strictObject({ kind: z.literal('differs'), figures: quoteFigures }),
  /** The gateway refuses it. */
  z.strictObject({
    kind: z.literal('refused'),
    status: z.int(),
    message: z.exactOptional(z.string()),
    fields: z.exactOptional(z.readonly(z.array(z.string()))),
  }),
]);
export type KeptState = z.infer<typeof keptState>;

export const keptWriteId = z.uuid();

export const keptWrite = z.strictObject({
  id: keptWriteId,
  /** Milliseconds since 1970. */
  keptAt: z.int(),
  write: deskWrite,
  state: keptState,
});
export type KeptWrite = z.output<typeof keptWrite>;

/** Where it is: encrypted on the disk, or in memory until the program ends, where there is no keychain. */
export const keptOn = z.enum(['disk', 'memory']);

export const keptWrites = z.strictObject({
  keptOn,
  /** The oldest first. */
  writes: z.readonly(z.array(keptWrite)),
});
export type KeptWrites = z.output<typeof keptWrites>;

/** Why nothing was kept: nobody is signed in, there is too much already, or the disk has no room. */
export const deskKeepFailure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed-out') }),
  z.object({ kind: z.literal('full') }),
  z.object({ kind: z.literal('no-room') }),
]);
export type DeskKeepFailure = z.infer<typeof deskKeepFailure>;

/** `sending`: its answer is awaited, and says what became of it. */
export const dismissOutcome = z.enum(['dismissed', 'unknown', 'sending']);
export type DismissOutcome = z.output<typeof dismissOutcome>;

/** The leads as the gateway last gave them. */
export const keptLeads = z.strictObject({
  /** Milliseconds since 1970. */
  seenAt: z.int(),
  leads: z.readonly(z.array(lead)),
});
export type KeptLeads = z.output<typeof keptLeads>;

/** The price list as the gateway last gave it; `list` is null where there was none. */
export const keptPrices = z.strictObject({
  /** Milliseconds since 1970. */
  seenAt: z.int(),
  list: z.nullable(priceListVersion),
});
export type KeptPrices = z.output<typeof keptPrices>;
/** The day's work as the gateway last gave it. */
export const keptToday = z.strictObject({
  /** Milliseconds since 1970. */
  seenAt: z.int(),
  today: today.reply,
});
export type KeptToday = z.output<typeof keptToday>;
/** What quotes say of the dealer, as the gateway last gave it. */
export const keptDesk = z.strictObject({
  /** Milliseconds since 1970. */
  seenAt: z.int(),
  desk: z.pick(desk.reply, { dealer: true, details: true }),
});
export type KeptDesk = z.output<typeof keptDesk>;
