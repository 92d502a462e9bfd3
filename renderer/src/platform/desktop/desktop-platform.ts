import * as z from 'zod/mini';
import type { Bridge, SessionState } from '#contract/bridge.ts';
import { CALLS_WITHOUT_TOKEN, CALL_NAMES, portalSettings } from '#contract/bridge.ts';
import { BRIDGE_KEY } from '#contract/channels.ts';
import { fail, succeed } from '#contract/result.ts';
import { isOutsideAddress } from '#renderer/platform/external-links.ts';
import { firebasePhoneIdentity } from '#renderer/platform/firebase-phone-identity.ts';
import type { Platform } from '#renderer/platform/platform.ts';

declare global {
  interface Window {
    /** What the preload script exposes. */
    readonly [BRIDGE_KEY]: Bridge;
  }
}

/** The portal in Electron: the main process keeps the token and makes the calls. */
export function createPlatform(): Platform {
  const bridge = window[BRIDGE_KEY];
  const listeners = new Set<() => void>();
  let state: SessionState = { userId: null, keeping: 'memory' };
  const follow = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  bridge.onSessionChange(follow);

  return {
    session: {
      current: () => state,
      ready: bridge.sessionState().then(follow),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    signIn: (credentials, phoneProof) => bridge.signIn({ credentials, phoneProof }),
    signOut: () => bridge.signOut(),
    call: async (call, body, phoneProof = null) => {
      const name = CALL_NAMES.find((each) => CALLS_WITHOUT_TOKEN[each].path === call.path);
      if (name === undefined) throw new Error(`The bridge has no channel for ${call.path}.`);
      const answer = await bridge.callGateway({ call: name, body, phoneProof });
      if (!answer.ok) return answer;
      const reply = z.safeParse(call.reply, answer.value);
      return reply.success ? succeed(reply.data) : fail({ kind: 'malformed' });
    },
    phoneIdentity: firebasePhoneIdentity(async () =>
      z.parse(portalSettings, await bridge.settings()),
    ),
    openExternal: (url) =>
      isOutsideAddress(url) ? bridge.openExternal(url) : Promise.resolve(false),
    print: () => bridge.print(),
  };
}
