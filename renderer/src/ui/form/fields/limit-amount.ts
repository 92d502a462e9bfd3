import * as z from 'zod/mini';
import { MAX_AMOUNT } from '#domain/lending/values.ts';
import { type Paise, rupeesOf } from '#domain/money/money.ts';
import { paiseIn } from '#domain/typed-amounts.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { regrouped } from '#renderer/ui/text/grouped.ts';

/** An amount above which something applies, in paise: null if nothing is typed, undefined if it is no loan amount. */
export function limitIn(typed: string): Paise | null | undefined {
  if (typed.trim() === '') return null;
  const amount = paiseIn(typed);
  return amount === null || amount < 1 || amount > MAX_AMOUNT ? undefined : amount;
}

/** Such an amount as its field shows it at first. */
export const typedLimit = (limit: Paise | null): string =>
  limit === null ? '' : regrouped(String(rupeesOf(limit)));

/** The field of such an amount, which may stay empty. */
export const optionalLimit = (wrong: PlainKey) =>
  z.string().check(z.refine((typed) => limitIn(typed) !== undefined, { error: wrong }));
