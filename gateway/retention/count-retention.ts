/**
 * For the operator: `npm run retention -- --dry-run` prints how many applications of each class of data, how many
 * grievances, and how many leads of dealers, are due, and changes nothing. The gateway itself removes them, every ten minutes.
 */
import { giveUp, readCommandLine } from '#gateway/command-line.ts';
import { readConfiguration } from '#gateway/configuration.ts';
import { countDueGrievances } from '#gateway/grievances/grievance-retention.ts';
import { describeFailure } from '#gateway/http/log.ts';
import { countDueLeads } from '#gateway/leads/lead-retention.ts';
import {
  countDue,
  RETENTION_CLASSES,
  RETENTION_NAMES,
  retentionDays,
} from '#gateway/retention/retention-classes.ts';
import { openStoreToRead } from '#gateway/store/open-store.ts';
import { timeOf } from '#gateway/store/records.ts';

const { values } = readCommandLine({ options: { 'dry-run': { type: 'boolean', default: false } } });
if (!values['dry-run'])
  giveUp('The gateway does this by itself. To see what is due: npm run retention -- --dry-run');
const configuration = readConfiguration(process.env);
if (!configuration.ok) giveUp(configuration.failure.join('\n'));
const days = retentionDays(configuration.value);
try {
  const { records, close } = openStoreToRead(configuration.value);
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
  const leadDays = configuration.value.GATEWAY_RETENTION_LEAD_DAYS;
  const leads = await countDueLeads(records.db, leadDays, now);
  process.stdout.write(
    `${leads} after ${leadDays} days: dealers’ leads that nobody touched: all of them goes, with quotes and audit\n`,
  );
  await close();
} catch (error) {
  giveUp(`the data cannot be read: ${JSON.stringify(describeFailure(error))}`);
}
