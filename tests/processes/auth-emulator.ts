import * as z from 'zod';
import { toE164 } from '#domain/mobile-number.ts';
import { DEMO_PROJECT } from '#contract/identity-service.ts';
import type { AuthEmulator } from '#scripts/dev/auth-emulator.ts';
import { launchAuthEmulator } from '#scripts/dev/auth-emulator.ts';

export type TestAuthEmulator = AuthEmulator & {
  readonly latestCode: (mobile: string) => Promise<string | null>;
  readonly idTokenFor: (mobile: string) => Promise<string>;
  /** An account without a phone number. */
  readonly anonymousIdToken: () => Promise<string>;
};

const codes = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

/** The newest code that was sent to these ten digits and not yet used; null when there is none. */
export async function latestCode(emulatorUrl: string, mobile: string): Promise<string | null> {
  const address = `${emulatorUrl}/emulator/v1/projects/${DEMO_PROJECT.id}/verificationCodes`;
  const { verificationCodes } = codes.parse(await (await fetch(address)).json());
  return verificationCodes.findLast((sent) => sent.phoneNumber === toE164(mobile))?.code ?? null;
}

/** Signs in with a fresh code, as the browser would, and gives the ID token that proves the number. */
export async function phoneProof(emulatorUrl: string, mobile: string): Promise<string> {
  const { sessionInfo } = z
    .object({ sessionInfo: z.string() })
    .parse(await call(emulatorUrl, 'sendVerificationCode', { phoneNumber: toE164(mobile) }));
  const code = await latestCode(emulatorUrl, mobile);
  return z
    .object({ idToken: z.string() })
    .parse(await call(emulatorUrl, 'signInWithPhoneNumber', { sessionInfo, code })).idToken;
}

/** Firebase's own Auth emulator for one test file. The caller stops it. */
export async function startAuthEmulator({ port = 0 } = {}): Promise<TestAuthEmulator> {
  const emulator = await launchAuthEmulator({ port });
  return {
    ...emulator,
    latestCode: (mobile) => latestCode(emulator.url, mobile),
    idTokenFor: (mobile) => phoneProof(emulator.url, mobile),
    async anonymousIdToken() {
      return z
        .object({ idToken: z.string() })
        .parse(await call(emulator.url, 'signUp', { returnSecureToken: true })).idToken;
    },
  };
}

async function call(emulatorUrl: string, operation: string, body: object): Promise<unknown> {
  const address = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${operation}: ${response.status} ${await response.text()}`);
  return response.json();
}
