/** Settings that operators save for terminals, and what of them a terminal is sent, signed. */
import { sign } from 'node:crypto';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type {
  SavedSettings,
  SettingsScope,
  saveTerminalSettings,
  savedTerminalSettings,
} from '#contract/operators/terminals.ts';
import {
  SIGNED_AS,
  type SettingsState,
  type SignedSettings,
  type TerminalSettings,
  type settingsText,
  terminalSettings,
} from '#contract/terminals/terminal-settings.ts';
import { fullName } from '#domain/full-name.ts';
import type { TerminalRow } from '#gateway/areas/terminals/terminal-rows.ts';
import { subjectOf } from '#gateway/areas/terminals/terminal-rows.ts';
import { publicKeyText } from '#gateway/foundation/audit/signing-key.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { signingKeyPair } from '#gateway/foundation/sealing/signing-key-pair.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { MemberActor } from '#gateway/people/memberships/staff.ts';

/** Owner of the data key that settings of terminals are signed with. */
const SETTINGS_SIGNING = 'terminal-settings-signing';
/** The audit's subject of settings that are not for one terminal. */
const ALL_TERMINALS = 'terminals';
/** Versions of a scope that are kept: the one that counts, and those before it. */
const KEPT_VERSIONS = 20;

const keyPair = async (keys: DataKeys, runner: Runner) =>
  signingKeyPair(await keys.findOrCreate(runner, SETTINGS_SIGNING));

const scopeOf = (kind: SettingsScope['kind'], of: string): SettingsScope => {
  if (kind === 'all') return { kind };
  return kind === 'branch' ? { kind, branch: of } : { kind, terminal: of };
};

function columnsOf(scope: SettingsScope): {
  readonly scope: SettingsScope['kind'];
  readonly scope_of: string;
} {
  if (scope.kind === 'all') return { scope: 'all', scope_of: '' };
  return { scope: scope.kind, scope_of: scope.kind === 'branch' ? scope.branch : scope.terminal };
}

const parsed = (settings: string): TerminalSettings =>
  z.parse(terminalSettings, JSON.parse(settings));

async function newestOf(runner: Runner): Promise<number> {
  const found = await runner
    .selectFrom('terminal_settings')
    .select(({ fn }) => fn.max('version').as('newest'))
    .executeTakeFirst();
  return found?.newest ?? 0;
}

/** Every scope's settings with those before them. Each scope keeps few versions, so there are few rows. */
export async function everySetting(
  keys: DataKeys,
  runner: Runner,
): Promise<ReplyOf<typeof savedTerminalSettings>> {
  const rows = await runner
    .selectFrom('terminal_settings')
    .leftJoin('memberships', 'memberships.id', 'terminal_settings.changed_by')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .selectAll('terminal_settings')
    .select(['first_name', 'last_name'])
    .orderBy('terminal_settings.version', 'desc')
    .execute();
  const saved = new Map<string, SavedSettings>();
  for (const row of rows) {
    const key = `${row.scope} ${row.scope_of}`;
    const { version } = row;
    const settings = parsed(row.settings);
    const newer = saved.get(key);
    if (newer !== undefined) {
      newer.before ??= { version, settings };
      continue;
    }
    saved.set(key, {
      scope: scopeOf(row.scope, row.scope_of),
      version,
      settings,
      by: fullName(row.first_name, row.last_name),
      at: row.changed_at,
      before: null,
    });
  }
  const { publicKey } = await keyPair(keys, runner);
  return {
    publicKey: publicKeyText(publicKey),
    newest: rows[0]?.version ?? 0,
    saved: [...saved.values()],
  };
}

