/** Terminals without a program: they enrol and report by their calls alone. */
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { callGateway } from '#contract/call-gateway.ts';
import type { BodyOf, GatewayCall, ReplyOf } from '#contract/gateway.ts';
import { addTerminal } from '#contract/operators/terminals.ts';
import { enrolTerminal, reportTerminal } from '#contract/terminals/terminal-calls.ts';
import { newEnrolmentCode, plainEnrolmentCode } from '#domain/terminals.ts';
import { staffSession } from '#tests/support/people/staff.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';

const digest = (text: string) => hash('sha256', text, 'hex');

const health: BodyOf<typeof reportTerminal>['health'] = {
  version: '0.1.0',
  uptimeSeconds: 3600,
  secondsSinceVisit: 240,
  waitingMessages: 0,
  oldestMessageSeconds: null,
  diskFreeMib: 20_000,
  unansweredReports: 0,
  hasPrinter: true,
  shows: 'portal',
};

/** Adds a terminal as an operator, in a dealer's showroom if it says so, and has it report. Gives its ID and its key. */
export async function simulatedTerminal(
  portal: RunningPortal,
  name: string,
  dealerId: string | null = null,
): Promise<{ readonly terminal: string; readonly key: string }> {
  const { token } = await staffSession(portal, 'operator');
  const ask = async <Call extends GatewayCall>(
    call: Call,
    body: BodyOf<Call>,
    by: string | null = null,
  ): Promise<ReplyOf<Call>> => {
    const effects = { fetch, gatewayUrl: portal.gatewayUrl };
    const answer = await callGateway(effects, call, body, { token: by, phoneProof: null });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  };
  const code = newEnrolmentCode((count) => randomBytes(count));
  const key = randomBytes(32).toString('base64url');
  const codeDigest = digest(plainEnrolmentCode(code) ?? '');
  const added = { requestId: randomUUID(), name, branch: 'Nagpur', dealerId, codeDigest };
  const { terminal } = await ask(addTerminal, added, token);
  await ask(enrolTerminal, { code, keyDigest: digest(key) });
  await ask(reportTerminal, { key, health, restarting: null, settings: null });
  return { terminal, key };
}
