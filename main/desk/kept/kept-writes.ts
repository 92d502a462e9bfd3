import type { DismissOutcome } from '#contract/desk.ts';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import {
  type DeskKeepFailure,
  type DeskWrite,
  type KeptState,
  type KeptWrite,
  deskWrite,
  leadOfWrite,
  keptWrite,
} from '#contract/desk.ts';
import { saveLead, saveQuote } from '#contract/dealers/leads.ts';
import { noteContact } from '#contract/dealers/today.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { isDecided } from '#contract/is-decided.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { Log } from '#main/lib/log.ts';
import type { StoredValue } from '#main/storage/json-file.ts';

/** Most writes that wait. */
export const MAX_KEPT_WRITES = 500;
/** Milliseconds to wait after a try that did not reach the gateway: doubled each time, up to the maximum. */
export const FIRST_WAIT_MS = 5000;
export const MOST_WAIT_MS = 300_000;

export const keptWriteList = z.array(keptWrite);

export type KeptWritesEffects = {
  /** Where they are: encrypted on disk, or in memory. */
  readonly store: StoredValue<KeptWrite[]>;
  readonly send: (write: DeskWrite) => Promise<Result<unknown, GatewayFailure>>;
  readonly now: () => number;
  readonly newId: () => string;
  /** Something was kept, sent or set aside. */
  readonly onChange: () => void;
  readonly log: Log;
};

export type KeptWritesOf = ReturnType<typeof openKeptWrites>;

/**
 * What one person wrote without a network, in order. It is sent in that order, each once: the gateway knows a write that
 * it was sent before by its IDs. What the gateway does not take stays, with what it says, until the person has seen it;
 * what was written after it about the same lead waits.
 */
export function openKeptWrites({ store, send, now, newId, onChange, log }: KeptWritesEffects) {
  let isSyncing = false;
  let isSending: string | null = null;
  /** Done in this run. A full disk can prevent their removal; they must not be sent again and again. */
  const done = new Set<string>();
  /** What became of a lead's waiting writes that could not be written down. */
  const changed = new Map<string, KeptWrite>();
  let waitMs = 0;
  let nextTry = 0;

  const list = (): KeptWrite[] =>
    (store.read() ?? [])
      .filter(({ id }) => !done.has(id))
      .map((each) => changed.get(each.id) ?? each);
  const save = (writes: KeptWrite[]) => {
    if (writes.length === 0) store.clear();
    else store.write(writes);
    changed.clear();
  };
  /** For changes that can wait: what fails to be saved now is saved with the next one. */
  const saveOrRemember = (before: KeptWrite[], after: KeptWrite[]) => {
    try {
      save(after);
    } catch {
      log({ event: 'kept-writes-not-saved' });
      after.filter((each) => !before.includes(each)).forEach((each) => changed.set(each.id, each));
    }
    onChange();
  };

  const settle = (id: string, state: KeptState) => {
    const before = list();
    const after = before.map((each) => (each.id === id ? { ...each, state } : each));
    saveOrRemember(before, after);
  };
  const finish = (sent: KeptWrite, reply: unknown) => {
    const differs = otherFigures(sent, reply);
    if (differs !== null) return settle(sent.id, differs);
    const before = list();
    done.add(sent.id);
    const after = before
      .filter(({ id }) => id !== sent.id)
      .map((each) => followed(each, sent, reply));
    saveOrRemember(before, after);
  };

  /** Sends one write. False if there is no point in trying the next. */
  const sendOne = async (kept: KeptWrite): Promise<boolean> => {
    isSending = kept.id;
    onChange();
    const answer = await send(kept.write).finally(() => {
      isSending = null;
    });
    log({ event: 'kept-write-tried', outcome: answer.ok ? 'sent' : answer.failure.kind });
    if (answer.ok) {
      finish(kept, answer.value);
      return true;
    }
    const state = stateAfter(answer.failure);
    if (state === null) {
      onChange();
      return false;
    }
    settle(kept.id, state);
    return true;
  };

  const sync = async () => {
    if (isSyncing) return;
    isSyncing = true;
    const tried = new Set<string>();
    try {
      for (;;) {
        const next = nextOf(list(), tried);
        if (next === undefined) break;
        tried.add(next.id);
        if (!(await sendOne(next))) {
          waitMs = Math.min(Math.max(FIRST_WAIT_MS, waitMs * 2), MOST_WAIT_MS);
          nextTry = now() + waitMs;
          return;
        }
      }
      waitMs = 0;
      nextTry = 0;
    } finally {
      isSyncing = false;
    }
  };

  return {
    /** Whether something has not reached the gateway. */
    hasUnsent: (): boolean => list().some(({ state }) => state.kind !== 'differs'),
    list: (): KeptWrite[] =>
      list().map((each) =>
        each.id === isSending ? { ...each, state: { kind: 'sending' } } : each,
      ),
    /** Keeps a write, in place of one that was set aside if that is given. */
    keep: (write: DeskWrite, replaces: string | null): Result<KeptWrite, DeskKeepFailure> => {
      const before = list();
      const kept: KeptWrite = { id: newId(), keptAt: now(), write, state: { kind: 'waiting' } };
      const at = before.findIndex(({ id }) => id === replaces && id !== isSending);
      if (at < 0 && before.length >= MAX_KEPT_WRITES) return fail({ kind: 'full' });
      try {
        save(at < 0 ? [...before, kept] : before.with(at, kept));
      } catch {
        log({ event: 'kept-write-not-kept' });
        return fail({ kind: 'no-room' });
      }
      nextTry = 0;
      onChange();
      return succeed(kept);
    },
    dismiss: (id: string): DismissOutcome => {
      const before = list();
      const kept = before.find((each) => each.id === id);
      if (kept === undefined) return 'unknown';
      if (id === isSending) return 'sending';
      done.add(id);
      saveOrRemember(
        before,
        before.filter((each) => each !== kept),
      );
      return 'dismissed';
    },
    /** Sends what waits, if it is time. */
    syncIfDue: () => (now() >= nextTry ? sync() : Promise.resolve()),
    /** The gateway, or the network, is back. */
    syncSoon: () => {
      nextTry = 0;
    },
  };
}

