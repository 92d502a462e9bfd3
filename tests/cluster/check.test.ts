import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Findings } from '#tests/cluster/check.ts';
import { check } from '#tests/cluster/check.ts';
import type { Evidence, Row } from '#tests/cluster/evidence.ts';
import type { Call, Kind } from '#tests/cluster/journal.ts';

const APPLICATION = 'a1';
const NUMBER = 'LA0000000001';
const SUBJECT = `application:${APPLICATION}`;
const DOCUMENT = randomUUID();
const MESSAGE = randomUUID();
const CONTACT = '/user-service/addContactUs';

const digest = (text: string, encoding: 'hex' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);

/** A chain of entries as the gateway writes them. */
function chainOf(events: readonly (readonly [string, object])[]): Row[] {
  let previous_hash = '';
  return events.map(([action, facts], index) => {
    const seq = index + 1;
    const text = JSON.stringify(facts);
    const fields = [previous_hash, SUBJECT, seq, 1, 'system', '', action, text];
    const hash = digest(JSON.stringify(fields), 'hex');
    const row = {
      subject: SUBJECT,
      seq,
      at: 1,
      role: 'system',
      actor: '',
      action,
      facts: text,
      previous_hash,
      hash,
    };
    previous_hash = hash;
    return row;
  });
}

const call = (path: string, kinds: readonly Kind[], more: Partial<Call> = {}): Call => ({
  path,
  mark: randomUUID(),
  token: null,
  heard: kinds.map((kind) => ({ at: 0, kind, what: '' })),
  reply: null,
  isGivenUp: false,
  ...more,
});

const markOf = ({ path, mark }: Call) => digest(`${path}\n${mark}`, 'base64url');

/** One application that a lender has, one contact message, one session, and one change that was answered. */
function sound() {
  const login = call('/auth-service/login', ['done'], {
    mark: null,
    reply: JSON.stringify({ responseData: { userId: 'RS1', token: 'token-1' } }),
  });
  const contact = call(CONTACT, ['refused', 'done']);
  const refused = call(CONTACT, ['refused'], { isGivenUp: true });
  const change = call('/loan-service/save', ['done'], {
    token: 'token-1',
    reply: JSON.stringify({ number: NUMBER, version: 2 }),
  });
  const entries = chainOf([
    ['create', { to: 'DRAFT' }],
    ['document.pass', { document: DOCUMENT, to: 'CLEAN' }],
    ['submit', { to: 'SUBMITTED' }],
    ['claim', { to: 'IN_REVIEW' }],
    ['handOver', { to: 'WITH_LENDER' }],
    ['message.send', { message: MESSAGE }],
    ['case.acknowledge', { lender: 'neem', to: 'PROCESSING' }],
  ]);
  const atLender = {
    id: MESSAGE,
    lenderId: 'neem',
    number: NUMBER,
    kind: 'package',
    position: 1,
    firstAt: 1,
    lastAt: 1,
    times: 1,
  };
  const application_id = APPLICATION;
  const found = {
    entries,
    unsigned: [] as Row[],
    heads: [{ subject: SUBJECT, seq: entries.length }],
    applications: [{ id: APPLICATION, number: NUMBER, state: 'WITH_LENDER', outcome: null }],
    cases: [{ application_id, lender_id: 'neem', state: 'PROCESSING' }],
    deliveries: [],
    payments: [],
    documents: [
      { id: DOCUMENT, application_id, state: 'CLEAN', vault_key: 'key-1', content_bytes: 10 },
    ],
    parts: [],
    outbox: [{ id: MESSAGE, application_id, kind: 'package', position: 1, state: 'SENT' }],
    messages: [{ id: 'm1' }] as Row[],
    keys: [{ owner: 'contact-message:m1' }] as Row[],
    marks: [{ mark_key: markOf(contact) }],
    answers: [
      {
        request_key: digest(`${change.path}\nRS1\n${change.mark}`, 'base64url'),
        reply: JSON.stringify({ number: NUMBER, version: 2 }),
      },
    ],
    sessions: [{ token_hash: digest('token-1', 'hex'), user_id: 'RS1' }] as Row[],
    removing: [],
  };
  const evidence = {
    calls: [login, contact, refused, change],
    acknowledged: [login, contact, change],
    finished: [] as string[],
    lenderHad: [atLender],
    lenderHas: [atLender],
    found,
    objects: new Map([['key-1', 40]]),
  } satisfies Evidence;
  return { evidence, refused };
}
type Sound = ReturnType<typeof sound>;

const FLAWS: readonly (readonly [string, keyof Findings, (flawed: Sound) => void])[] = [
  [
    'a contact message that is gone',
    'lost',
    ({ evidence: { found } }) => void (found.messages = []),
  ],
  [
    'one that is there twice',
    'twice',
    ({ evidence: { found } }) => {
      found.messages.push({ id: 'm2' });
      found.keys.push({ owner: 'contact-message:m2' });
    },
  ],
  [
    'one that was refused and is there',
    'half',
    ({ evidence: { found }, refused }) => void found.marks.push({ mark_key: markOf(refused) }),
  ],
  ['one without its key', 'half', ({ evidence: { found } }) => void (found.keys = [])],
  ['a change whose answer is gone', 'lost', ({ evidence: { found } }) => void found.answers.pop()],
  ['a session that is gone', 'lost', ({ evidence: { found } }) => void (found.sessions = [])],
  [
    'a state that the audit does not lead to',
    'half',
    ({ evidence: { found } }) =>
      void (found.applications = found.applications.map((each) => ({ ...each, state: 'DRAFT' }))),
  ],
  [
    'a case that the audit does not lead to',
    'half',
    ({ evidence: { found } }) =>
      void (found.cases = found.cases.map((each) => ({ ...each, state: 'OFFERED' }))),
  ],
  [
    'an entry of the audit that was changed',
    'half',
    ({ evidence: { found } }) =>
      void (found.entries = found.entries.map((each) => ({ ...each, actor: 'x' }))),
  ],
  [
    'an end of the audit that is gone',
    'half',
    ({ evidence: { found } }) => void found.entries.pop(),
  ],
  ['the bytes of a document that are gone', 'lost', ({ evidence }) => evidence.objects.clear()],
  [
    'a message that the lender does not have',
    'lost',
    ({ evidence }) => void (evidence.lenderHas = []),
  ],
  [
    'a message of the lender that nobody has queued',
    'lost',
    ({ evidence: { found } }) => void (found.outbox = []),
  ],
  [
    'a second package',
    'twice',
    ({ evidence }) =>
      evidence.lenderHas.push({
        id: randomUUID(),
        lenderId: 'neem',
        number: NUMBER,
        kind: 'package',
        position: 2,
        firstAt: 2,
        lastAt: 2,
        times: 1,
      }),
  ],
  [
    'a step that was taken twice',
    'twice',
    ({ evidence: { found } }) => {
      found.entries = chainOf([
        ['submit', { to: 'SUBMITTED' }],
        ['submit', { to: 'SUBMITTED' }],
      ]);
    },
  ],
  [
    'an application that is said to be finished and is not',
    'lost',
    ({ evidence }) => void evidence.finished.push(NUMBER),
  ],
];

describe('the independent checker', () => {
  it('finds nothing where all fits together', () => {
    expect(check(sound().evidence)).toEqual({ lost: [], twice: [], half: [] });
  });

  it.each(FLAWS)('finds %s', (_, kind, flaw) => {
    const flawed = sound();
    flaw(flawed);
    expect(check(flawed.evidence)[kind]).not.toEqual([]);
  });
});
