import type { PortalSettings } from '#contract/portal-settings.ts';
import { fail } from '#contract/result.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { loadOnce } from '#renderer/platform/load-once.ts';
import type { PhoneIdentity } from '#renderer/platform/phone-identity/phone-identity.ts';

/** Time limit for loading the adapter's code, in milliseconds: the same as for sending a code. */
const TIMEOUT_MS = 30_000;

/** The identity service, whose code is fetched on first use. */
export function lazyPhoneIdentity(settings: () => Promise<PortalSettings>): PhoneIdentity {
  const identity = loadOnce(async () => {
    const { firebasePhoneIdentity } = await loadChunk(
      () => import('#renderer/platform/phone-identity/firebase-phone-identity.ts'),
      TIMEOUT_MS,
    );
    return firebasePhoneIdentity(settings);
  });
  return {
    prepare: () =>
      void identity().then(
        ({ prepare }) => prepare(),
        () => undefined,
      ),
    sendCode: async (mobileNumber, captchaBox, signal) => {
      const loaded = await identity().catch(() => null);
      if (signal.aborted) return fail({ kind: 'cancelled' });
      return loaded === null
        ? fail({ kind: 'unreachable' })
        : loaded.sendCode(mobileNumber, captchaBox, signal);
    },
  };
}