/** What about an application waits for nothing but itself. */
const leadOf = ({ id, write }: KeptWrite) => leadOfWrite(write) ?? id;

/** The first that waits, of a lead without an earlier write that is set aside. */
function nextOf(writes: readonly KeptWrite[], tried: ReadonlySet<string>): KeptWrite | undefined {
  const held = new Set<string>();
  return writes.find((each) => {
    if (each.state.kind === 'waiting' && !tried.has(each.id) && !held.has(leadOf(each)))
      return true;
    if (each.state.kind !== 'differs') held.add(leadOf(each));
    return false;
  });
}

/**
 * A later write about the lead that was just saved, and which saw the same version of it, now sees the new one; a later
 * contact that saw the same next step sees the one that the contact just sent has planned.
 */
function followed(later: KeptWrite, sent: KeptWrite, reply: unknown): KeptWrite {
  const write = followedWrite(later.write, sent.write, reply);
  return write === null ? later : { ...later, write: z.parse(deskWrite, write) };
}

function followedWrite(later: DeskWrite, sent: DeskWrite, reply: unknown): object | null {
  if (leadOfWrite(later) === null || leadOfWrite(later) !== leadOfWrite(sent)) return null;
  if (later.call === 'saveLead' && sent.call === 'saveLead') {
    const saved = z.safeParse(saveLead.reply, reply);
    if (!saved.success || later.body.version !== sent.body.version) return null;
    return { ...later, body: { ...later.body, version: saved.data.version } };
  }
  if (sent.call !== 'noteContact' || sent.body.next === null) return null;
  const saved = z.safeParse(noteContact.reply, reply);
  if (!saved.success || !saved.data.isPlanned) return null;
  if (later.call === 'saveLead' && later.body.version === saved.data.version - 1) {
    return { ...later, body: { ...later.body, version: saved.data.version } };
  }
  const { seen, to } = sent.body.next;
  if (later.call !== 'noteContact' || later.body.next === null) return null;
  return isDeepStrictEqual(later.body.next.seen, seen)
    ? { ...later, body: { ...later.body, next: { ...later.body.next, seen: to } } }
    : null;
}

/** What becomes of a quote that the gateway has with other figures than those that were shown; null where it is done. */
function otherFigures({ write }: KeptWrite, reply: unknown): KeptState | null {
  if (write.call !== 'saveQuote' || write.shown === null) return null;
  const saved = z.safeParse(saveQuote.reply, reply);
  if (!saved.success) return null;
  const { figures } = saved.data;
  // What came from the page may say of a key that it is undefined; what came from the network has no such key.
  const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(write.shown)), figures);
  return isSame ? null : { kind: 'differs', figures };
}

/** What a refusal makes of a write; null where it may be taken later. */
function stateAfter(failure: GatewayFailure): KeptState | null {
  if (failure.kind === 'invalid') return { kind: 'refused', status: 400, fields: failure.fields };
  if (failure.kind !== 'refused' || !isDecided(failure)) return null;
  const { status, message, fields, current } = failure;
  if (status === 409 && current !== undefined) return { kind: 'conflict', current };
  return {
    kind: 'refused',
    status,
    ...(message !== undefined && { message }),
    ...(fields !== undefined && { fields }),
  };
}
