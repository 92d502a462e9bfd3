import { rename, rm, writeFile } from 'node:fs/promises';
import { backupPlace } from '#gateway/upkeep/backup/backup-key.ts';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import type { MadeBackup } from '#gateway/upkeep/backup/make-backup.ts';
import { makeBackup } from '#gateway/upkeep/backup/make-backup.ts';
import { command, giveUp, refuseUse } from '#gateway/foundation/command-line/command-line.ts';
import { configurationOrGiveUp } from '#gateway/foundation/command-line/what-commands-need.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';

const KEPT = '14';

/** One line for who runs the gateway, of what may have been thrown. */
export function problemOf(error: unknown): string {
  if (error instanceof BackupUnusable) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOSPC' || code === 'EFBIG' || code === 'EDQUOT') {
    return `the disk is full (${code})`;
  }
  return JSON.stringify(describeFailure(error));
}

function describe({ name, manifest, documents }: MadeBackup, folder: string): string {
  const { database } = manifest;
  const what =
    database === null
      ? 'without the database'
      : `${database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${database.bytes} bytes`;
  const gone = documents.missing === 0 ? '' : `, ${documents.missing} purged meanwhile`;
  return `${folder}/${name}: ${what}; ${documents.kept} documents, ${documents.added} of them new${gone}; read back and whole\n`;
}

/** Makes a backup, even while gateways run. See docs/operations/backup.md. */
export const backupCommand = command({
  words: '',
  options: {
    to: {
      type: 'string',
      value: 'FOLDER',
      help: 'where backups are (by default GATEWAY_BACKUP_DIR)',
    },
    keep: { type: 'string', value: 'N', help: `how many backups are kept (by default ${KEPT})` },
    'without-database': {
      type: 'boolean',
      default: false,
      help: 'only documents and lists: the database has backups of its own, such as pgBackRest',
    },
  },
  takes: { least: 0, most: 0 },
  async run({ to, keep = KEPT, 'without-database': isWithoutDatabase }) {
    if (!/^[1-9]\d{0,3}$/.test(keep)) refuseUse('--keep must be a number from 1 to 9999');
    process.umask(0o077);
    const configuration = configurationOrGiveUp();
    const status = configuration.GATEWAY_BACKUP_STATUS_FILE;
    const place = await backupPlace(configuration, to);
    if (!place.ok) {
      await writeStatus(status, false);
      giveUp(place.failure);
    }
    try {
      const made = await makeBackup(configuration, place.value, {
        keep: Number(keep),
        isWithoutDatabase,
      });
      await writeStatus(status, true);
      process.stdout.write(describe(made, place.value.folder));
      if (!made.removed.ok)
        giveUp(`old backups were not removed: ${problemOf(made.removed.failure)}`);
    } catch (error) {
      await writeStatus(status, false);
      giveUp(`no backup was made, older ones are as they were: ${problemOf(error)}`);
    }
  },
});

/** Says how the last backup ended, for the gateway's metrics. Replaces the file as a whole. */
async function writeStatus(file: string | undefined, ok: boolean): Promise<void> {
  if (file === undefined) return;
  const beside = `${file}.new`;
  await rm(beside, { force: true });
  // The gateway may run as somebody else; there is nothing secret in it.
  await writeFile(beside, `${JSON.stringify({ finishedAt: new Date().toISOString(), ok })}\n`, {
    mode: 0o644,
  });
  await rename(beside, file);
}