/** Refuses with 404 a terminal that there is not, and with 409 where others have saved since. */
export async function saveSettings(
  tx: Change,
  actor: MemberActor,
  {
    scope,
    seen,
    settings,
  }: Pick<BodyOf<typeof saveTerminalSettings>, 'scope' | 'seen' | 'settings'>,
): Promise<ReplyOf<typeof saveTerminalSettings>> {
  const { runner, at, audit } = tx;
  const columns = columnsOf(scope);
  if (scope.kind === 'terminal') {
    const found = await runner
      .selectFrom('terminals')
      .select('id')
      .where('id', '=', scope.terminal)
      .executeTakeFirst();
    if (found === undefined)
      throw new Refused(refuse('no-such-terminal', 'There is no such terminal.'));
  }
  const version = seen + 1;
  const isSeen = (await newestOf(runner)) === seen;
  // Whoever comes second adds nothing.
  const { numInsertedOrUpdatedRows: added } = await runner
    .insertInto('terminal_settings')
    .values({
      ...columns,
      version,
      settings: JSON.stringify(settings),
      changed_by: actor.id,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirstOrThrow();
  if (!isSeen || added === 0n) {
    throw new Refused(
      refuse('terminal-settings-changed', 'Somebody else has just changed settings of terminals.'),
    );
  }
  await forgetOld(runner, columns);
  await audit({
    subject: scope.kind === 'terminal' ? subjectOf(scope.terminal) : ALL_TERMINALS,
    actor,
    action: 'terminal.settings',
    facts: { version, scope: scope.kind, settings: Object.keys(settings).join(' ') },
  });
  return { version };
}

async function forgetOld(runner: Runner, columns: ReturnType<typeof columnsOf>): Promise<void> {
  const kept = await runner
    .selectFrom('terminal_settings')
    .select('version')
    .where('scope', '=', columns.scope)
    .where('scope_of', '=', columns.scope_of)
    .orderBy('version', 'desc')
    .limit(KEPT_VERSIONS)
    .execute();
  await runner
    .deleteFrom('terminal_settings')
    .where('scope', '=', columns.scope)
    .where('scope_of', '=', columns.scope_of)
    .where('version', '<', kept.at(-1)?.version ?? 0)
    .execute();
}

/**
 * Gives a terminal that moves to another branch a version of its own, so that what it is sent from now on is newer than what it
 * has of the branch that it leaves. Nothing where no terminal was ever told anything.
 */
export async function movedToBranch(
  tx: Change,
  actor: MemberActor,
  terminal: string,
): Promise<void> {
  const seen = await newestOf(tx.runner);
  if (seen === 0) return;
  const own = await tx.runner
    .selectFrom('terminal_settings')
    .select('settings')
    .where('scope', '=', 'terminal')
    .where('scope_of', '=', terminal)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  await saveSettings(tx, actor, {
    scope: { kind: 'terminal', terminal },
    seen,
    settings: own === undefined ? {} : parsed(own.settings),
  });
}

type Wanted = { readonly version: number; readonly settings: TerminalSettings };

/** From what is meant for most to what is meant for one alone. */
const SCOPES = ['all', 'branch', 'terminal'] as const;

/** What each terminal should have, of the newest rows of every scope; null where nothing is meant for it. */
export async function wantedSettings(
  runner: Runner,
): Promise<(terminal: Pick<TerminalRow, 'id' | 'branch'>) => Wanted | null> {
  const rows = await runner
    .selectFrom('terminal_settings')
    .select(['version', 'scope', 'scope_of', 'settings'])
    .orderBy('version')
    .execute();
  // The later of a scope takes the place of the earlier.
  const newest = new Map(rows.map((row) => [`${row.scope} ${row.scope_of}`, row]));
  return ({ id, branch }) => {
    const ofKind = { all: '', branch, terminal: id };
    const meant = SCOPES.flatMap((kind) => newest.get(`${kind} ${ofKind[kind]}`) ?? []);
    if (meant.length === 0) return null;
    return {
      version: Math.max(...meant.map(({ version }) => version)),
      settings: Object.assign({}, ...meant.map(({ settings }) => parsed(settings))),
    };
  };
}

/** Signed settings for a terminal that takes some, and neither has nor has refused these; otherwise null. */
export async function settingsToSend(
  keys: DataKeys,
  runner: Runner,
  row: TerminalRow,
  state: SettingsState | null,
): Promise<SignedSettings | null> {
  if (state === null || row.key_digest === null) return null;
  const wanted = (await wantedSettings(runner))(row);
  if (wanted === null || wanted.version === state.version) return null;
  if (wanted.version === state.refused?.version) return null;
  const content: z.output<typeof settingsText> = { keyDigest: row.key_digest, ...wanted };
  const text = JSON.stringify(content);
  const { privateKey } = await keyPair(keys, runner);
  const signature = sign(null, Buffer.from(SIGNED_AS + text), privateKey);
  return { text, signature: signature.toString('base64url') };
}
