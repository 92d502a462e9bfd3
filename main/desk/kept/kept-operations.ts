import { fail, succeed } from '#contract/result.ts';
import type { KeptOfPeople, KeptOfPerson } from '#main/desk/kept/kept-of-people.ts';
import type { Operations } from '#main/ipc.ts';
import type { Session } from '#main/session/session.ts';

type KeptOperations = Pick<
  Operations,
  | 'callGateway'
  | 'keepWrite'
  | 'keptWrites'
  | 'dismissWrite'
  | 'keptLeads'
  | 'keptPrices'
  | 'keptToday'
  | 'keptDesk'
>;

/** What a desk asks about what it keeps: always about the person who is signed in and has not locked it. */
export function keptOperations(
  session: () => Pick<Session, 'state' | 'call'>,
  kept: KeptOfPeople,
): KeptOperations {
  const mine = async (): Promise<KeptOfPerson | null> => {
    const { userId } = await session().state();
    return userId === null ? null : kept.of(userId);
  };
  return {
    callGateway: async (request) => {
      const answer = await session().call(request);
      const { person, call, body } = request;
      const isThere = answer.ok || answer.failure.kind === 'refused';
      if (person === null || !isThere) return answer;
      if (answer.ok && call === 'leads') (await kept.of(person)).leads.note(body, answer.value);
      if (answer.ok && call === 'priceList') {
        (await kept.of(person)).prices.note(body, answer.value);
      }
      if (answer.ok && call === 'desk') (await kept.of(person)).desk.note(body, answer.value);
      if (answer.ok && call === 'today') (await kept.of(person)).today.note(body, answer.value);
      (await kept.known(person))?.writes.syncSoon();
      return answer;
    },
    keepWrite: async ({ write, replaces, person }) => {
      const { userId } = await session().state();
      if (userId === null || userId !== person) return fail({ kind: 'signed-out' });
      const { writes, keptOn } = await kept.of(userId);
      const outcome = writes.keep(write, replaces);
      return outcome.ok ? succeed({ id: outcome.value.id, keptOn }) : outcome;
    },
    keptWrites: async () => {
      const work = await mine();
      return work === null
        ? fail({ kind: 'signed-out' })
        : succeed({ keptOn: work.keptOn, writes: work.writes.list() });
    },
    dismissWrite: async (id) => (await mine())?.writes.dismiss(id) ?? 'unknown',
    keptLeads: async () => (await mine())?.leads.read() ?? null,
    keptPrices: async () => (await mine())?.prices.read() ?? null,
    keptDesk: async () => (await mine())?.desk.read() ?? null,
    keptToday: async () => (await mine())?.today.read() ?? null,
  };
}
