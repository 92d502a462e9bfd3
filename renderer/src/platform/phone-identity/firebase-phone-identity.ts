import type { PortalSettings } from '#contract/portal-settings.ts';
import { CAPTCHA_SCRIPTS } from '#contract/identity-service.ts';
import { toE164 } from '#domain/mobile-number.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { loadOnce } from '#renderer/platform/load-once.ts';
import type {
  PhoneFailure,
  PhoneIdentity,
  SentCode,
} from '#renderer/platform/phone-identity/phone-identity.ts';

/** Time-outs of the steps, in milliseconds. The captcha waits for a person, the others for the network. */
export const CAPTCHA_TIMEOUT_MS = 120_000;
export const SEND_TIMEOUT_MS = 30_000;
export const CONFIRM_TIMEOUT_MS = 20_000;

const FAILURES_BY_CODE: Readonly<Record<string, Exclude<PhoneFailure['kind'], 'other'>>> = {
  'auth/invalid-verification-code': 'wrong-code',
  'auth/missing-code': 'wrong-code',
  'auth/missing-verification-code': 'wrong-code',
  'auth/code-expired': 'expired',
  'auth/invalid-verification-id': 'expired',
  'auth/too-many-requests': 'too-many',
  'auth/quota-exceeded': 'too-many',
  'auth/network-request-failed': 'unreachable',
  'auth/timeout': 'timed-out',
};

/** Phone codes from Firebase Authentication, or from its emulator if the settings name one. */
export function firebasePhoneIdentity(settings: () => Promise<PortalSettings>): PhoneIdentity {
  const started = loadOnce(() => startService(settings));

  return {
    prepare: () => void started().catch(() => undefined),

    async sendCode(mobileNumber, captchaBox, signal) {
      const steps = await attempt(SEND_TIMEOUT_MS, signal, started);
      // Until the service has loaded, no error has its own code: its script did not arrive.
      if (!steps.ok) return steps.failure.kind === 'other' ? fail({ kind: 'unreachable' }) : steps;
      const { RecaptchaVerifier, signInWithPhoneNumber, auth } = steps.value;
      // A verifier cannot be reused: against the emulator, a second use hangs forever.
      captchaBox.replaceChildren();
      const host = captchaBox.appendChild(document.createElement('div'));
      const verifier = new RecaptchaVerifier(auth, host, { size: 'normal' });
      try {
        const solved = await attempt(CAPTCHA_TIMEOUT_MS, signal, () => verifier.verify());
        if (!solved.ok) return solved;
        const answer = {
          type: verifier.type,
          verify: () => Promise.resolve(solved.value),
          // Firebase resets its verifier after each send, with a method missing from its types.
          _reset: () => undefined,
        };
        const sent = await attempt(SEND_TIMEOUT_MS, signal, () =>
          signInWithPhoneNumber(auth, toE164(mobileNumber), answer),
        );
        return sent.ok ? succeed(sentCode(auth, (code) => sent.value.confirm(code))) : sent;
      } finally {
        clearQuietly(verifier);
        host.remove();
      }
    },
  };
}

function sentCode(
  auth: { signOut: () => Promise<void> },
  confirm: (code: string) => Promise<{ user: { getIdToken: () => Promise<string> } }>,
): SentCode {
  return {
    confirm: (code, signal) =>
      attempt(CONFIRM_TIMEOUT_MS, signal, async () => {
        const { user } = await confirm(code);
        const proof = await user.getIdToken();
        // Only the proof is needed: the person does not stay signed in at the identity service.
        await auth.signOut();
        return { proof };
      }),
  };
}

async function startService(settings: () => Promise<PortalSettings>) {
  const [firebase, { firebase: options }] = await Promise.all([
    import('#renderer/platform/phone-identity/firebase-auth.ts'),
    settings(),
  ]);
  const { emulatorUrl, ...appOptions } = options;
  const app = firebase.initializeApp(appOptions);
  const auth = firebase.initializeAuth(app, { persistence: firebase.inMemoryPersistence });
  if (emulatorUrl === null) allowCaptchaScripts();
  else firebase.connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  const { RecaptchaVerifier, signInWithPhoneNumber } = firebase;
  return { RecaptchaVerifier, signInWithPhoneNumber, auth };
}

/** The captcha's loader sets script URLs as strings, which Trusted Types block without a default policy. */
function allowCaptchaScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (CAPTCHA_SCRIPTS.some((prefix) => url.startsWith(prefix))) return url;
      throw new TypeError('This script address is not allowed.');
    },
  });
}

async function attempt<Value>(
  timeoutMs: number,
  signal: AbortSignal,
  step: () => Promise<Value>,
): Promise<Result<Value, PhoneFailure>> {
  if (signal.aborted) return fail({ kind: 'cancelled' });
  return new Promise((resolve) => {
    const end = (result: Result<Value, PhoneFailure>) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      resolve(result);
    };
    const cancel = () => end(fail({ kind: 'cancelled' }));
    const timer = setTimeout(() => end(fail({ kind: 'timed-out' })), timeoutMs);
    signal.addEventListener('abort', cancel);
    step().then(
      (value) => end(succeed(value)),
      (error: unknown) => end(fail(failureOf(error))),
    );
  });
}

function failureOf(error: unknown): PhoneFailure {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
  const kind = FAILURES_BY_CODE[code];
  if (kind !== undefined) return { kind };
  // Not every step of the service reports that it failed for lack of a connection.
  return navigator.onLine ? { kind: 'other', code } : { kind: 'unreachable' };
}

function clearQuietly(verifier: { clear: () => void }): void {
  try {
    verifier.clear();
  } catch {
    // `clear` throws if the verifier never rendered; there is nothing to clear then.
  }
}
