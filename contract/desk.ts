/** What a showroom's desk does besides showing the portal: it knows its people, and keeps what was written offline. */
import * as z from 'zod/mini';

export const deskUserId = z.string().check(z.minLength(1), z.maxLength(256));

/** One of the people who use this computer. */
export const deskPerson = z.strictObject({
  userId: deskUserId,
  /** The last two digits of the mobile number, if the person has signed in with it. */
  numberEnds: z.nullable(z.string()),
});
export type DeskPerson = z.infer<typeof deskPerson>;

/** `stayed`: the person wants to save something first, or is the one who is here. */
export const switchOutcome = z.enum(['switched', 'stayed', 'unknown']);
/** `here`: whoever is at the desk signs out instead. */
export const forgetOutcome = z.enum(['forgotten', 'here', 'unknown']);
