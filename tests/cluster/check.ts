/**
 * The independent checker: says what in the database, the bucket and the lender's ledger does not fit together, or differs from
 * what the load's clients were told. It uses none of the gateway's code.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Evidence, Snapshot } from '#tests/cluster/evidence.ts';
import type { Call } from '#tests/cluster/journal.ts';
import { endOf } from '#tests/cluster/journal.ts';
import { CHANGES, COUNTED } from '#tests/walk/changes.ts';

const LOGIN = '/auth-service/login';
const CONTACT = '/user-service/addContactUs';
/** A person's oldest sessions beyond twenty are ended; people also sign in while this is read. */
const NEWEST_SESSIONS = 15;

export type Findings = {
  readonly lost: string[];
  readonly twice: string[];
  readonly half: string[];
};

const digest = (text: string, encoding: 'hex' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);

const entry = z.object({
  subject: z.string(),
  seq: z.int(),
  at: z.int(),
  role: z.string(),
  actor: z.string(),
  action: z.string(),
  facts: z.string(),
  previous_hash: z.string(),
  hash: z.string(),
});
type Entry = z.infer<typeof entry>;
const facts = z.object({
  to: z.nullish(z.string()),
  lender: z.nullish(z.string()),
  document: z.nullish(z.string()),
  message: z.nullish(z.string()),
});
const factsOf = (each: Entry) => facts.parse(JSON.parse(each.facts));

function grouped<Each>(all: readonly Each[], by: (each: Each) => string): Map<string, Each[]> {
  return Map.groupBy(all, by);
}

function checkChains(entries: readonly Entry[], { unsigned, heads }: Snapshot, half: string[]) {
  const waiting = new Map(unsigned.map((each) => [each['subject'], each]));
  const signed = new Map(heads.map((each) => [each['subject'], each['seq']]));
  for (const [subject, chain] of grouped(entries, (each) => each.subject)) {
    let previous: Entry | null = null;
    for (const each of chain) {
      const { seq, at, role, actor, action, previous_hash } = each;
      const hash = digest(
        JSON.stringify([previous_hash, subject, seq, at, role, actor, action, each.facts]),
        'hex',
      );
      const isNext: boolean =
        seq === (previous?.seq ?? 0) + 1 && previous_hash === (previous?.hash ?? '');
      if (!isNext || hash !== each.hash) half.push(`audit of ${subject}: entry ${seq}`);
      previous = each;
    }
    const end = waiting.get(subject);
    const endsAt = end === undefined ? signed.get(subject) : end['seq'];
    if (endsAt !== previous?.seq) half.push(`audit of ${subject}: it does not end at its end`);
  }
}

