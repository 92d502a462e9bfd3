import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/gateway.ts';
import { addTerminal } from '#contract/operators/terminals.ts';
import { enrolTerminal, type reportTerminal } from '#contract/terminals/terminal-calls.ts';
import { newEnrolmentCode, plainEnrolmentCode } from '#domain/terminals.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

const digest = (text: string) => hash('sha256', text, 'hex');

/** A code for a terminal, as a page makes one. */
export function newCode(): { readonly code: string; readonly codeDigest: string } {
  const code = newEnrolmentCode((count) => randomBytes(count));
  return { code, codeDigest: digest(plainEnrolmentCode(code) ?? '') };
}

/** A key, as a terminal makes one. */
export function newKey(): { readonly key: string; readonly keyDigest: string } {
  const key = randomBytes(32).toString('base64url');
  return { key, keyDigest: digest(key) };
}

/** A terminal that an operator has added and that has used its code. */
export async function enrolledTerminal(
  gateway: TestGateway,
  operator: TestPerson,
  {
    name = 'By the door',
    branch = 'Lucknow',
    dealerId = null,
  }: {
    readonly name?: string;
    readonly branch?: string;
    readonly dealerId?: string | null;
  } = {},
): Promise<{ readonly terminal: string; readonly key: string; readonly code: string }> {
  const { code, codeDigest } = newCode();
  const { key, keyDigest } = newKey();
  const body = { requestId: randomUUID(), name, branch, dealerId, codeDigest };
  const { terminal } = await operator.done(addTerminal, body);
  const { status, text } = await gateway.call(enrolTerminal, { code, keyDigest });
  if (status !== 200) throw new Error(text);
  return { terminal, key, code };
}

type Report = BodyOf<typeof reportTerminal>;

/** The report of a terminal with which nothing is wrong. */
export const reportOf = (key: string, health: Partial<Report['health']> = {}): Report => ({
  key,
  restarting: null,
  settings: null,
  health: {
    version: '0.1.0',
    uptimeSeconds: 3600,
    secondsSinceVisit: 60,
    waitingMessages: 0,
    oldestMessageSeconds: null,
    diskFreeMib: 20_000,
    unansweredReports: 0,
    hasPrinter: true,
    shows: 'portal',
    ...health,
  },
});
