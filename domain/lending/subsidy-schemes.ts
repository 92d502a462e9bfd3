/** Subsidies that the state pays towards a vehicle, as operators keep them. Days are days in India. */
import * as z from 'zod/mini';
import { moneyFrom, text, texts } from '#domain/lending/values.ts';

const MAX_SOURCE = 200;

/** A notification as it is cited, such as `S.O. 4253(E) of 29 September 2024`: never without a digit. */
const NOTIFICATION = /^(?=.*\p{Nd})(?!.*:\/\/)[\p{L}\p{M}\p{Nd} .,:;()/&-]+$/u;

const address = z.url({ protocol: /^https$/ });

const isSource = (typed: string): boolean =>
  NOTIFICATION.test(typed) || z.safeParse(address, typed).success;

/** Where it is laid down: an https address, or the number of a notification. */
export const schemeSource = text(MAX_SOURCE).check(
  z.refine(isSource, 'must be an https address or the number of a notification'),
);

/** What a quote keeps of the scheme that it counts on. */
const ofQuote = { scheme: z.uuid(), names: texts, amount: moneyFrom(1), source: schemeSource };

export const schemeOfQuote = z.strictObject(ofQuote);
export type SchemeOfQuote = z.output<typeof schemeOfQuote>;

const days = {
  from: z.iso.date(),
  /** The last day; null where none is known. */
  to: z.nullable(z.iso.date()),
};

export const subsidyScheme = z.object({ ...ofQuote, ...days });
export type SubsidyScheme = z.output<typeof subsidyScheme>;

/** What an operator enters. */
export const newScheme = z
  .strictObject({ names: texts, amount: moneyFrom(1), source: schemeSource, ...days })
  .check(
    z.refine(({ from, to }) => to === null || from <= to, {
      error: 'must not be before the first day',
      path: ['to'],
    }),
  );

/** Whether its days include this one. */
export const runsOn = ({ from, to }: Pick<SubsidyScheme, 'from' | 'to'>, day: string): boolean =>
  from <= day && (to === null || day <= to);
