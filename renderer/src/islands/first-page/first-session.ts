import type { FirstPageKind } from '#contract/first-pages.ts';
import type { SessionState } from '#contract/session-state.ts';

/** Stands for whoever is at the desk: no page that is made beforehand names a person. */
const SOMEBODY = '';

const NOBODY: SessionState = { userId: null, keeping: 'memory' };
const KNOWN: Readonly<Partial<Record<FirstPageKind, SessionState>>> = {
  desk: { userId: SOMEBODY, keeping: 'keychain' },
  locked: { userId: null, lapsed: SOMEBODY, locked: true, keeping: 'keychain' },
};

/** Who is signed in as far as a first page shows it. */
export function sessionOn(kind: FirstPageKind): SessionState {
  return KNOWN[kind] ?? NOBODY;
}

/**
 * What a first page is hydrated with: the session itself if the page looks the same with it, so that nothing is asked for in
 * nobody's name; otherwise what the page was made with, and the session takes its place right after.
 */
export function sessionToHydrate(kind: FirstPageKind, now: SessionState): SessionState {
  const made = sessionOn(kind);
  const isAlike = (made.userId === null) === (now.userId === null) && made.locked === now.locked;
  return isAlike ? now : made;
}
