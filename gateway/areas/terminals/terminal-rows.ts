import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { type SettingsState, settingsState } from '#contract/terminals/terminal-settings.ts';
import type { ReportedTerminal, TerminalHealth } from '#domain/terminals.ts';
import { terminalHealth } from '#domain/terminals.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

export type TerminalRow = Selectable<Tables['terminals']>;

/** The subject of a terminal's audit. */
export const subjectOf = (id: string) => `terminal:${id}`;

/** As codes and keys are kept: each has too many bits to be guessed from it. */
export const digestOf = (secret: string): string => hash('sha256', secret, 'hex');

/** The last report; null where there is none, or where a later release of the gateway wrote one that this does not know. */
export function healthOf({ health }: Pick<TerminalRow, 'health'>): TerminalHealth | null {
  if (health === null) return null;
  const read = z.safeParse(terminalHealth, JSON.parse(health));
  return read.success ? read.data : null;
}

/** What the last report said of the gateway's settings; null where the terminal takes none. */
export function settingsStateOf({
  settings_state: state,
}: Pick<TerminalRow, 'settings_state'>): SettingsState | null {
  if (state === null) return null;
  const read = z.safeParse(z.nullable(settingsState), JSON.parse(state));
  return read.success ? read.data : null;
}

export const reportedOf = (row: TerminalRow): ReportedTerminal => ({
  isOn: row.is_on === 1,
  enrolledAt: row.enrolled_at,
  revokedAt: row.revoked_at,
  reportedAt: row.reported_at,
  health: healthOf(row),
});

/** The terminal with this key; null where none has it, or where it was revoked. */
export async function terminalWithKey(runner: Runner, key: string): Promise<TerminalRow | null> {
  const row = await runner
    .selectFrom('terminals')
    .selectAll()
    .where('key_digest', '=', digestOf(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
