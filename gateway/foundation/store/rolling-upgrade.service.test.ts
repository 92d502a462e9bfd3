import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createApplication, match, saveSection } from '#contract/applications/loans.ts';
import type { BodyOf, GatewayCall } from '#contract/gateway.ts';
import { addContactUs, userDetails } from '#contract/gateway.ts';
import { tokenHash } from '#gateway/people/accounts/tokens.ts';
import { FILLED, TEST_INPUT } from '#gateway/testing/applications.ts';
import type { PreviousRelease } from '#tests/processes/previous-release.ts';
import { previousRelease, previousReleaseLeftOut } from '#tests/processes/previous-release.ts';
import { isPostgresLeftOut } from '#gateway/testing/stores/postgres-cluster.ts';
import { runSql } from '#gateway/testing/stores/postgres-databases.ts';
import { newDatabase } from '#gateway/testing/stores/shared-postgres.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';
import type { GatewayProcess } from '#tests/processes/gateway-process.ts';
import { runCommand, startGatewayProcess } from '#tests/processes/gateway-process.ts';

const PEOPLE = 6;
/** Rounds of calls by each person between two steps of the upgrade. */
const ROUNDS = 5;
const MOST_TRIES = 400;
/** Milliseconds between two tries of a call. */
const BETWEEN = 50;

const leftOut = isPostgresLeftOut ? 'PostgreSQL is left out' : await previousReleaseLeftOut();
const reason = leftOut === null ? '' : ` (left out: ${leftOut})`;

/** Only what the calls that follow need: replies of two releases may differ in the rest. */
const matched = z.object({ catalogueHash: z.string() });
const changed = z.object({ number: z.string(), version: z.number() });

const userIdOf = (person: number) => `RS${String(10_000_000 + person)}`;
const tokenOf = (person: number) => `token-of-${person}`;

/** People who are signed in. The columns are those of the release before. */
const peopleAsSql = () => {
  const now = Date.now();
  return Array.from({ length: PEOPLE }, (_, person) => {
    const userId = userIdOf(person);
    return `insert into accounts (user_id, first_name, last_name, category, email, mobile_number, password_hash,
        created_at, changed_at)
      values ('${userId}', 'Asha', 'Verma', 'CSR', 'asha${person}@example.in', '${9_000_000_000 + person}', 'none', ${now}, ${now});
      insert into sessions (token_hash, user_id, started_at, used_at)
      values ('${tokenHash(tokenOf(person))}', '${userId}', ${now}, ${now});`;
  }).join('\n');
};

