import { createHash, randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { DeskWrite, KeptWrites } from '#contract/desk.ts';
import { type KeptWrite, keptDesk, keptLeads, keptPrices, keptToday } from '#contract/desk.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import { type KeptWritesOf, keptWriteList, openKeptWrites } from '#main/desk/kept/kept-writes.ts';
import { type SeenLeads, seenLeads } from '#main/desk/kept/seen-leads.ts';
import { type SeenPrices, seenPrices } from '#main/desk/kept/seen-prices.ts';
import { type SeenDesk, seenDesk } from '#main/desk/kept/seen-desk.ts';
import { type SeenToday, seenToday } from '#main/desk/kept/seen-today.ts';
import type { Program } from '#main/program.ts';
import { KEYCHAIN_SERVICE, type Keychain } from '#main/session/keychain-vault.ts';
import { type StoredValue, jsonFile } from '#main/storage/json-file.ts';
import { memoryValue } from '#main/storage/memory-value.ts';
import { sealed, sealedValue } from '#main/storage/sealed-file.ts';
import { sealingKey } from '#main/session/sealing-key.ts';

export type KeptOfPersonEffects = Pick<Program, 'userData' | 'log'> & {
  readonly gatewayUrl: string;
  readonly loadKeychain: () => Promise<Keychain>;
  readonly send: (person: string, write: DeskWrite) => Promise<Result<unknown, GatewayFailure>>;
  readonly onChange: () => void;
};

/** What is kept for one person. */
export type KeptOfPerson = {
  readonly keptOn: KeptWrites['keptOn'];
  readonly writes: KeptWritesOf;
  readonly leads: SeenLeads;
  readonly prices: SeenPrices;
  readonly today: SeenToday;
  readonly desk: SeenDesk;
};

/** What has a file for each person. */
const FILES = ['writes', 'leads', 'prices', 'today', 'details'] as const;
type File = (typeof FILES)[number];

export type KeptOfPeople = ReturnType<typeof keptOfPeople>;

/**
 * What each person wrote without a network, and the leads, prices, day's work and dealer's details that each has seen: in files of the person's own, sealed with a
 * key of the person's own from the keychain; without a keychain in memory.
 */
export function keptOfPeople(effects: KeptOfPersonEffects) {
  const { userData, gatewayUrl, loadKeychain, send, onChange, log } = effects;
  const { origin } = new URL(gatewayUrl);
  const service = `${KEYCHAIN_SERVICE} files ${origin}`;
  const opened = new Map<string, Promise<KeptOfPerson>>();

  const fileOf = (person: string, what: File) => {
    const name = createHash('sha256').update(`${origin} ${person}`).digest('hex').slice(0, 16);
    return join(userData, `desk-${what}-${name}.json`);
  };
  const open = async (person: string): Promise<KeptOfPerson> => {
    const key = await sealingKey(loadKeychain, service, person);
    if (key === null) log({ event: 'desk-in-memory-only' });
    const stored = <Schema extends z.core.$ZodType>(
      what: File,
      schema: Schema,
    ): StoredValue<z.output<Schema>> =>
      key === null
        ? memoryValue<z.output<Schema>>()
        : sealedValue(jsonFile(fileOf(person, what), sealed, log), key, schema);
    const store: StoredValue<KeptWrite[]> = stored('writes', keptWriteList);
    return {
      keptOn: key === null ? 'memory' : 'disk',
      writes: openKeptWrites({
        store,
        send: (write) => send(person, write),
        now: Date.now,
        newId: randomUUID,
        onChange,
        log,
      }),
      leads: seenLeads({ store: stored('leads', keptLeads), now: Date.now, log }),
      prices: seenPrices({ store: stored('prices', keptPrices), now: Date.now, log }),
      today: seenToday({ store: stored('today', keptToday), now: Date.now, log }),
      desk: seenDesk({ store: stored('details', keptDesk), now: Date.now, log }),
    };
  };
  const of = (person: string): Promise<KeptOfPerson> => {
    const known = opened.get(person) ?? open(person);
    opened.set(person, known);
    return known;
  };

  return {
    of,
    /** The same for a person for whom something is kept; makes no key for anybody else. */
    known: (person: string): Promise<KeptOfPerson> | null =>
      opened.has(person) || existsSync(fileOf(person, 'writes')) ? of(person) : null,
    /** Whether something of a person has not reached the gateway. */
    hasUnsent: async (person: string): Promise<boolean> => {
      const kept = await opened.get(person);
      return kept === undefined ? existsSync(fileOf(person, 'writes')) : kept.writes.hasUnsent();
    },
    forget: async (person: string): Promise<void> => {
      opened.delete(person);
      for (const what of FILES) rmSync(fileOf(person, what), { force: true });
      // What cannot be opened any more is as good as gone, and the files are gone already.
      await loadKeychain()
        .then((keychain) => keychain.deletePassword(service, person))
        .catch(() => log({ event: 'desk-key-not-deleted' }));
    },
  };
}