/** Each state is where the audit's last step led. */
function checkStates(
  entries: readonly Entry[],
  { found, finished }: Evidence,
  { half, twice, lost }: Findings,
) {
  const bySubject = grouped(entries, (each) => each.subject);
  const chainOf = (id: unknown) => bySubject.get(`application:${String(id)}`) ?? [];
  const ledTo = (chain: readonly Entry[], isMeant: (each: Entry) => boolean) => {
    const last = chain.findLast((each) => typeof factsOf(each).to === 'string' && isMeant(each));
    return last === undefined ? undefined : factsOf(last).to;
  };
  const expect = (what: string, state: unknown, to: string | null | undefined) => {
    if (typeof to === 'string' && state !== to)
      half.push(`${what} is ${String(state)}, and led to ${to}`);
  };
  for (const { id, number, state, outcome } of found.applications) {
    const chain = chainOf(id);
    if (chain.length === 0) half.push(`application ${String(number)} has no audit`);
    expect(
      `application ${String(number)}`,
      state,
      ledTo(chain, ({ action }) => !/^(?:case|delivery|document|message)\./.test(action)),
    );
    const changes = chain
      .filter(({ action }) => COUNTED.test(action))
      .map((each) => `${each.action} ${factsOf(each).to ?? ''}`);
    for (const [change, times] of grouped(changes, (each) => each)) {
      if (times.length > 1) twice.push(`${change} of ${String(number)}`);
    }
    if (changes.join() !== CHANGES.slice(0, changes.length).join())
      half.push(`${String(number)} went through ${changes.join(', ')}`);
    if ((outcome === 'DISBURSED') !== changes.includes('case.disburse DISBURSED'))
      half.push(`${String(number)} is ${String(outcome)} after ${changes.join(', ')}`);
    if (finished.includes(String(number)) && changes.length < CHANGES.length)
      lost.push(`${String(number)} ends with ${changes.at(-1) ?? 'nothing'}`);
  }
  for (const each of found.cases) {
    const isOfCase = (one: Entry) =>
      one.action.startsWith('case.') && factsOf(one).lender === each['lender_id'];
    expect('a case', each['state'], ledTo(chainOf(each['application_id']), isOfCase));
  }
  const payments = new Map(found.payments.map((each) => [each['application_id'], each]));
  for (const each of found.deliveries) {
    const chain = chainOf(each['application_id']);
    expect(
      'a delivery order',
      each['state'],
      ledTo(chain, ({ action }) => action.startsWith('delivery.')),
    );
    const inPayments = Number(payments.get(each['application_id'])?.['paid'] ?? 0);
    if (inPayments !== each['paid'])
      half.push(`a delivery order: paid ${String(each['paid'])}, in payments ${inPayments}`);
  }
  for (const each of found.documents) {
    const isOfDocument = (one: Entry) =>
      one.action.startsWith('document.') && factsOf(one).document === each['id'];
    expect('a document', each['state'], ledTo(chainOf(each['application_id']), isOfDocument));
    const isKept = ['CLEAN', 'VERIFIED'].includes(String(each['state']));
    if (isKept && each['vault_key'] === null) half.push(`document ${String(each['id'])}: no bytes`);
  }
}

/** What was sent is what the lender has, each once, and the audit says so once. */
function checkOutbox(
  entries: readonly Entry[],
  { found: { outbox, applications }, lenderHad, lenderHas }: Evidence,
  { lost, twice, half }: Findings,
) {
  const numbers = new Map(applications.map((each) => [each['id'], each['number']]));
  const byId = new Map(outbox.map((each) => [each['id'], each]));
  for (const { id, number, kind, position } of lenderHad) {
    const row = byId.get(id);
    const isSame =
      row !== undefined &&
      numbers.get(row['application_id']) === number &&
      row['kind'] === kind &&
      row['position'] === position;
    if (!isSame) lost.push(`message ${kind} ${position} of ${number}, which the lender has`);
  }
  const atLender = grouped(lenderHas, ({ id }) => id);
  const sends = grouped(
    entries.filter(({ action }) => action === 'message.send'),
    (each) => factsOf(each).message ?? '',
  );
  for (const each of outbox) {
    const id = String(each['id']);
    if (each['state'] === 'DEAD') lost.push(`message ${id} was given up`);
    const times = sends.get(id)?.length ?? 0;
    if (times > 1) twice.push(`the audit says ${times} times that ${id} was sent`);
    if ((each['state'] === 'SENT') !== (times === 1))
      half.push(`message ${id}: ${String(each['state'])}`);
    if (each['state'] === 'SENT' && !atLender.has(id)) lost.push(`message ${id} to the lender`);
    if ((atLender.get(id)?.length ?? 0) > 1) twice.push(`message ${id} at the lender`);
  }
  for (const [number, messages] of grouped(lenderHas, (each) => each.number)) {
    const positions = messages.map(({ position }) => position);
    if (positions.some((each, index) => each <= (positions[index - 1] ?? 0)))
      half.push(`the lender has the messages of ${number} out of order`);
    if (messages.filter(({ kind }) => kind === 'package').length > 1)
      twice.push(`the package of ${number}`);
  }
}