describe.skipIf(leftOut !== null)(
  `an upgrade from the release before, one gateway at a time${reason}`,
  () => {
    let previous: PreviousRelease | undefined;
    let home = '';
    beforeAll(async () => {
      previous = await previousRelease();
      home = await mkdtemp(join(tmpdir(), 'rinsetu-upgrade-'));
    }, 300_000);
    afterAll(async () => {
      await previous?.remove();
      if (home !== '') await rm(home, { recursive: true, force: true });
    });

    it('fails no call that is repeated, and loses nothing that was confirmed', async () => {
      const settings = {
        ...TEST_MASTER_KEYS_SETTING,
        DATABASE_URL: await newDatabase(),
        GATEWAY_APPLICATIONS: 'on',
        GATEWAY_DOCUMENTS_DIR: join(home, 'documents'),
        GATEWAY_ERASURES_LIST: 'new',
        GATEWAY_CONTACT_MESSAGES: '0',
      };
      let started = 0;
      const start = (release: 'before' | 'this') => {
        started += 1;
        const own = {
          GATEWAY_ERASURES_FILE: join(home, `erasures-${started}.jsonl`),
          GATEWAY_AUDIT_NOTES_FILE: join(home, `audit-notes-${started}.jsonl`),
        };
        const program = release === 'before' ? previous?.program : undefined;
        return startGatewayProcess({ ...settings, ...own }, {}, program);
      };

      // The first of the release before makes the schema.
      const gateways: GatewayProcess[] = [await start('before')];
      gateways.push(await start('before'));
      await runSql(settings.DATABASE_URL, peopleAsSql());

      const counts = { calls: 0, repeated: 0 };
      const confirmed: string[] = [];
      let turn = 0;
      /** The same bytes until a gateway answers. */
      const send = async <Call extends GatewayCall, Read>(
        to: Call,
        person: number,
        body: BodyOf<Call>,
        read: z.core.$ZodType<Read>,
      ): Promise<Read> => {
        counts.calls += 1;
        const request = {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: tokenOf(person),
            'Idempotency-Key': randomUUID(),
          },
          body: JSON.stringify(body),
        };
        for (let tried = 1; tried <= MOST_TRIES; tried += 1) {
          turn += 1;
          const { url = '' } = gateways[turn % gateways.length] ?? {};
          const answer = await fetch(url + to.path, request).catch(() => null);
          if (answer !== null && answer.status < 500) {
            const text = await answer.text();
            if (!answer.ok) throw new Error(`${to.path}: ${answer.status} ${text}`);
            return z.parse(read, JSON.parse(text));
          }
          counts.repeated += 1;
          await pause(BETWEEN);
        }
        throw new Error(`${to.path} was never answered`);
      };

      const load = { rounds: 0, isOver: false, hasFailed: false };
      const live = async (person: number) => {
        const { catalogueHash } = await send(match, person, { input: TEST_INPUT }, matched);
        let draft = await send(
          createApplication,
          person,
          {
            requestId: randomUUID(),
            language: 'en',
            input: TEST_INPUT,
            catalogueHash,
          },
          changed,
        );
        for (let round = 0; !load.isOver; round += 1) {
          draft = await send(
            saveSection,
            person,
            {
              requestId: randomUUID(),
              number: draft.number,
              version: draft.version,
              section: 'identity',
              values: { ...FILLED.identity, fullName: `Asha ${'ABCDEFGHIJ'[round % 10] ?? ''}` },
            },
            changed,
          );
          await send(userDetails, person, { userId: userIdOf(person) }, z.unknown());
          const remarks = `person ${person}, round ${round}`;
          await send(
            addContactUs,
            person,
            {
              txnDate: '25/11/2026',
              name: 'Asha',
              email: 'asha@example.in',
              phone: '9876543210',
              category: 'Upgrade',
              remarks,
            },
            z.unknown(),
          );
          confirmed.push(remarks);
          load.rounds += 1;
        }
      };
      const someRounds = async () => {
        const until = load.rounds + ROUNDS * PEOPLE;
        while (load.rounds < until && !load.hasFailed) await pause(BETWEEN);
      };
      /** People still ask the one that stops, until another is in its place. */
      const replace = async (index: number, release: 'before' | 'this') => {
        expect(await gateways[index]?.end('SIGTERM')).toBe(0);
        gateways[index] = await start(release);
        await someRounds();
      };

      const people = Promise.all(Array.from({ length: PEOPLE }, (_, person) => live(person)));
      people.catch(() => {
        load.hasFailed = true;
      });
      try {
        await someRounds();
        expect(await runCommand('migrate', settings)).toMatchObject({ code: 0, err: '' });
        await someRounds();
        await replace(0, 'this');
        await replace(1, 'this');
        if (previous?.asksForNotes === true) {
          await replace(0, 'before');
          await replace(0, 'this');
        }
      } finally {
        load.isOver = true;
        await people.finally(() => Promise.all(gateways.map((gateway) => gateway.end('SIGTERM'))));
      }

      const { out } = await runCommand('messages', settings);
      const stored = out.split('\n').flatMap((line) => {
        if (line === '') return [];
        return [z.parse(z.object({ remarks: z.string() }), JSON.parse(line)).remarks];
      });
      expect(stored.toSorted()).toEqual(confirmed.toSorted());
      process.stdout.write(
        `from ${previous?.revision}: ${counts.calls} calls, ${counts.repeated} repeated, none failed\n`,
      );
    }, 300_000);
  },
);
