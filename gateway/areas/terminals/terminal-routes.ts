import {
  addTerminal,
  answerStaffCall,
  changeTerminal,
  saveTerminalSettings,
  savedTerminalSettings,
  staffCalls,
  terminals,
} from '#contract/operators/terminals.ts';
import {
  callStaff,
  endStaffCall,
  enrolTerminal,
  reportTerminal,
  staffCallNow,
} from '#contract/terminals/terminal-calls.ts';
import { goToVisitor, visitors } from '#contract/dealers/visitors.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { callRoute } from '#gateway/foundation/http/call-route.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { addressKey } from '#gateway/foundation/http/client-address.ts';
import type { Limit, NamedLimit } from '#gateway/foundation/http/limits.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import {
  allTerminals,
  answerCall,
  callsNow,
  changeOne,
  keepTerminal,
  visitorsNow,
} from '#gateway/areas/terminals/operators-terminals.ts';
import {
  beginStaffCall,
  enrol,
  readStaffCall,
  report,
  stopStaffCall,
  wrongKey,
} from '#gateway/areas/terminals/own-calls.ts';
import { everySetting, saveSettings } from '#gateway/areas/terminals/saved-settings.ts';
import { terminalWithKey } from '#gateway/areas/terminals/terminal-rows.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

const A_MINUTE = 60;
/** Of one terminal: it reports once a minute, and asks every few seconds while a visitor waits. */
const REPORTS_A_MINUTE = 10;
const ASKS_A_MINUTE = 40;
const CALLS_IN_TEN_MINUTES = 6;
/** Wrong codes and keys that one address may send. A branch may have several terminals whose keys were revoked. */
const REFUSED_IN_TEN_MINUTES = 60;

/** The terminals of branches: what they call themselves, and what operators see and change. */
export function terminalRoutes(
  { records, keys }: { readonly records: Records; readonly keys: DataKeys },
  callDeps: CallDeps,
  limit: NamedLimit,
) {
  const { ofMember, once } = routesFor(records, callDeps);
  // Every page of the console and of the desk asks for the calls: that must not make a session last longer.
  const { sessions } = callDeps;
  const unused = routesFor(records, {
    ...callDeps,
    sessions: { ...sessions, find: sessions.look },
  });
  const refused = limit('terminal-refused', REFUSED_IN_TEN_MINUTES, 10 * A_MINUTE);
  const reports = limit('terminal-reports', REPORTS_A_MINUTE, A_MINUTE);
  const asks = limit('terminal-asks', ASKS_A_MINUTE, A_MINUTE);
  const calls = limit('terminal-calls', CALLS_IN_TEN_MINUTES, 10 * A_MINUTE);

  /** Answers what is not refused too often, and counts it against the address if it is. */
  const unlessRefused = async (clientAddress: string, work: () => Promise<Answer>) => {
    const address = addressKey(clientAddress);
    const before = await refused.state(address);
    if (before.isOver) return tooOften(before.retryAfterSeconds);
    const answer = await work();
    if (answer.status === 403) await refused.spend(address);
    return answer;
  };
  /** Only a key that is known is counted, so that nobody fills the counts with keys of their own. */
  const ofTerminal = <Body extends { readonly key: string }, Reply extends object>(
    { body, clientAddress }: { readonly body: Body; readonly clientAddress: string },
    most: Limit,
    work: (tx: Change, body: Body) => Promise<Reply>,
  ) =>
    unlessRefused(clientAddress, async () => {
      const terminal = await terminalWithKey(records.db, body.key);
      if (terminal === null) return wrongKey();
      const { isOver, retryAfterSeconds } = await most.spend(terminal.id);
      if (isOver) return tooOften(retryAfterSeconds);
      return change(records, (tx) => work(tx, body));
    });

  return [
    [
      enrolTerminal.path,
      callRoute(enrolTerminal, callDeps, ({ body, clientAddress }) =>
        unlessRefused(clientAddress, () => change(records, (tx) => enrol(tx, body))),
      ),
    ],
    [
      reportTerminal.path,
      callRoute(reportTerminal, callDeps, (request) =>
        ofTerminal(request, reports, (tx, body) => report(keys, tx, body)),
      ),
    ],
    [
      callStaff.path,
      callRoute(callStaff, callDeps, (request) => ofTerminal(request, calls, beginStaffCall)),
    ],
    [
      staffCallNow.path,
      callRoute(staffCallNow, callDeps, (request) => ofTerminal(request, asks, readStaffCall)),
    ],
    [
      endStaffCall.path,
      callRoute(endStaffCall, callDeps, (request) => ofTerminal(request, asks, stopStaffCall)),
    ],
    ofMember(terminals, 'operator', async () =>
      reply(await allTerminals(records.db, await timeOf(records, records.db))),
    ),
    ofMember(addTerminal, 'operator', (request, operator) =>
      once(addTerminal, request, (tx) => keepTerminal(tx, actorOf(operator), request.body)),
    ),
    ofMember(changeTerminal, 'operator', (request, operator) =>
      once(changeTerminal, request, (tx) => changeOne(tx, actorOf(operator), request.body)),
    ),
    ofMember(savedTerminalSettings, 'operator', async () =>
      reply(await everySetting(keys, records.db)),
    ),
    ofMember(saveTerminalSettings, 'operator', (request, operator) =>
      once(saveTerminalSettings, request, (tx) =>
        saveSettings(tx, actorOf(operator), request.body),
      ),
    ),
    unused.ofMember(staffCalls, 'operator', async () =>
      reply(await callsNow(records.db, await timeOf(records, records.db), null)),
    ),
    ofMember(answerStaffCall, 'operator', (request, operator) =>
      once(answerStaffCall, request, (tx) => answerCall(tx, actorOf(operator), request.body, null)),
    ),
    unused.ofMember(visitors, 'dealer', async (_, { organisation }) =>
      reply(await visitorsNow(records.db, await timeOf(records, records.db), organisation)),
    ),
    ofMember(goToVisitor, 'dealer', (request, member) =>
      once(goToVisitor, request, (tx) =>
        answerCall(tx, actorOf(member), request.body, member.organisation),
      ),
    ),
  ] as const;
}

const tooOften = (retryAfterSeconds: number) =>
  refuse('too-often', 'That was too often in a short time.', { retryAfterSeconds });
