import { asId } from '#domain/ids.ts';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { change } from '#gateway/foundation/http/change-once.ts';
import { notifyPerson } from '#gateway/lending/notifications/notify.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { startGatewayProcess } from '#tests/processes/gateway-process.ts';
import { startMailServer } from '#scripts/dev/mail-server.ts';
import { confirmEmailOf } from '#gateway/testing/people.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';

/** Milliseconds: how long something may take on a machine that is busy. */
const PATIENCE = { timeout: 20_000, interval: 20 };
const SEEDED = {
  userId: asId('user', 'RS12345678'),
  firstName: 'Seededfirst',
  lastName: 'Seededlast',
  category: 'CSR',
  email: 'seeded@example.in',
  mobileNumber: '9876501234',
  passwordHash: '$argon2id$',
} as const;
const SECRETS = [SEEDED.firstName, SEEDED.lastName, SEEDED.email, SEEDED.mobileNumber];

for (const { name, leftOut, prepare } of STORE_KINDS) {
  describe.skipIf(leftOut !== null)(`gateways that mail notifications, on ${name}`, () => {
    let prepared: PreparedStore;
    let home: string;
    beforeAll(async () => {
      prepared = await prepare();
      home = await mkdtemp(join(tmpdir(), 'rinsetu-keys-'));
      const key = `first ${randomBytes(32).toString('base64')}\n`;
      await writeFile(join(home, 'keys'), key, { mode: 0o600 });
    });
    afterAll(async () => {
      await prepared.stop();
      await rm(home, { recursive: true });
    });

    const start = (place: string, smtpUrl: string) =>
      startGatewayProcess({
        ...prepared.environmentOf(place),
        GATEWAY_APPLICATIONS: 'on',
        GATEWAY_MASTER_KEYS_FILE: join(home, 'keys'),
        SMTP_URL: smtpUrl,
        SMTP_FROM: 'portal@rinsetu.example',
      });
    /** Works on the database while no gateway has it, as SQLite wants it. */
    const withStore = async <Value>(place: string, work: (store: Store) => Promise<Value>) => {
      const store = await prepared.open(place);
      try {
        return await work(store);
      } finally {
        await store.close();
      }
    };
    const tell = (place: string, count: number) =>
      withStore(place, async (store) => {
        await store.addAccount(SEEDED);
        await confirmEmailOf(store, SEEDED.userId);
        await change(store.records, async (tx) => {
          for (let each = 0; each < count; each += 1) {
            const number = `LA${String(each).padStart(10, '0')}`;
            const about = { userId: SEEDED.userId, number, language: 'hi' };
            await notifyPerson(tx, about, 'offer-made');
          }
          return {};
        });
      });
    const rows = (place: string) =>
      withStore(place, ({ records }) =>
        records.db.selectFrom('notifications').selectAll().execute(),
      );

    it('send each mail once, by one or two of them, and log nothing personal', async () => {
      const place = await prepared.newPlace();
      await tell(place, 20);
      const mail = await startMailServer();
      const gateways = await Promise.all(
        Array.from({ length: name === 'SQLite' ? 1 : 2 }, () => start(place, mail.url)),
      );
      await vi.waitFor(() => expect(mail.mails.length).toBeGreaterThanOrEqual(20), PATIENCE);
      await vi.waitFor(
        () => expect(gateways.flatMap((each) => each.lines).join('\n')).toContain('"sent"'),
        PATIENCE,
      );
      await Promise.all(gateways.map((gateway) => gateway.end('SIGTERM')));
      await mail.stop();
      expect(new Set((await rows(place)).map(({ state }) => state))).toEqual(new Set(['SENT']));
      expect(mail.mails).toHaveLength(20);
      expect(new Set(mail.mails.map(({ subject }) => subject)).size).toBe(20);
      const text = gateways.flatMap((gateway) => gateway.lines).join('\n');
      expect(SECRETS.filter((secret) => text.includes(secret))).toStrictEqual([]);
    });

    it('note the mail being sent before they stop, and begin no other', async () => {
      const place = await prepared.newPlace();
      await tell(place, 2);
      const answer = Promise.withResolvers<void>();
      const mail = await startMailServer({ answerAfter: answer.promise });
      const gateway = await start(place, mail.url);
      await mail.arrived;
      const ended = gateway.end('SIGTERM');
      // It no longer serves, and has been ordered to stop.
      await vi.waitFor(
        () => expect(fetch(`${gateway.url}/livez`)).rejects.toThrow('fetch failed'),
        PATIENCE,
      );
      answer.resolve();
      expect(await ended).toBe(0);
      await mail.stop();
      expect(mail.mails).toHaveLength(1);
      const states = (await rows(place)).map(({ state }) => state);
      expect(states.toSorted((a, b) => a.localeCompare(b))).toEqual(['SENT', 'WAITING']);
    });

    it('send a mail again, as the same one, when one was killed before it could note it', async () => {
      const place = await prepared.newPlace();
      await tell(place, 1);
      const answer = Promise.withResolvers<void>();
      const mail = await startMailServer({ answerAfter: answer.promise });
      const killed = await start(place, mail.url);
      await mail.arrived;
      await killed.end('SIGKILL');
      answer.resolve();
      expect(await rows(place)).toMatchObject([{ state: 'WAITING', tries: 1 }]);
      // As if a minute had passed.
      await withStore(place, ({ records }) =>
        records.db.updateTable('notifications').set({ due_at: 0 }).execute(),
      );
      const next = await start(place, mail.url);
      await vi.waitFor(() => expect(mail.mails).toHaveLength(2), PATIENCE);
      await vi.waitFor(() => expect(next.lines.join('\n')).toContain('"sent":1'), PATIENCE);
      await next.end('SIGTERM');
      await mail.stop();
      const [first, second] = mail.mails;
      expect(second?.messageId).toBe(first?.messageId);
      expect(first?.messageId).not.toBe('');
      expect(await rows(place)).toMatchObject([{ state: 'SENT', tries: 2 }]);
    });

    it('lose none that the mail server had not taken', async () => {
      const place = await prepared.newPlace();
      await tell(place, 3);
      const mail = await startMailServer();
      await mail.stop();
      const killed = await start(place, mail.url);
      await vi.waitFor(() => expect(killed.lines.join('\n')).toContain('not-sent'), PATIENCE);
      const text = killed.lines.join('\n');
      await killed.end('SIGKILL');
      await withStore(place, ({ records }) =>
        records.db.updateTable('notifications').set({ due_at: 0 }).execute(),
      );
      const back = await startMailServer({ port: mail.port });
      const next = await start(place, back.url);
      await vi.waitFor(() => expect(back.mails).toHaveLength(3), PATIENCE);
      await vi.waitFor(() => expect(next.lines.join('\n')).toContain('"sent":3'), PATIENCE);
      await next.end('SIGTERM');
      await back.stop();
      expect(SECRETS.filter((secret) => text.includes(secret))).toStrictEqual([]);
    });
  });
}
