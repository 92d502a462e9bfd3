/** Branches of a dealer, as lists, leads and quotes name them. */
import * as z from 'zod/mini';
import { branchDetails } from '#domain/lending/dealer-branches.ts';

export const branchId = z.uuid();

/** Which branch a list is about: `none` for what belongs to no branch, null for all that the reader may see. */
export const branchAsked = z._default(z.nullable(z.union([z.literal('none'), branchId])), null);

/** A branch that a lead, a card or an application belongs to; null for none. */
export const branchOf = z._default(z.nullable(branchId), null);

/** What a quote says of the branch in which it was made. */
export const quotingBranch = z.nullable(branchDetails);
