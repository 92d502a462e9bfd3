/** The identity provider of a portal's operators, with the file that tells the gateway of it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startIdentityProvider,
} from '#gateway/testing/servers/identity-provider.ts';
import type { PortalPorts } from '#scripts/dev/portal-parts.ts';

export const PROVIDER_NAME = { en: 'the sample office', hi: 'नमूना दफ़्तर' };

export async function staffProvider(ports: PortalPorts, folder: string) {
  const provider = await startIdentityProvider({
    redirectUri: `http://127.0.0.1:${ports.portal}/staff-sign-in`,
    logoutUri: `http://127.0.0.1:${ports.gateway}/auth-service/providers/office/logout`,
  });
  const secret = join(folder, 'provider-secret');
  const file = join(folder, 'providers.json');
  await writeFile(secret, CLIENT_SECRET);
  const settings = {
    id: 'office',
    name: PROVIDER_NAME,
    issuer: provider.issuer,
    clientId: CLIENT_ID,
    clientSecretFile: secret,
    scopes: ['openid', 'email'],
    for: { role: 'operator' },
    groups: { 'portal-admins': ['administrator'] },
    secondFactor: { by: 'provider', amr: ['mfa'] },
    emailDomains: ['example.in', 'example.com'],
    groupsReadEverySeconds: 1,
  };
  await writeFile(file, JSON.stringify([settings]));
  return { provider, environment: { GATEWAY_STAFF_PROVIDERS_FILE: file } };
}
