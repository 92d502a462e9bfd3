import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { MemberRole } from '#contract/applications/memberships.ts';

/** User IDs as people type them: letter case does not matter to the gateway. */
const userId = z.string().check(z.trim(), z.regex(/^rs\d{8}$/i, 'memberList.userIdWrong'));
const organisation = z.string();
const someOrganisation = organisation.check(z.minLength(1, 'memberList.organisationMissing'));

/** An operator has no organisation. */
export const inviteRules = (role: MemberRole) =>
  zodResolver(
    z.object({ userId, organisation: role === 'operator' ? organisation : someOrganisation }),
  );
