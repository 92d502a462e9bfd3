/** Branches of a dealer, and who works in which. */
import { membershipId } from '#contract/ids.ts';
import * as z from 'zod/mini';
import { branchDetails, MAX_BRANCHES } from '#domain/lending/dealer-branches.ts';
import { call, recordVersion, requestId } from '#contract/applications/call.ts';
import { branchId } from '#contract/applications/of-branch.ts';

/**
 * The branch in which somebody works while they write something, which is also right when it is sent later. null where
 * they have not chosen one: the only one in which they work, if there is just one.
 */
export const writtenIn = z._default(z.nullable(branchId), null);

export const dealerBranch = z.object({
  branch: branchId,
  version: recordVersion,
  details: branchDetails,
  isOpen: z.boolean(),
});
export type DealerBranch = z.output<typeof dealerBranch>;

/**
 * Adds a branch, or renames one. `version` is the one that was seen, null for a new one. 409 with `staleBranch` in `current`
 * when somebody has changed or closed it meanwhile, and with `fields` where another open branch has that name.
 */
export const saveBranch = call(
  { path: '/dealer-service/saveBranch' },
  z.strictObject({
    requestId,
    branch: branchId,
    version: z.nullable(recordVersion),
    details: branchDetails,
  }),
  z.object({ branch: branchId, version: recordVersion }),
);

/** `current` of a 409: the version that is there. */
export const staleBranch = z.object({ version: recordVersion });

/**
 * Closes a branch for good. Its leads, and the people who work nowhere else, go to the branch `to`; what is sent later as
 * written in this one goes there too. 409 with `closingBranch` in `current` where `to` is null and somebody or something
 * would be left, while another branch is open.
 */
export const closeBranch = call(
  { path: '/dealer-service/closeBranch' },
  z.strictObject({
    requestId,
    branch: branchId,
    version: recordVersion,
    to: z.nullable(branchId),
  }),
  z.object({ branch: branchId, leads: z.int() }),
);

/** `current` of a 409: how many open leads the branch has, and people who work nowhere else. */
export const closingBranch = z.object({ leads: z.int(), people: z.int() });

/** Says in which branches a colleague works, from the next call on; none for all of them. */
export const chooseBranches = call(
  { path: '/dealer-service/chooseBranches' },
  z.strictObject({
    requestId,
    membership: membershipId,
    branches: z.array(branchId).check(z.maxLength(MAX_BRANCHES)),
  }),
  z.object({ membership: membershipId, branches: z.array(branchId) }),
);

export const BRANCH_CALLS = { saveBranch, closeBranch, chooseBranches } as const;
