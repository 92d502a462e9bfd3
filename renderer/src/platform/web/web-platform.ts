import { fail } from '#contract/result.ts';
import { isOutsideAddress } from '#contract/outside-addresses.ts';
import { knownNumber } from '#renderer/platform/known-number.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { loadOnce } from '#renderer/platform/load-once.ts';
import { lazyPhoneIdentity } from '#renderer/platform/phone-identity/lazy-phone-identity.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { openStoredSession } from '#renderer/platform/web/stored-session.ts';
import { tabStorage } from '#renderer/platform/tab-storage.ts';

/** The next person finds no data of a person whose session ended without signing out. */
async function forgetFilesOfOthers(userId: string): Promise<void> {
  const files = await import('#renderer/platform/personal-files.ts').catch(() => null);
  await files?.forgetFilesOfAllBut(userId);
}

/** The portal in a browser: token and user ID in local storage, calls directly to the gateway. */
export function createPlatform(): Platform {
  const session = openStoredSession(window.localStorage, window);
  const mobileNumber = knownNumber(tabStorage, session);
  const client = loadOnce(async () => {
    const { gatewayClient } = await loadChunk(
      () => import('#renderer/platform/web/calls/gateway-client.ts'),
    );
    return gatewayClient(session);
  });
  const reachable = () => client().catch(() => null);
  const callsOfPerson = async () => {
    // Before anything is awaited.
    const { userId } = session.current();
    return (await reachable())?.callsOf(userId) ?? null;
  };

  const signedInBy = async (
    ask: (gateway: Awaited<ReturnType<typeof client>>) => ReturnType<Platform['signIn']>,
  ): ReturnType<Platform['signIn']> => {
    const gateway = await reachable();
    if (gateway === null) return fail({ kind: 'unreachable' });
    const signedIn = await ask(gateway);
    if (signedIn.ok) void forgetFilesOfOthers(signedIn.value.userId);
    return signedIn;
  };

  /** Here first, whatever the gateway answers. */
  const endBy = (end: () => void) => {
    const token = session.token();
    end();
    if (token !== null) {
      client()
        .then((gateway) => gateway.endSession(token))
        .catch(() => {});
    }
    return Promise.resolve();
  };

  return {
    session: { current: session.current, ready: Promise.resolve(), subscribe: session.subscribe },
    signIn: async (credentials, phoneProof, only) => {
      const signedIn = await signedInBy((gateway) => gateway.signIn(credentials, phoneProof, only));
      if (signedIn.ok && credentials.mobileNumber !== null) {
        mobileNumber.keep(signedIn.value.userId, credentials.mobileNumber);
      }
      return signedIn;
    },
    finishProviderSignIn: (answer) => signedInBy((gateway) => gateway.finishProviderSignIn(answer)),
    lock: () => (session.token() === null ? Promise.resolve() : endBy(session.lock)),
    signOut: () => endBy(session.leave),
    call: async (name, body, phoneProof) => {
      const calls = await callsOfPerson();
      return calls === null ? fail({ kind: 'unreachable' }) : calls.call(name, body, phoneProof);
    },
    uploadPart: async (part) => {
      const calls = await callsOfPerson();
      return calls === null ? fail({ kind: 'unreachable' }) : calls.uploadPart(part);
    },
    fetchDocument: async (document) => {
      const calls = await callsOfPerson();
      return calls === null ? fail({ kind: 'unreachable' }) : calls.fetchDocument(document);
    },
    fetchFile: async (name, body) => {
      const calls = await callsOfPerson();
      return calls === null ? fail({ kind: 'unreachable' }) : calls.fetchFile(name, body);
    },
    mobileNumber,
    phoneIdentity: lazyPhoneIdentity(async () => (await client()).settings()),
    usesGatewayAdditions: async () => (await (await client()).settings()).usesGatewayAdditions,
    sendsPhoneProof: async () => (await (await client()).settings()).sendsPhoneProof,
    webOrigin: window.location.origin,
    openExternal: (url) => {
      if (!isOutsideAddress(url)) return Promise.resolve(false);
      if (url.startsWith('https:')) window.open(url, '_blank', 'noopener,noreferrer');
      else window.location.assign(url);
      return Promise.resolve(true);
    },
    print: () =>
      new Promise((done) => {
        window.addEventListener('afterprint', () => done('printed'), { once: true });
        window.print();
      }),
    hasApplications: __APPLICATIONS__,
    host: null,
  };
}
