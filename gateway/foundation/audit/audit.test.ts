import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { openAuditNotes, readAuditNotes } from '#gateway/foundation/audit/audit-notes.ts';
import { addToAudit, hashOfEntry, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import type { Checkpoint } from '#gateway/foundation/audit/checkpoints.ts';
import {
  hashOfCheckpoint,
  headsDigest,
  removeChain,
  signChains,
  signEveryChain,
} from '#gateway/foundation/audit/checkpoints.ts';
import {
  AUDIT_SIGNING,
  auditPublicKey,
  checkpointSigner,
  isSignedBy,
  publicKeyText,
  readPublicKey,
} from '#gateway/foundation/audit/signing-key.ts';
import { verifyAudit } from '#gateway/foundation/audit/verify.ts';
import type { CheckpointName } from '#gateway/foundation/audit/audit-report.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { TEST_MASTER_KEYS } from '#gateway/testing/test-gateway.ts';

type Tamper = (runner: Transaction<Tables>) => Promise<unknown>;

class Undone extends Error {}

describeOnBothStores("the audit's chains", (gateway) => {
  const records = () => gateway().store.records;
  const keys = () => dataKeys(records(), TEST_MASTER_KEYS);
  const add = (subject: string, action: string) =>
    records().transact((runner) =>
      addToAudit(runner, gateway().clock.now, {
        subject,
        actor: SYSTEM,
        action,
        facts: { state: action, count: 1 },
      }),
    );
  const sign = () => signChains(records(), keys());
  const verify = async (known: CheckpointName | null = null) =>
    verifyAudit(records().db, await auditPublicKey(keys(), records().db), known);
  const remove = async (subject: string) => {
    const signer = await checkpointSigner(keys(), records().db);
    await records().transact((runner) => removeChain(runner, signer, gateway().clock.now, subject));
  };

  /** What is wrong after somebody changed the database so; the change is undone. */
  const problemAfter = async (tamper: Tamper, known: CheckpointName | null = null) => {
    const publicKey = await auditPublicKey(keys(), records().db);
    let problem: string | null = null;
    await records()
      .transact(async (runner) => {
        await tamper(runner);
        ({ problem } = await verifyAudit(runner, publicKey, known));
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    return problem;
  };

  /** Four chains: `a` and `b` are signed, `c` has grown since, `d` is new. */
  beforeEach(async () => {
    for (const action of ['create', 'save', 'submit']) await add('application:a', action);
    for (const action of ['create', 'save']) await add('application:b', action);
    await add('application:c', 'create');
    await sign();
    gateway().clock.now += 1000;
    await add('application:c', 'save');
    await add('application:b', 'submit');
    await sign();
    await add('application:c', 'submit');
    await add('application:d', 'create');
  });

  it('signs every chain that has changed, however many there are', async () => {
    await sign();
    await records().transact(async (runner) => {
      for (let count = 0; count < 1_001; count += 1) {
        const subject = `application:many-${count}`;
        await addToAudit(runner, gateway().clock.now, { subject, actor: SYSTEM, action: 'create' });
      }
    });
    const noted: number[] = [];
    const note = async ({ chains }: Checkpoint) => void noted.push(chains);
    const last = await signEveryChain(records(), keys(), note, new AbortController().signal);
    expect(last?.chains).toBe(1_001);
    expect(noted).toEqual([500, 500, 1]);
    expect(await records().db.selectFrom('audit_unsigned').selectAll().execute()).toEqual([]);
    expect((await verify()).problem).toBeNull();
  });

  it('are whole, are signed once, and stay whole when the clock is set back', async () => {
    expect(await verify()).toMatchObject({ entries: 10, chains: 4, checkpoints: 2, problem: null });
    gateway().clock.now -= 86_400_000;
    await add('application:a', 'withdraw');
    expect(await sign()).toMatchObject({ seq: 3, chains: 3 });
    expect(await sign()).toBeNull();
    expect(await verify()).toMatchObject({ entries: 11, checkpoints: 3, problem: null });
  });

  it('stay whole when a chain that was kept long enough is removed, signed or not', async () => {
    await remove('application:a');
    await remove('application:d');
    await remove('application:absent');
    expect(await verify()).toMatchObject({ chains: 2, checkpoints: 4, removed: 2, problem: null });
    await sign();
    expect(await verify()).toMatchObject({ checkpoints: 5, problem: null });
    expect(
      await problemAfter((db) =>
        addToAudit(db, 1, { subject: 'application:a', actor: SYSTEM, action: 'x' }),
      ),
    ).toBe('chain application:a, entry 1: the chain was removed before');
  });

  it('show each change of an entry', async () => {
    const changes = {
      at: 1,
      role: 'operator',
      actor: 'x',
      action: 'approve',
      facts: '{"count":2}',
    };
    for (const [column, value] of Object.entries(changes)) {
      const problem = await problemAfter((db) =>
        db
          .updateTable('audit_entries')
          .set({ [column]: value })
          .where('subject', '=', 'application:a')
          .where('seq', '=', 2)
          .execute(),
      );
      expect(problem, column).toBe('chain application:a, entry 2: it was changed');
    }
  });

  it('show an entry that was changed together with its hash, and with the whole chain after it', async () => {
    const rewritten = async (db: Transaction<Tables>, subject: string) => {
      const chain = await db
        .selectFrom('audit_entries')
        .selectAll()
        .where('subject', '=', subject)
        .orderBy('seq')
        .execute();
      let previous_hash = '';
      for (const { hash: _hash, ...entry } of chain) {
        const changed = { ...entry, facts: '{"count":2}', previous_hash };
        previous_hash = hashOfEntry(changed);
        await db
          .updateTable('audit_entries')
          .set({ ...changed, hash: previous_hash })
          .where('subject', '=', subject)
          .where('seq', '=', entry.seq)
          .execute();
      }
    };
    const one: Tamper = async (db) => {
      const { hash: _hash, ...entry } = await db
        .selectFrom('audit_entries')
        .selectAll()
        .where('subject', '=', 'application:a')
        .where('seq', '=', 1)
        .executeTakeFirstOrThrow();
      const changed = { ...entry, action: 'x' };
      await db
        .updateTable('audit_entries')
        .set({ ...changed, hash: hashOfEntry(changed) })
        .where('subject', '=', 'application:a')
        .where('seq', '=', 1)
        .execute();
    };
    expect(await problemAfter(one)).toBe(
      'chain application:a, entry 2: it does not follow the one before it',
    );
    expect(await problemAfter((db) => rewritten(db, 'application:a'))).toBe(
      'chain application:a, entry 3: it is not the one that checkpoint 1 signed',
    );
    expect(await problemAfter((db) => rewritten(db, 'application:d'))).toMatch(
      /^chain application:d, entry 1: the chain does not end/,
    );
  });

  it('show entries and chains that were removed, moved, or put in', async () => {
    const removeEntry =
      (subject: string, seq: number): Tamper =>
      (db) =>
        db
          .deleteFrom('audit_entries')
          .where('subject', '=', subject)
          .where('seq', '=', seq)
          .execute();
    const renumber = (db: Transaction<Tables>, from: number, to: number) =>
      db
        .updateTable('audit_entries')
        .set({ seq: to })
        .where('subject', '=', 'application:a')
        .where('seq', '=', from)
        .execute();
    const foreign =
      (subject: string, seq: number, previous_hash: string): Tamper =>
      async (db) => {
        const entry = {
          subject,
          seq,
          at: Date.now(),
          role: 'system',
          actor: '',
          action: 'x',
          facts: '{}',
          previous_hash,
        };
        await db
          .insertInto('audit_entries')
          .values({ ...entry, hash: hashOfEntry(entry) })
          .execute();
      };
    const { hash: endOfA } = await records()
      .db.selectFrom('audit_entries')
      .select('hash')
      .where('subject', '=', 'application:a')
      .where('seq', '=', 3)
      .executeTakeFirstOrThrow();
    const tampering: readonly (readonly [Tamper, RegExp])[] = [
      [removeEntry('application:a', 1), /^chain application:a, entry 2: others before it/],
      [removeEntry('application:a', 3), /^chain application:a, entry 2: the chain does not end/],
      [removeEntry('application:c', 3), /^chain application:c, entry 2: the chain does not end/],
      [removeEntry('application:d', 1), /^chain application:d: its end is missing/],
      [
        (db) => db.deleteFrom('audit_entries').where('subject', '=', 'application:a').execute(),
        /^chain application:a, entry 3: it is not the one that checkpoint 1 signed/,
      ],
      [
        async (db) => {
          await renumber(db, 1, 9);
          await renumber(db, 2, 1);
          await renumber(db, 9, 2);
        },
        /^chain application:a, entry 1: it was changed/,
      ],
      [
        foreign('application:a', 4, endOfA),
        /^chain application:a, entry 4: the chain does not end/,
      ],
      [foreign('application:e', 1, ''), /^chain application:e, entry 1: the chain does not end/],
      [
        (db) =>
          db
            .updateTable('audit_entries')
            .set({ subject: 'application:e' })
            .where('subject', '=', 'application:d')
            .execute(),
        /^chain application:e, entry 1: it was changed/,
      ],
    ];
    for (const [tamper, problem] of tampering) expect(await problemAfter(tamper)).toMatch(problem);
  });

  it('show checkpoints that were changed, forged, or removed', async () => {
    const forge: Tamper = async (db) => {
      await db.deleteFrom('audit_entries').where('subject', '=', 'application:a').execute();
      await db
        .updateTable('audit_heads')
        .set({ is_removed: 1 })
        .where('subject', '=', 'application:a')
        .execute();
      const digest = headsDigest();
      const heads = await db
        .selectFrom('audit_heads')
        .selectAll()
        .where('checkpoint', '=', 1)
        .orderBy('position')
        .execute();
      for (const head of heads) digest.add(head);
      const {
        hash: _hash,
        signature: _signature,
        ...checkpoint
      } = await db
        .selectFrom('audit_checkpoints')
        .selectAll()
        .where('seq', '=', 1)
        .executeTakeFirstOrThrow();
      const forged = { ...checkpoint, heads_hash: digest.hex() };
      await db
        .updateTable('audit_checkpoints')
        .set({ ...forged, hash: hashOfCheckpoint(forged) })
        .where('seq', '=', 1)
        .execute();
    };
    const removeCheckpoint =
      (seq: number): Tamper =>
      async (db) => {
        await db.deleteFrom('audit_checkpoints').where('seq', '=', seq).execute();
        await db.deleteFrom('audit_heads').where('checkpoint', '=', seq).execute();
      };
    const head = {
      checkpoint: 9,
      position: 0,
      subject: 'application:a',
      seq: 3,
      hash: '',
      is_removed: 0,
    };
    const tampering: readonly (readonly [Tamper, RegExp])[] = [
      [forge, /^checkpoint 1: its signature is not right/],
      [removeCheckpoint(1), /^checkpoint 2: others before it are missing|does not end where/],
      [removeCheckpoint(2), /^chain application:b, entry 3: the chain does not end/],
      [
        (db) => db.updateTable('audit_checkpoints').set({ at: 5 }).where('seq', '=', 1).execute(),
        /^checkpoint 1: it was changed/,
      ],
      [
        (db) =>
          db
            .deleteFrom('audit_heads')
            .where('checkpoint', '=', 1)
            .where('position', '=', 2)
            .execute(),
        /^checkpoint 1: the chains that it names were changed/,
      ],
      [(db) => db.insertInto('audit_heads').values(head).execute(), /^checkpoint 9: it is missing/],
    ];
    for (const [tamper, problem] of tampering) expect(await problemAfter(tamper)).toMatch(problem);
  });

  it('show by a noted checkpoint that the last ones are gone with what they signed', async () => {
    const { lastCheckpoint } = await verify();
    const turnBack: Tamper = async (db) => {
      await db.deleteFrom('audit_checkpoints').where('seq', '=', 2).execute();
      await db.deleteFrom('audit_heads').where('checkpoint', '=', 2).execute();
      await db
        .deleteFrom('audit_entries')
        .where('subject', '=', 'application:b')
        .where('seq', '=', 3)
        .execute();
      await db
        .deleteFrom('audit_entries')
        .where('subject', '=', 'application:c')
        .where('seq', '>', 1)
        .execute();
      await db.deleteFrom('audit_unsigned').where('subject', '=', 'application:c').execute();
    };
    expect(await problemAfter(turnBack)).toBeNull();
    expect(await problemAfter(turnBack, lastCheckpoint)).toBe(
      'checkpoint 2: it was noted, and is missing',
    );
    expect(await verify({ seq: 1, hash: 'f'.repeat(64) })).toMatchObject({
      problem: 'checkpoint 1: it is not the one that was noted',
    });
    expect(await verify(lastCheckpoint)).toMatchObject({ problem: null });
  });

  it('show by notes outside the database what was cut off after the last checkpoint', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rinsetu-notes-'));
    const file = join(folder, 'apart', 'notes.jsonl');
    const notes = await openAuditNotes(file);
    const { lastCheckpoint } = await verify();
    if (lastCheckpoint !== null) await notes.noteCheckpoint({ ...lastCheckpoint, chains: 2 });
    expect(await notes.noteHeads(records().db)).toBe(2);
    expect(await notes.noteHeads(records().db)).toBe(0);
    await add('application:d', 'save');
    expect(await notes.noteHeads(records().db)).toBe(1);
    expect((await stat(file)).mode & 0o077).toBe(process.platform === 'win32' ? 0o066 : 0);
    const compared = async (tamper: Tamper | null = null) => {
      const noted = await readAuditNotes(file);
      const publicKey = await auditPublicKey(keys(), records().db);
      let problem: string | null = null;
      await records()
        .transact(async (runner) => {
          await tamper?.(runner);
          ({ problem } = await verifyAudit(runner, publicKey, null, noted));
          throw new Undone();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
      return problem;
    };
    expect(await compared()).toBeNull();
    // The last entry, with the mark that says where the chain ends.
    const cut: Tamper = async (db) => {
      const ofChain = { subject: 'application:d', seq: 1 };
      const before = await db
        .selectFrom('audit_entries')
        .select('hash')
        .where('subject', '=', ofChain.subject)
        .where('seq', '=', 1)
        .executeTakeFirstOrThrow();
      await db
        .deleteFrom('audit_entries')
        .where('subject', '=', ofChain.subject)
        .where('seq', '=', 2)
        .execute();
      await db
        .updateTable('audit_unsigned')
        .set({ seq: 1, hash: before.hash })
        .where('subject', '=', ofChain.subject)
        .execute();
    };
    expect(await problemAfter(cut), 'the database alone does not show it').toBeNull();
    expect(await compared(cut)).toBe(
      'chain application:d, entry 2: it was noted outside the database, and is missing',
    );
    // What retention removes is no gap, and a checkpoint stands for what it signed.
    await sign();
    await remove('application:d');
    expect(await compared()).toBeNull();
    await appendFile(file, '{"chain":"half');
    expect(await compared()).toBeNull();
    await rm(folder, { recursive: true });
  });

  it('are signed by one key, whose public half can be kept elsewhere', async () => {
    const { publicKey, sign: signWith } = await checkpointSigner(keys(), records().db);
    const kept = readPublicKey(publicKeyText(publicKey));
    expect(kept !== null && isSignedBy(kept, 'hash', signWith('hash'))).toBe(true);
    expect(kept !== null && isSignedBy(kept, 'other', signWith('hash'))).toBe(false);
    expect(readPublicKey('no key')).toBeNull();
    const other: Tamper = (db) =>
      db.deleteFrom('data_keys').where('owner', '=', AUDIT_SIGNING).execute();
    expect(await problemAfter(other)).toBeNull();
    const impostor = await records().transact(async (runner) => {
      await other(runner);
      return checkpointSigner(keys(), runner);
    });
    expect(await verifyAudit(records().db, impostor.publicKey, null)).toMatchObject({
      problem: 'checkpoint 1: its signature is not right',
    });
    expect(await verifyAudit(records().db, null, null)).toMatchObject({
      problem: 'checkpoint 1: the key that signed it is missing',
    });
    const seed = { current: { id: 'test', bytes: randomBytes(32) }, byId: new Map() };
    await expect(auditPublicKey(dataKeys(records(), seed), records().db)).rejects.toThrow(
      'missing',
    );
  });

  it('are signed once by many who sign at one moment', async () => {
    for (let count = 0; count < 20; count += 1) await add(`application:${count}`, 'create');
    await Promise.all(Array.from({ length: 5 }, sign));
    while ((await sign()) !== null);
    expect(await verify()).toMatchObject({ chains: 24, problem: null });
    const left = await records().db.selectFrom('audit_unsigned').selectAll().execute();
    expect(left).toStrictEqual([]);
  });
});
