import type * as z from 'zod/mini';
import { callGateway } from '#contract/call-gateway.ts';
import type { GatewayCall, GatewayFailure } from '#contract/gateway.ts';
import { login } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { isOutsideAddress } from '#renderer/platform/external-links.ts';
import { firebasePhoneIdentity } from '#renderer/platform/firebase-phone-identity.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { StoredSession } from '#renderer/platform/web/stored-session.ts';
import { webSettings } from '#renderer/platform/web/web-settings.ts';

/** The portal in a browser: token and userId in local storage, calls straight to the gateway. */
export function createPlatform(): Platform {
  const session = new StoredSession(window.localStorage, window);
  const fetch: typeof window.fetch = (input, init) => window.fetch(input, init);
  const settings = webSettings(fetch);

  async function send<Body extends z.core.$ZodType, Reply extends z.core.$ZodType>(
    call: GatewayCall<Body, Reply>,
    body: z.input<Body>,
    phoneProof: string | null,
  ): Promise<Result<z.output<Reply>, GatewayFailure>> {
    const deployment = await settings().catch(() => null);
    if (deployment === null) return fail({ kind: 'unreachable' });
    const effects = { fetch, gatewayUrl: deployment.gatewayUrl };
    const proof = deployment.sendsPhoneProof ? phoneProof : null;
    const token = session.token;
    const result = await callGateway(effects, call, body, { token, phoneProof: proof });
    const ended = !result.ok && result.failure.kind === 'signed-out';
    // Another tab may have signed in again meanwhile: only the refused session is ended.
    if (ended && session.token === token) session.end();
    if (ended && call.session === 'optional') {
      return callGateway(effects, call, body, { token: null, phoneProof: proof });
    }
    return result;
  }

  return {
    session: { current: session.current, ready: Promise.resolve(), subscribe: session.subscribe },
    signIn: async (credentials, phoneProof) => {
      const result = await send(login, credentials, phoneProof);
      if (!result.ok) return result;
      const { userId, token } = result.value.responseData;
      session.keep(userId, token);
      return succeed({ userId });
    },
    signOut: () => {
      session.end();
      return Promise.resolve();
    },
    call: (call, body, phoneProof = null) => send(call, body, phoneProof),
    phoneIdentity: firebasePhoneIdentity(settings),
    openExternal: (url) => {
      if (!isOutsideAddress(url)) return Promise.resolve(false);
      if (url.startsWith('https:')) window.open(url, '_blank', 'noopener,noreferrer');
      else window.location.assign(url);
      return Promise.resolve(true);
    },
    print: () => {
      window.print();
      return Promise.resolve();
    },
  };
}
