import * as z from 'zod';
import { DEMO_PROJECT } from '#contract/identity-service.ts';
import { type PortalSettings, portalSettings } from '#contract/portal-settings.ts';

const environment = z.object({
  GATEWAY_PORT: z.string().regex(/^\d+$/).default('8787'),
  GATEWAY_URL: z.string().optional(),
  AUTH_EMULATOR_PORT: z.string().regex(/^\d+$/).default('9099'),
  PORTAL_PHONE_PROOF: z.enum(['on', 'off']).optional(),
  PORTAL_GATEWAY_ADDITIONS: z.enum(['on', 'off']).optional(),
  FIREBASE_PROJECT_ID: z.string().default(DEMO_PROJECT.id),
  FIREBASE_API_KEY: z.string().default(DEMO_PROJECT.apiKey),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
});

/**
 * The deployment's settings from the environment, by default for this machine: the reference gateway and the Auth
 * emulator on loopback. A project that is not a `demo-` one means the real identity service, and phone proofs only when
 * they are asked for.
 */
export function portalSettingsFrom(variables: Readonly<NodeJS.ProcessEnv>): PortalSettings {
  const env = environment.parse(variables);
  const demo = env.FIREBASE_PROJECT_ID.startsWith('demo-');
  return portalSettings.parse({
    gatewayUrl: env.GATEWAY_URL ?? `http://127.0.0.1:${env.GATEWAY_PORT}`,
    sendsPhoneProof: (env.PORTAL_PHONE_PROOF ?? (demo ? 'on' : 'off')) === 'on',
    usesGatewayAdditions: (env.PORTAL_GATEWAY_ADDITIONS ?? (demo ? 'on' : 'off')) === 'on',
    firebase: {
      apiKey: env.FIREBASE_API_KEY,
      projectId: env.FIREBASE_PROJECT_ID,
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`,
      emulatorUrl: demo ? `http://127.0.0.1:${env.AUTH_EMULATOR_PORT}` : null,
    },
  });
}
