import type { SessionState } from '#contract/session-state.ts';
import type { Platform } from '#renderer/platform/platform.ts';

const NOBODY: SessionState = { userId: null, keeping: 'browser' };

/** The platform while pages are prerendered: nobody is signed in, and every call is refused. */
export const prerenderPlatform: Platform = {
  session: { current: () => NOBODY, ready: Promise.resolve(), subscribe: () => () => undefined },
  signIn: refuse,
  lock: refuse,
  signOut: refuse,
  call: refuse,
  uploadPart: refuse,
  fetchDocument: refuse,
  fetchFile: refuse,
  phoneIdentity: { prepare: () => undefined, sendCode: refuse },
  mobileNumber: { current: () => null, keep: () => undefined },
  usesGatewayAdditions: refuse,
  sendsPhoneProof: refuse,
  webOrigin: null,
  openExternal: refuse,
  print: refuse,
  hasApplications: __APPLICATIONS__,
  host: null,
};

export function refuse(): Promise<never> {
  return Promise.reject(new Error('Not available while a page is prerendered.'));
}