const objectIn = (text: string) => z.record(z.string(), z.unknown()).parse(JSON.parse(text));

/** Whether all that is remembered of an answer is as it was answered: some have more, which is looked up again. */
const isPartOf = (remembered: object, answered: object) =>
  Object.entries(remembered).every(([name, value]) =>
    Object.entries(answered).some(
      ([other, given]) => other === name && JSON.stringify(given) === JSON.stringify(value),
    ),
  );

/** What clients were told, by the digests of what they sent. */
function checkJournal(
  { acknowledged, calls, found: { marks, messages, keys, answers } }: Evidence,
  userOf: ReadonlyMap<string, string>,
  { lost, twice, half }: Findings,
) {
  const kept = new Set(marks.map((each) => each['mark_key']));
  const markOf = ({ path, mark }: Call) => digest(`${path}\n${mark ?? ''}`, 'base64url');
  const contact = calls.filter(({ path }) => path === CONTACT);
  for (const call of acknowledged.filter(({ path }) => path === CONTACT)) {
    if (!kept.has(markOf(call))) lost.push(`contact message ${call.mark}`);
  }
  for (const call of contact.filter((each) => each.isGivenUp && endOf(each) === 'refused')) {
    if (kept.has(markOf(call))) half.push(`contact message ${call.mark} was refused, and is there`);
  }
  const ours = contact.filter((call) => kept.has(markOf(call))).length;
  if (messages.length > ours) twice.push(`${messages.length - ours} contact messages`);
  if (messages.length < ours) lost.push(`${ours - messages.length} contact messages`);
  const owners = new Set(keys.map((each) => each['owner']));
  for (const { id } of messages) {
    if (!owners.has(`contact-message:${String(id)}`))
      half.push(`contact message ${String(id)} has no key`);
  }

  const replies = new Map(answers.map((each) => [each['request_key'], String(each['reply'])]));
  for (const call of acknowledged) {
    const { path, mark, token, reply } = call;
    if (path === CONTACT || mark === null || token === null) continue;
    const key = digest(`${path}\n${userOf.get(token) ?? ''}\n${mark}`, 'base64url');
    const answered = replies.get(key);
    if (answered === undefined) lost.push(`${path} ${mark}`);
    else if (!isPartOf(objectIn(answered), objectIn(reply ?? '{}')))
      half.push(`${path} ${mark}: ${reply} became ${answered}`);
  }
}

function checkVault({ found, objects }: Evidence, { lost }: Findings): void {
  for (const { id, vault_key: key, content_bytes: bytes } of found.documents) {
    if (typeof key === 'string' && !((objects.get(key) ?? 0) > Number(bytes)))
      lost.push(`the bytes of document ${String(id)}`);
  }
}

const signedIn = z.object({ responseData: z.object({ userId: z.string(), token: z.string() }) });
const sessionIn = ({ reply }: Call) => signedIn.parse(JSON.parse(reply ?? '')).responseData;

/** What is not as it should be; nothing when all is well. */
export function check(evidence: Evidence): Findings {
  const findings: Findings = { lost: [], twice: [], half: [] };
  const { acknowledged, found } = evidence;
  const entries = found.entries.map((each) => entry.parse(each));
  checkChains(entries, found, findings.half);
  checkStates(entries, evidence, findings);
  checkOutbox(entries, evidence, findings);
  checkVault(evidence, findings);
  const sessions = acknowledged.filter(({ path }) => path === LOGIN).map(sessionIn);
  const userOf = new Map(sessions.map(({ token, userId }) => [token, userId]));
  checkJournal(evidence, userOf, findings);
  const kept = new Set(found.sessions.map((each) => each['token_hash']));
  for (const [userId, own] of grouped(sessions, (each) => each.userId)) {
    for (const { token } of own.slice(-NEWEST_SESSIONS)) {
      if (!kept.has(digest(token, 'hex'))) findings.lost.push(`a session of ${userId}`);
    }
  }
  return findings;
}
