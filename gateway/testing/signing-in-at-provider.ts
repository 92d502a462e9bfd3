/** A gateway over the same store whose staff sign in at a provider of the tests. */
import { randomBytes } from 'node:crypto';
import {
  beginProviderSignIn,
  finishProviderSignIn,
} from '#contract/applications/provider-sign-in.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { readyDocuments } from '#gateway/lending/documents/ready-documents.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { gatewayMetrics } from '#gateway/foundation/telemetry/metrics.ts';
import { NOBODY_REACHED } from '#gateway/testing/mailing.ts';
import { openIdProvider } from '#gateway/people/providers/openid-provider.ts';
import type { ProviderSettings } from '#gateway/people/providers/provider-settings.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type TestProvider,
} from '#gateway/testing/servers/identity-provider.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import {
  ALLOWED_ORIGIN,
  TEST_MASTER_KEYS,
  TEST_OFFERING,
  TEST_RETENTION,
  testFigures,
  testGateway,
} from '#gateway/testing/test-gateway.ts';

export const RETURN_ADDRESS = `${ALLOWED_ORIGIN}/staff-sign-in`;

/** The provider of the service's operators, as a deployment's file would have it, with changes. */
export const settingsOf = (
  { issuer }: Pick<TestProvider, 'issuer'>,
  changes: Partial<ProviderSettings> = {},
): ProviderSettings => ({
  id: 'office',
  name: { en: 'the office', hi: 'दफ़्तर' },
  issuer,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  privateKey: null,
  signedWith: 'RS256',
  scopes: ['openid', 'email'],
  parameters: {},
  for: { role: 'operator' },
  groupsClaim: 'groups',
  groups: { admins: ['administrator'], reviewers: ['reviewer'] },
  secondFactor: { by: 'provider', amr: ['mfa'], acr: [] },
  password: 'stays',
  emailDomains: ['example.in'],
  verifiedEmailClaim: 'email_verified',
  groupsReadEverySeconds: 300,
  groupsGoodForSeconds: 3600,
  ...changes,
});

export async function atProviders(
  { store, tokens, clock, vault }: TestGateway,
  settings: readonly ProviderSettings[],
) {
  const providers = settings.map((each) => openIdProvider(each, RETURN_ADDRESS, gatewayMetrics()));
  const gateway = await testGateway(
    store,
    tokens,
    {
      applications: {
        keys: dataKeys(store.records, TEST_MASTER_KEYS),
        offering: TEST_OFFERING,
        documents: { vault, isVaultOwn: () => true, scan: null },
        readyDocuments,
        wakePrivacyJobs: () => {},
        retention: TEST_RETENTION,
        figures: testFigures(store),
        providers,
        reaching: NOBODY_REACHED,
      },
    },
    clock,
  );
  return { gateway, providers };
}

export const newBinding = () => randomBytes(32).toString('base64url');

/** Begins in a tab, signs in at the provider, and gives what the return page would send. */
export async function answerFor(
  gateway: TestGateway,
  provider: TestProvider,
  person: string,
  headers: Record<string, string> = {},
  id = 'office',
): Promise<BodyOf<typeof finishProviderSignIn>> {
  const binding = newBinding();
  const begun = await gateway.call(beginProviderSignIn, { provider: id, binding }, headers);
  if (begun.status !== 200) throw new Error(begun.text);
  const { address } = beginProviderSignIn.reply.parse(begun.json);
  const fragment = await provider.signInAs(person, address);
  return {
    binding,
    state: fragment.get('state') ?? '',
    code: fragment.get('code') ?? '',
    issuer: fragment.get('iss'),
  };
}

/** Signs somebody in from the first call to the last. */
export async function signInAt(gateway: TestGateway, provider: TestProvider, person: string) {
  const answer = await answerFor(gateway, provider, person);
  return gateway.call(finishProviderSignIn, answer);
}
