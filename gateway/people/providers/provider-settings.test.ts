import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import {
  passwordEnded,
  readProviders,
  workByGroups,
} from '#gateway/people/providers/provider-settings.ts';
import { asId } from '#domain/ids.ts';

const folder = mkdtempSync(join(tmpdir(), 'providers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: unknown): string {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const SECRET = fileOf('a client secret\n');
const OFFICE = {
  id: 'office',
  name: { en: 'Example Bank', hi: 'एग्ज़ांपल बैंक' },
  issuer: 'https://login.bank.example/realms/staff',
  clientId: 'portal',
  clientSecretFile: SECRET,
  for: { role: 'lender', organisation: 'example-bank' },
  groups: { 'loan desk': [] },
  secondFactor: { by: 'phone' },
  emailDomains: ['bank.example'],
};

const faultsOf = (...providers: readonly object[]) => {
  const read = readProviders(fileOf(providers));
  return read.ok ? [] : read.failure;
};

it('reads a provider with its secret, and what it leaves out as it is by default', () => {
  const read = readProviders(fileOf([OFFICE]));
  expect(read.ok && read.value[0]).toMatchObject({
    clientSecret: 'a client secret',
    privateKey: null,
    scopes: ['openid', 'email', 'offline_access'],
    password: 'stays',
    groupsReadEverySeconds: 300,
    groupsGoodForSeconds: 3600,
  });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = fileOf(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const { clientSecretFile: _secret, ...byKey } = OFFICE;
  const withKey = readProviders(fileOf([{ ...byKey, privateKeyFile: pem }]));
  expect(withKey.ok && withKey.value[0]?.privateKey?.asymmetricKeyType).toBe('rsa');
});

it.each([
  ['an address without TLS', { issuer: 'http://login.bank.example' }, 'issuer must be an https:'],
  ['no group', { groups: {} }, 'groups must name at least one group'],
  ['a duty that lenders’ people do not have', { groups: { desk: ['administrator'] } }, 'no duty'],
  ['an operator without a duty', { for: { role: 'operator' } }, 'loan desk: needs a duty'],
  ['no domain', { emailDomains: [] }, 'emailDomains must name at least one domain'],
  [
    'a second factor that asks for nothing',
    { secondFactor: { by: 'provider' } },
    'needs amr or acr',
  ],
  ['scopes without openid', { scopes: ['email'] }, 'scopes must have openid'],
  ['two credentials', { privateKeyFile: SECRET }, 'keep one'],
  ['a secret that is not there', { clientSecretFile: '/nowhere' }, 'cannot be read'],
  ['nobody to work for', { for: undefined }, 'provider 1: for is missing'],
  ['a word that is not known', { isuer: 'https://login.bank.example' }, 'isuer'],
  ['groups that are read too seldom', { groupsGoodForSeconds: 60 }, 'must not be less'],
])('refuses %s, and says where', (_title, change, said) => {
  const faults = faultsOf({ ...OFFICE, ...change });
  expect(faults.join('\n')).toContain(said);
  expect(faults.join('\n')).not.toContain('a client secret');
});

it('refuses two providers with one ID, and a file that is no JSON or not there', () => {
  expect(faultsOf(OFFICE, OFFICE)).toEqual(['provider 2: id is used by another provider']);
  expect(readProviders(fileOf('{'))).toMatchObject({ ok: false });
  expect(readProviders(join(folder, 'missing'))).toMatchObject({ ok: false });
});

it('gives the duties of all of somebody’s groups, and nothing without one', () => {
  const operators = {
    for: { role: 'operator' } as const,
    groups: { read: ['auditor'], lead: ['supervisor', 'reviewer'] },
  };
  expect(workByGroups(operators, ['lead', 'read', 'other'])).toEqual({
    role: 'operator',
    organisation: '',
    duties: 'reviewer,supervisor,auditor',
  });
  expect(workByGroups(operators, ['other', 'toString'])).toBeNull();
  const dealer = {
    for: { role: 'dealer', organisation: 'patna-ev' } as const,
    groups: { sales: ['salesperson'], lead: ['manager'] },
  };
  expect(workByGroups(dealer, ['sales'])?.duties).toBe('salesperson');
  expect(workByGroups(dealer, ['sales', 'lead'])?.duties).toBe('manager');
});

it('ends the password for people of that employer alone, and never for the command’s operator', () => {
  const ended = passwordEnded([
    { for: { role: 'operator' }, password: 'ends' },
    { for: { role: 'lender', organisation: 'one' }, password: 'ends' },
    { for: { role: 'lender', organisation: 'two' }, password: 'stays' },
  ]);
  const membership = {
    id: asId('membership', 'm'),
    duties: null,
    provider: null,
    isByCommand: false,
  };
  expect(ended({ ...membership, role: 'operator', organisation: '' })).toBe(true);
  expect(ended({ ...membership, role: 'operator', organisation: '', isByCommand: true })).toBe(
    false,
  );
  expect(ended({ ...membership, role: 'lender', organisation: 'one' })).toBe(true);
  expect(ended({ ...membership, role: 'lender', organisation: 'two' })).toBe(false);
});
