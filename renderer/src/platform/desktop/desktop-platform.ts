import * as z from 'zod/mini';
import { readReply } from '#contract/call-gateway.ts';
import { BRIDGE_KEY, type OperationName } from '#contract/channels.ts';
import { DESKTOP_CALLS, isDesktopCall } from '#contract/desktop-calls.ts';
import type { HostDescription } from '#contract/host.ts';
import {
  type Arguments,
  type Bridge,
  type DesktopOperations,
  OPERATIONS,
  type Replies,
} from '#contract/operations.ts';
import { fail, succeed } from '#contract/result.ts';
import { isOutsideAddress } from '#contract/outside-addresses.ts';
import { personOf } from '#contract/person-of.ts';
import type { SessionState } from '#contract/session-state.ts';
import { fromBase64, toBase64 } from '#renderer/platform/desktop/base64.ts';
import { forgetFiles } from '#renderer/platform/forget-files.ts';
import { firebasePhoneIdentity } from '#renderer/platform/phone-identity/firebase-phone-identity.ts';
import { knownNumber, memoryStorage } from '#renderer/platform/known-number.ts';
import { forgetFilesOfAllBut } from '#renderer/platform/personal-files.ts';
import { forgetAllBut, forgetEverybody } from '#renderer/platform/personal-storage.ts';
import type { Desk, Host, Platform } from '#renderer/platform/platform.ts';

declare global {
  interface Window {
    /** What the preload script exposes. */
    readonly [BRIDGE_KEY]: Bridge;
  }
}

/** The reply schemas of the operations. */
const REPLIES: {
  readonly [Name in OperationName]: { readonly reply: z.core.$ZodType<Replies[Name]> };
} = OPERATIONS;

/** Asks the main process for an operation and parses its reply. */
type Ask = <Name extends OperationName>(
  name: Name,
  ...args: Arguments[Name]
) => Promise<Replies[Name]>;

function askThrough(operations: DesktopOperations): Ask {
  return async (name, ...args) => z.parse(REPLIES[name].reply, await operations[name](...args));
}

/** The portal in Electron: the main process keeps the token and makes the calls. */
export function createPlatform(): Platform {
  const bridge = window[BRIDGE_KEY];
  const ask = askThrough(bridge);
  let host: Host | null = null;
  const listeners = new Set<() => void>();
  let state: SessionState = { userId: null, keeping: 'memory' };
  const follow = (next: SessionState) => {
    if (personOf(state) !== null && personOf(next) === null) forgetFiles();
    state = next;
    forgetAllBut(personOf(next), window.localStorage);
    listeners.forEach((listener) => listener());
  };
  bridge.onSessionChange(follow);
  const settings = () => ask('settings');

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const mobileNumber = knownNumber(memoryStorage(), { current: () => state, subscribe });

  return {
    session: {
      current: () => state,
      ready: Promise.all([ask('sessionState'), ask('host')]).then(([session, description]) => {
        host = hostOf(description, bridge, ask, () => state.userId);
        follow(session);
      }),
      subscribe,
    },
    lock: () => ask('lockDesk'),
    signIn: async (credentials, phoneProof, only) => {
      const signedIn = await ask('signIn', {
        credentials,
        phoneProof,
        ...(only !== undefined && { only }),
      });
      if (!signedIn.ok) return signedIn;
      // The next call is made as this person, even if the answer came before the event.
      follow(await ask('sessionState'));
      void forgetFilesOfAllBut(signedIn.value.userId);
      if (credentials.mobileNumber !== null) {
        mobileNumber.keep(signedIn.value.userId, credentials.mobileNumber);
      }
      return signedIn;
    },
    mobileNumber,
    signOut: () => {
      forgetEverybody(window.localStorage);
      return ask('signOut');
    },
    call: async (name, body, phoneProof = null) => {
      // For operators and lenders; no page here needs them.
      if (!isDesktopCall(name)) return fail({ kind: 'refused', status: 404 });
      const request = { call: name, body, phoneProof, person: state.userId };
      const answer = await ask('callGateway', request);
      return answer.ok ? readReply(DESKTOP_CALLS[name], answer.value) : answer;
    },
    uploadPart: async ({ document, part, bytes, pass }) => {
      // A guarantor's link is opened in a browser.
      if (pass !== undefined) return fail({ kind: 'refused', status: 404 });
      const person = state.userId;
      return ask('uploadPart', { document, part, base64: await toBase64(bytes), person });
    },
    fetchDocument: async (document) => {
      const answer = await ask('fetchDocument', { document, person: state.userId });
      if (!answer.ok) return answer;
      const { contentType, base64 } = answer.value;
      return succeed({ contentType, bytes: fromBase64(base64) });
    },
    fetchFile: () => Promise.resolve(fail({ kind: 'invalid', fields: [] })),
    phoneIdentity: firebasePhoneIdentity(settings),
    usesGatewayAdditions: async () => (await settings()).usesGatewayAdditions,
    sendsPhoneProof: async () => (await settings()).sendsPhoneProof,
    get webOrigin() {
      return host?.webOrigin ?? null;
    },
    openExternal: (url) =>
      isOutsideAddress(url) ? ask('openExternal', url) : Promise.resolve(false),
    print: () => ask('print'),
    get hasApplications() {
      return host?.hasApplications === true;
    },
    get host() {
      return host;
    },
  };
}

function hostOf(
  description: HostDescription,
  { onOpenRoute, onKeptChange }: Bridge,
  ask: Ask,
  person: () => string | null,
): Host {
  return {
    ...description,
    onOpenRoute,
    savePdf: (name) => ask('savePdf', name),
    rememberLanguage: (language) => ask('rememberLanguage', language),
    endVisit: () => ask('endVisit'),
    keepMessage: (message) => ask('keepMessage', message),
    unlock: (pin) => ask('unlock', pin),
    leaveKiosk: () => ask('leaveKiosk'),
    keptMessages: () => ask('keptMessages'),
    discardMessage: (id) => ask('discardMessage', id),
    terminalStanding: () => ask('terminalStanding'),
    askStaff: (asked) => ask('askStaff', asked),
    desk: description.profile === 'dealer' ? deskOf(ask, onKeptChange, person) : null,
  };
}

function deskOf(ask: Ask, onKeptChange: Bridge['onKeptChange'], person: () => string | null): Desk {
  return {
    people: () => ask('deskPeople'),
    forget: (request) => ask('forgetPerson', request),
    keepWrite: (write, replaces = null) => ask('keepWrite', { write, replaces, person: person() }),
    keptWrites: () => ask('keptWrites'),
    dismissWrite: (id) => ask('dismissWrite', id),
    keptLeads: () => ask('keptLeads'),
    keptPrices: () => ask('keptPrices'),
    keptToday: () => ask('keptToday'),
    keptDesk: () => ask('keptDesk'),
    reminds: () => ask('remindsPerson'),
    remind: (on) => ask('remindPerson', on),
    onKeptChange,
  };
}
