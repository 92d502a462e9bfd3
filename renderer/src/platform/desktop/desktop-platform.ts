import * as z from 'zod/mini';
import type { Bridge, SessionState } from '#contract/bridge.ts';
import { CALLS_WITHOUT_TOKEN, portalSettings } from '#contract/bridge.ts';
import { readReply } from '#contract/call-gateway.ts';
import { BRIDGE_KEY } from '#contract/channels.ts';
import { type HostDescription, hostDescription } from '#contract/host.ts';
import { isOutsideAddress } from '#contract/outside-addresses.ts';
import { firebasePhoneIdentity } from '#renderer/platform/firebase-phone-identity.ts';
import { knownNumber, memoryStorage } from '#renderer/platform/known-number.ts';
import { forgetAllBut } from '#renderer/platform/personal-storage.ts';
import type { Host, Platform } from '#renderer/platform/platform.ts';

declare global {
  interface Window {
    /** What the preload script exposes. */
    readonly [BRIDGE_KEY]: Bridge;
  }
}

/** The portal in Electron: the main process keeps the token and makes the calls. */
export function createPlatform(): Platform {
  const bridge = window[BRIDGE_KEY];
  let host: Host | null = null;
  const listeners = new Set<() => void>();
  let state: SessionState = { userId: null, keeping: 'memory' };
  const follow = (next: SessionState) => {
    state = next;
    forgetAllBut(next.userId, window.localStorage);
    listeners.forEach((listener) => listener());
  };
  bridge.onSessionChange(follow);
  const settings = async () => z.parse(portalSettings, await bridge.settings());

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const mobileNumber = knownNumber(memoryStorage(), { current: () => state, subscribe });

  return {
    session: {
      current: () => state,
      ready: Promise.all([bridge.sessionState(), bridge.host()]).then(([session, description]) => {
        host = hostOf(z.parse(hostDescription, description), bridge);
        follow(session);
      }),
      subscribe,
    },
    signIn: async (credentials, phoneProof) => {
      const signedIn = await bridge.signIn({ credentials, phoneProof });
      if (signedIn.ok && credentials.mobileNumber !== null) {
        mobileNumber.keep(signedIn.value.userId, credentials.mobileNumber);
      }
      return signedIn;
    },
    mobileNumber,
    signOut: () => bridge.signOut(),
    call: async (name, body, phoneProof = null) => {
      const answer = await bridge.callGateway({ call: name, body, phoneProof });
      return answer.ok ? readReply(CALLS_WITHOUT_TOKEN[name], answer.value) : answer;
    },
    phoneIdentity: firebasePhoneIdentity(settings),
    sendsPhoneProof: async () => (await settings()).sendsPhoneProof,
    webOrigin: null,
    openExternal: (url) =>
      isOutsideAddress(url) ? bridge.openExternal(url) : Promise.resolve(false),
    print: () => bridge.print(),
    get host() {
      return host;
    },
  };
}

function hostOf(description: HostDescription, bridge: Bridge): Host {
  return {
    ...description,
    onOpenRoute: bridge.onOpenRoute,
    savePdf: bridge.savePdf,
    endVisit: bridge.endVisit,
    keepMessage: bridge.keepMessage,
    unlock: bridge.unlock,
    leave: bridge.leaveKiosk,
    keptMessages: bridge.keptMessages,
    discardMessage: bridge.discardMessage,
  };
}
