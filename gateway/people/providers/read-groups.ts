/** Reads the groups of people whose session a provider began, and ends sessions that their groups open no longer. */
import { change } from '#gateway/foundation/http/change-once.ts';
import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import {
  claimSessionsToRead,
  noteGroupsRead,
  type ProviderSessionRow,
} from '#gateway/foundation/store/provider-rows.ts';
import type { UserId } from '#domain/ids.ts';
import { followGroups } from '#gateway/people/memberships/memberships-by-groups.ts';
import type { OpenIdProvider } from '#gateway/people/providers/openid-provider.ts';
import type { ProviderDeps } from '#gateway/people/providers/provider-sign-in.ts';
import {
  identityAt,
  placeOfToken,
  PROVIDER_SESSIONS,
} from '#gateway/people/providers/provider-sign-in.ts';
import { workByGroups } from '#gateway/people/providers/provider-settings.ts';

/** How often a gateway looks for sessions whose groups are due, in milliseconds. */
const LOOK_EVERY = 15_000;
/** After how long groups are tried again that could not be read, in milliseconds. */
const TRY_AGAIN_AFTER = 60_000;
/** Read at the same time. */
const AT_ONCE = 10;

type DueSession = ProviderSessionRow & { readonly user_id: UserId };

/** `kept`: the session goes on; `ended`: it does not; `away`: the provider could not say. */
type Outcome = 'kept' | 'ended' | 'away';

async function readOne(deps: ProviderDeps, session: DueSession): Promise<Outcome> {
  const { store, keys, providers, settle } = deps;
  const { records } = store;
  const { token_hash: sessionKey, identity, sealed } = session;
  const end = async (): Promise<Outcome> => {
    await store.endSession(sessionKey);
    return 'ended';
  };
  const provider: OpenIdProvider | undefined = providers.find(
    ({ settings }) => settings.id === session.provider,
  );
  if (provider === undefined || sealed === null) return end();
  const key = await keys.findOrCreate(records.db, PROVIDER_SESSIONS);
  const place = placeOfToken(sessionKey);
  const read = await provider.readAgain(openText(key, place, sealed));
  if (!read.ok) return read.failure === 'ended' ? end() : 'away';
  const { subject, groups, refreshToken } = read.value;
  if (identityAt(provider, subject) !== identity || refreshToken === null) return end();
  const { settings } = provider;
  const followed = await change(records, async (tx) => {
    const opens = await followGroups(records, tx, {
      userId: session.user_id,
      provider: settings.id,
      work: workByGroups(settings, groups),
      settle,
    });
    if (opens !== null) {
      await noteGroupsRead(tx.runner, sessionKey, {
        opens: [opens],
        sealed: sealText(key, place, refreshToken),
        goodUntil: tx.at + settings.groupsGoodForSeconds * 1000,
        readNextAt: tx.at + settings.groupsReadEverySeconds * 1000,
      });
    }
    return { isOpen: opens !== null };
  });
  return followed.status === 200 && followed.reply.isOpen ? 'kept' : end();
}

/** Reads the groups that are due; gives how the sessions came out of it. */
export async function readGroups(
  deps: ProviderDeps,
  stopping?: AbortSignal,
): Promise<Readonly<Record<Outcome, number>>> {
  const outcomes = { kept: 0, ended: 0, away: 0 };
  for (;;) {
    const due = await claimSessionsToRead(deps.store.records, {
      until: (now) => now + TRY_AGAIN_AFTER,
      most: AT_ONCE,
    });
    for (const outcome of await Promise.all(due.map((session) => readOne(deps, session)))) {
      outcomes[outcome] += 1;
    }
    if (due.length < AT_ONCE || stopping?.aborted === true) return outcomes;
  }
}

export const readGroupsJob = (deps: ProviderDeps): PeriodicJob => ({
  name: 'provider-groups',
  every: LOOK_EVERY,
  async work(stopping) {
    const outcomes = await readGroups(deps, stopping);
    return outcomes.ended + outcomes.away === 0 ? null : outcomes;
  },
});
