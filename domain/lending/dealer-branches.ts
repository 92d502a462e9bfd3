/** Branches of a dealer, as its quotes name them. A dealer without any is one showroom. */
import * as z from 'zod/mini';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { DEALER_PHONE, MAX_ADDRESS } from '#domain/lending/dealer-details.ts';
import { text } from '#domain/lending/values.ts';

/** Of one dealer, those that are closed included. */
export const MAX_BRANCHES = 40;
/** Of a name, and of a district or RTO. */
export const MAX_BRANCH_NAME = 60;

export const branchDetails = z.strictObject({
  name: text(MAX_BRANCH_NAME),
  address: z.nullable(text(MAX_ADDRESS)),
  /** District or RTO, as the price list names it. */
  district: z.nullable(text(MAX_BRANCH_NAME)),
  phone: z.nullable(z.string().check(z.overwrite(withLatinDigits), z.regex(DEALER_PHONE))),
});
export type BranchDetails = z.output<typeof branchDetails>;

/** Whether two branches would be taken for one. */
export const isSameBranchName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
