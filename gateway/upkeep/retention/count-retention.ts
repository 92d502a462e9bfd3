import { command, giveUp } from '#gateway/foundation/command-line/command-line.ts';
import { configurationOrGiveUp } from '#gateway/foundation/command-line/what-commands-need.ts';
import { countDueGrievances } from '#gateway/lending/grievances/grievance-retention.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import { countDueLeads } from '#gateway/lending/leads/lead-retention.ts';
import {
  countDue,
  RETENTION_CLASSES,
  RETENTION_NAMES,
  retentionDays,
} from '#gateway/upkeep/retention/retention-classes.ts';
import { openStoreToRead } from '#gateway/foundation/store/open-store.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/**
 * Prints how many applications of each class of data, grievances and leads are due for deletion, and changes nothing. The
 * gateway itself removes them, every ten minutes.
 */
export const countRetentionCommand = command({
  words: '',
  options: {
    'dry-run': {
      type: 'boolean',
      default: false,
      help: 'needed: the gateway itself does the rest',
    },
  },
  takes: { least: 0, most: 0 },
  async run({ 'dry-run': isDry }) {
    if (!isDry) giveUp('The gateway does this by itself. To see what is due: --dry-run');
    const configuration = configurationOrGiveUp();
    const days = retentionDays(configuration);
    try {
      const { records, close } = openStoreToRead(configuration);
      const now = await timeOf(records, records.db);
      const counts = await countDue(records.db, days, now);
      for (const name of RETENTION_NAMES) {
        process.stdout.write(
          `${counts[name]} after ${days[name]} days: ${RETENTION_CLASSES[name].what}\n`,
        );
      }
      const grievances = await countDueGrievances(records.db, days.records, now);
      process.stdout.write(
        `${grievances} after ${days.records} days: closed grievances: all of them goes, with their audit\n`,
      );
      const leadDays = configuration.GATEWAY_RETENTION_LEAD_DAYS;
      const leads = await countDueLeads(records.db, leadDays, now);
      process.stdout.write(
        `${leads} after ${leadDays} days: dealers’ leads that nobody touched: all of them goes, with quotes and audit\n`,
      );
      await close();
    } catch (error) {
      giveUp(`the data cannot be read: ${JSON.stringify(describeFailure(error))}`);
    }
  },
});
