import { newSessionToken, tokenHash } from '#gateway/people/accounts/tokens.ts';
import { noteSignIn } from '#gateway/people/memberships/memberships.ts';
import { STAFF_ROLES } from '#gateway/people/memberships/staff-roles.ts';
import type { Sessions, TimeLeft } from '#gateway/foundation/http/sessions.ts';
import type {
  ActiveMembership,
  FoundSession,
  SessionProof,
  SessionTerms,
  Store,
} from '#gateway/foundation/store/store.ts';

/** Whoever sees what is others' leaves it open for less long, in milliseconds. */
const STAFF_IDLE = 15 * 60_000;
/** Beyond this, the oldest session ends. */
export const MAX_SESSIONS = 20;
/** Recording each use would write to disk on every call; a thirtieth of the idle time is exact enough. */
const NOTED_USES_PER_IDLE_TIME = 30;
/** A session from further in the future was begun before the clock went back. In milliseconds. */
const CLOCK_DIFFERENCE = 60_000;

/** Whether people with this membership must sign in at their provider, though it was given here. */
export type MustUseProvider = (membership: ActiveMembership) => boolean;

export function storedSessions(
  store: Store,
  terms: SessionTerms,
  mustUseProvider: MustUseProvider = () => false,
): Sessions {
  const isOfStaff = ({ role }: ActiveMembership) => STAFF_ROLES.some((name) => name === role);
  const idleOf = ({ memberships }: FoundSession) =>
    Math.min(terms.idleSeconds * 1000, memberships.some(isOfStaff) ? STAFF_IDLE : Infinity);
  const absolute = terms.absoluteSeconds * 1000;

  const timeLeftOf = (found: FoundSession): TimeLeft | null => {
    const { now, startedAt, usedAt, proof } = found;
    // Groups that could not be read again do not count for ever.
    if (proof.provider !== undefined && proof.provider.goodUntil <= now) return null;
    const left = { idle: idleOf(found) - (now - usedAt), absolute: absolute - (now - startedAt) };
    return left.idle > 0 && left.absolute > 0 ? left : null;
  };

  /**
   * The session, if it lasts. One that does not is ended for good, so that it never lives again when the clock goes back. When
   * the clock has gone back, all sessions keep the time that they had left.
   */
  const current = async (sessionKey: string): Promise<FoundSession | null> => {
    let found = await store.findSession(sessionKey);
    if (found !== null && found.usedAt - found.now > CLOCK_DIFFERENCE) {
      await store.setSessionsBack(CLOCK_DIFFERENCE);
      found = await store.findSession(sessionKey);
    }
    if (found === null || timeLeftOf(found) !== null) return found;
    await store.endSession(sessionKey);
    return null;
  };

  /** A provider opens what its groups opened; without one, what no provider has given is open. */
  const isElsewhere = (membership: ActiveMembership, { provider }: SessionProof) =>
    provider === undefined
      ? membership.provider !== null || mustUseProvider(membership)
      : !provider.opens.includes(membership.id);

  const live = async (token: string) => {
    const sessionKey = tokenHash(token);
    const found = await current(sessionKey);
    if (found === null) return null;
    const { account, proof, now: at } = found;
    const memberships = found.memberships.map((each) => ({
      ...each,
      isElsewhere: isElsewhere(each, proof),
    }));
    const unusedFor = found.now - found.usedAt;
    const isToBeNoted = unusedFor >= idleOf(found) / NOTED_USES_PER_IDLE_TIME;
    return { signedIn: { account, sessionKey, proof, memberships, at }, isToBeNoted };
  };

  return {
    async start(account, proof, atProvider) {
      const token = newSessionToken();
      const key = tokenHash(token);
      const isStarted = await store.addSession(
        key,
        account,
        proof,
        MAX_SESSIONS,
        atProvider?.(key),
      );
      if (!isStarted) return null;
      await noteSignIn(store.records, account.userId);
      return token;
    },
    async find(token) {
      const found = await live(token);
      if (found === null) return null;
      const { signedIn, isToBeNoted } = found;
      if (isToBeNoted) {
        await store.noteSessionUse(signedIn.sessionKey);
      }
      return signedIn;
    },
    look: async (token) => (await live(token))?.signedIn ?? null,
    async timeLeft(sessionKey) {
      const found = await current(sessionKey);
      return found === null ? null : timeLeftOf(found);
    },
    use: (sessionKey) => store.noteSessionUse(sessionKey),
    end: (sessionKey) => store.endSession(sessionKey),
    endAll: (userId) => store.endSessionsOf(userId),
  };
}
