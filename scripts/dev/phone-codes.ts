import * as z from 'zod';
import { DEMO_PROJECT } from '#contract/identity-service.ts';

const reply = z.object({
  verificationCodes: z.array(
    z.object({ phoneNumber: z.string(), code: z.string(), sessionInfo: z.string() }),
  ),
});

/** How often to fetch codes from the emulator, in milliseconds. */
const INTERVAL = 500;

/** Tells each code that the Auth emulator sends, with the number masked but for its last four digits. */
export function watchPhoneCodes(
  emulatorUrl: string,
  onCode: (sent: { readonly number: string; readonly code: string }) => void,
): () => void {
  const seen = new Set<string>();
  const timer = setInterval(() => {
    void readCodes(emulatorUrl).then((codes) => {
      for (const { phoneNumber, code, sessionInfo } of codes) {
        if (seen.has(sessionInfo)) continue;
        seen.add(sessionInfo);
        onCode({ number: maskNumber(phoneNumber), code });
      }
    });
  }, INTERVAL);
  return () => clearInterval(timer);
}

async function readCodes(emulatorUrl: string) {
  try {
    const address = `${emulatorUrl}/emulator/v1/projects/${DEMO_PROJECT.id}/verificationCodes`;
    return reply.parse(await (await fetch(address)).json()).verificationCodes;
  } catch {
    // The emulator is going away; its end is reported elsewhere.
    return [];
  }
}

/** `+919876543210` as `+91 ••••••3210`. */
export function maskNumber(phoneNumber: string): string {
  return `+91 ••••••${phoneNumber.slice(-4)}`;
}
