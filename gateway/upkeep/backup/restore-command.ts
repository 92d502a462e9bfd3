import { backupPlace } from '#gateway/upkeep/backup/backup-key.ts';
import { problemOf } from '#gateway/upkeep/backup/backup-command.ts';
import { checkBackup, restoreBackup } from '#gateway/upkeep/backup/restore-backup.ts';
import { command, giveUp, refuseUse } from '#gateway/foundation/command-line/command-line.ts';
import {
  configurationOrGiveUp,
  masterKeysOrGiveUp,
} from '#gateway/foundation/command-line/what-commands-need.ts';

/** Brings a backup back to an empty place. See docs/operations/backup.md. */
export const restoreCommand = command({
  words: '[BACKUP]',
  options: {
    from: {
      type: 'string',
      value: 'FOLDER',
      help: 'where backups are (by default GATEWAY_BACKUP_DIR)',
    },
    check: { type: 'boolean', default: false, help: 'only read the whole backup' },
    recovered: {
      type: 'boolean',
      default: false,
      help: 'the database is back by other means, such as pgBackRest: do what is left',
    },
    'waiting-messages': {
      type: 'string',
      value: 'hold|send',
      help: 'what becomes of messages to lenders: an operator decides about each (by default), or they are sent',
    },
    'adopt-vault': {
      type: 'boolean',
      default: false,
      help: 'take a vault that holds other documents too, such as the one from before',
    },
    'old-vault': {
      type: 'string',
      value: 'FOLDER',
      help: 'what is left of the vault from before: look there for documents that the backup lacks',
    },
  },
  takes: { least: 0, most: 1 },
  async run(values, [name]) {
    const waiting = values['waiting-messages'] ?? 'hold';
    if (waiting !== 'hold' && waiting !== 'send') {
      refuseUse('--waiting-messages must be hold or send');
    }
    process.umask(0o077);
    const configuration = configurationOrGiveUp();
    const place = await backupPlace(configuration, values.from);
    if (!place.ok) giveUp(place.failure);
    try {
      if (values.check) {
        process.stdout.write(`${await checkBackup(configuration, place.value, name)}\n`);
        return;
      }
      const masterKeys = await masterKeysOrGiveUp(configuration);
      const { lines, isWhole } = await restoreBackup(configuration, place.value, masterKeys, {
        name,
        isRecovered: values.recovered,
        sendsWaiting: waiting === 'send',
        adoptsVault: values['adopt-vault'],
        oldVault: values['old-vault'],
      });
      process.stdout.write(`${lines.join('\n')}\n`);
      process.exitCode = isWhole ? 0 : 1;
    } catch (error) {
      giveUp(`nothing more was restored: ${problemOf(error)}`);
    }
  },
});
