/** The identity providers at which staff sign in, as the deployment's file has them (docs/operations/staff-sign-in.md). */
import { readFileSync } from 'node:fs';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { DEALER_DUTIES } from '#domain/dealer-duties.ts';
import { DUTIES } from '#domain/duties.ts';
import type { MustUseProvider } from '#gateway/people/accounts/sessions.ts';
import type { WorkByGroups } from '#gateway/people/memberships/memberships-by-groups.ts';
import { storedDuties } from '#gateway/people/memberships/stored-duties.ts';

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;
const SLUG = /^[a-z\d][a-z\d-]{0,63}$/;
const slug = z.string().regex(SLUG, 'must be small letters, digits and hyphens');
const filled = z.string().min(1, 'must not be empty').max(2048);

const issuer = filled.refine((typed) => {
  const url = URL.parse(typed);
  if (url === null || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}, 'must be an https:// address without ? and #');

const ofWork = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('operator') }),
  z.strictObject({ role: z.literal('lender'), organisation: slug }),
  z.strictObject({ role: z.literal('dealer'), organisation: slug }),
]);

const secondFactor = z.discriminatedUnion('by', [
  z
    .strictObject({
      by: z.literal('provider'),
      amr: z.array(filled).default([]),
      acr: z.array(filled).default([]),
    })
    .refine(({ amr, acr }) => amr.length + acr.length > 0, {
      error: 'needs amr or acr: what the provider says of a sign-in with two factors',
    }),
  z.strictObject({ by: z.literal('phone') }),
]);

const DUTIES_OF_ROLE: Readonly<Record<string, readonly string[]>> = {
  operator: DUTIES,
  lender: [],
  dealer: DEALER_DUTIES,
};

const provider = z
  .strictObject({
    id: slug,
    name: z.strictObject({ en: filled, hi: filled }),
    issuer,
    clientId: filled,
    clientSecretFile: filled.optional(),
    privateKeyFile: filled.optional(),
    privateKeyId: filled.optional(),
    signedWith: z.enum(['RS256', 'PS256', 'ES256', 'EdDSA']).default('RS256'),
    scopes: z.array(filled).default(['openid', 'email', 'offline_access']),
    /** What a provider wants in addition when somebody is sent there, such as prompt=consent. */
    parameters: z.record(filled, z.string()).default({}),
    for: ofWork,
    groupsClaim: filled.default('groups'),
    groups: z.record(filled, z.array(z.string())),
    secondFactor,
    password: z.enum(['stays', 'ends']).default('stays'),
    emailDomains: z
      .array(z.string().regex(/^[a-z\d.-]+\.[a-z]{2,}$/, 'must be a domain such as bank.example'))
      .min(1, 'must name at least one domain'),
    verifiedEmailClaim: filled.default('email_verified'),
    groupsReadEverySeconds: z.int().min(1).max(3600).default(300),
    groupsGoodForSeconds: z.int().min(1).max(43_200).default(3600),
  })
  .superRefine(({ for: work, groups, ...rest }, context) => {
    const add = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!rest.scopes.includes('openid')) add('scopes', 'must have openid');
    if (rest.clientSecretFile !== undefined && rest.privateKeyFile !== undefined) {
      add('privateKeyFile', 'is not needed beside clientSecretFile: keep one');
    }
    if (rest.groupsGoodForSeconds < rest.groupsReadEverySeconds) {
      add('groupsGoodForSeconds', 'must not be less than groupsReadEverySeconds');
    }
    if (Object.keys(groups).length === 0) add('groups', 'must name at least one group');
    const known = DUTIES_OF_ROLE[work.role] ?? [];
    for (const [group, duties] of Object.entries(groups)) {
      const other = duties.find((duty) => !known.includes(duty));
      if (other !== undefined) add('groups', `${group}: ${work.role}s have no duty ${other}`);
      if (known.length > 0 && duties.length === 0) add('groups', `${group}: needs a duty`);
    }
  });

const file = z.array(provider).superRefine((providers, context) => {
  providers.forEach(({ id }, at) => {
    if (providers.findIndex((each) => each.id === id) === at) return;
    context.addIssue({ code: 'custom', path: [at, 'id'], message: 'is used by another provider' });
  });
});

export type ProviderSettings = z.output<typeof provider> & {
  readonly clientSecret: string | null;
  readonly privateKey: KeyObject | null;
};

/** Reads the file, and the secrets that it names; fails with one line for each fault, which holds no secret. */
export function readProviders(
  path: string,
): Result<readonly ProviderSettings[], readonly string[]> {
  const problems: string[] = [];
  const read = (name: string) => {
    try {
      return readFileSync(name, 'utf8');
    } catch {
      problems.push(`the file ${name} cannot be read`);
      return null;
    }
  };
  const text = read(path);
  if (text === null) return fail(problems);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail([`the file ${path} is not JSON`]);
  }
  const parsed = file.safeParse(json);
  if (!parsed.success) {
    return fail(
      parsed.error.issues.map(({ path: [at, ...rest], message }) => {
        const where = typeof at === 'number' ? `provider ${at + 1}: ` : '';
        const fault = message.endsWith('received undefined') ? 'is missing' : message;
        return `${where}${[rest.join('.'), fault].filter((part) => part !== '').join(' ')}`;
      }),
    );
  }
  const providers = parsed.data.map((settings) => {
    const { id, clientSecretFile, privateKeyFile } = settings;
    const secret = clientSecretFile === undefined ? null : read(clientSecretFile);
    const clientSecret = secret === null ? null : secret.trimEnd();
    if (clientSecret === '') problems.push(`${id}: clientSecretFile is empty`);
    const pem = privateKeyFile === undefined ? null : read(privateKeyFile);
    let privateKey: KeyObject | null = null;
    try {
      privateKey = pem === null ? null : createPrivateKey(pem);
    } catch {
      problems.push(`${id}: privateKeyFile holds no private key`);
    }
    return { ...settings, clientSecret, privateKey };
  });
  return problems.length === 0 ? succeed(providers) : fail(problems);
}

export const organisationOf = ({ for: work }: Pick<ProviderSettings, 'for'>): string =>
  work.role === 'operator' ? '' : work.organisation;

/** What somebody's groups give them; null for nothing. */
export function workByGroups(
  settings: Pick<ProviderSettings, 'for' | 'groups'>,
  groups: readonly string[],
): WorkByGroups | null {
  const given = groups.filter((group) => Object.hasOwn(settings.groups, group));
  if (given.length === 0) return null;
  const { role } = settings.for;
  const names = given.flatMap((group) => settings.groups[group] ?? []);
  const dutiesOf = {
    operator: () => storedDuties(DUTIES.filter((duty) => names.includes(duty))),
    lender: () => null,
    dealer: () => (names.includes('manager') ? 'manager' : 'salesperson'),
  };
  return { role, organisation: organisationOf(settings), duties: dutiesOf[role]() };
}

/**
 * Of memberships that were given here: those for which a provider has ended the password. Whoever the command on the gateway's
 * machine has made an operator keeps it, so that a provider that is away locks nobody out for good.
 */
export const passwordEnded =
  (providers: readonly Pick<ProviderSettings, 'for' | 'password'>[]): MustUseProvider =>
  ({ role, organisation, isByCommand }) =>
    !isByCommand &&
    providers.some(
      (each) =>
        each.password === 'ends' && each.for.role === role && organisationOf(each) === organisation,
    );
