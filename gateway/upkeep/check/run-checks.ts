/** Every check of a configuration, with the world outside the process. It changes nothing, and starts nothing. */
import { lookup } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND_FILE, checkBrand } from '#gateway/upkeep/check/check-brand.ts';
import { checkFolder, checkNotedFile } from '#gateway/upkeep/check/check-disk.ts';
import {
  checkClock,
  checkDurability,
  checkRole,
  checkStatementLimit,
  readPostgresFacts,
} from '#gateway/upkeep/check/check-postgres.ts';
import {
  checkErasures,
  checkMail,
  checkOfficer,
  checkRetention,
  checkScanner,
  checkSessions,
} from '#gateway/upkeep/check/check-service.ts';
import { checkKeys, checkSchema } from '#gateway/upkeep/check/check-store.ts';
import {
  checkHost,
  checkIdentity,
  checkOrigins,
  checkPortalName,
  checkProxies,
} from '#gateway/upkeep/check/check-web.ts';
import type { Finding } from '#gateway/upkeep/check/finding.ts';
import { fine, wrong } from '#gateway/upkeep/check/finding.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { clamdScanner } from '#gateway/lending/documents/content/clamd.ts';
import { openVault } from '#gateway/lending/documents/vaults/open-vault.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import { readMessaging } from '#gateway/foundation/messaging/read-messaging.ts';
import { whyNoMail } from '#gateway/foundation/mail/mailer.ts';
import { readHolidays } from '#gateway/lending/offers/read-holidays.ts';
import { findMissingMasterKeys } from '#gateway/foundation/sealing/check-data-keys.ts';
import { readKeysOfDeployment } from '#gateway/foundation/sealing/keys-of-deployment.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import {
  migratesAtStart,
  openStoreToRead,
  schemaStateOf,
} from '#gateway/foundation/store/open-store.ts';
import type { SchemaState } from '#gateway/foundation/store/schema-state.ts';

const A_BYTE = new Uint8Array(1);

/** What went wrong, as a code and without an address or a value. */
function codeOf(error: unknown): string {
  const { code, error: name } = describeFailure(error);
  return typeof code === 'string' ? code : String(name);
}

async function checkPostgres(url: string): Promise<readonly Finding[]> {
  const about = 'DATABASE_URL';
  try {
    const facts = await readPostgresFacts(url);
    const clock = checkClock(facts.now, Date.now());
    return [
      fine(about, 'the database answers'),
      checkRole(facts),
      ...checkDurability(facts),
      checkStatementLimit(facts),
      clock,
    ];
  } catch (error) {
    const says = `the database cannot be used (${codeOf(error)})`;
    return [wrong(about, says, 'check the address, the password and pg_hba.conf')];
  }
}

/** null where the database cannot be read, which another check says. */
const readSchemaState = (configuration: Configuration): Promise<SchemaState | null> =>
  schemaStateOf(configuration).catch(() => null);

/** Which keys the data need besides those that are there. */
async function missingKeys(
  configuration: Configuration,
  state: SchemaState | null,
  keys: MasterKeys,
): Promise<string | null> {
  if (state?.kind !== 'current' && state?.kind !== 'newer') return null;
  const store = openStoreToRead(configuration);
  try {
    return await findMissingMasterKeys(store.records, keys);
  } finally {
    await store.close();
  }
}

async function checkStore(configuration: Configuration): Promise<readonly Finding[]> {
  const { DATABASE_URL: url, GATEWAY_DATA_DIR: folder, GATEWAY_MIN_FREE_MB } = configuration;
  const place =
    url === undefined
      ? [await checkFolder('GATEWAY_DATA_DIR', folder, GATEWAY_MIN_FREE_MB)]
      : await checkPostgres(url);
  const state = await readSchemaState(configuration);
  const isUnreadable = url === undefined && state === null;
  return [
    ...place,
    ...(state === null ? [] : [checkSchema(state, migratesAtStart(configuration))]),
    ...(isUnreadable
      ? [
          wrong(
            'GATEWAY_DATA_DIR',
            `${join(folder, 'gateway.sqlite')} cannot be read`,
            'let this account read it, or restore it from a backup',
          ),
        ]
      : []),
    await checkKeys(
      configuration,
      () => readKeysOfDeployment(configuration),
      (keys) => missingKeys(configuration, state, keys),
    ),
  ];
}

async function checkVault(configuration: Configuration): Promise<readonly Finding[]> {
  if (configuration.GATEWAY_APPLICATIONS === 'off') return [];
  const isBucket = Object.entries(configuration).some(
    ([name, value]) => name.startsWith('DOCUMENTS_S3_') && value !== undefined,
  );
  if (!isBucket) {
    const folder =
      configuration.GATEWAY_DOCUMENTS_DIR ?? `${configuration.GATEWAY_DATA_DIR}-documents`;
    return [await checkFolder('GATEWAY_DOCUMENTS_DIR', folder, configuration.GATEWAY_MIN_FREE_MB)];
  }
  const about = 'DOCUMENTS_S3_ENDPOINT';
  const opened = await openVault(configuration, () => Date.now()).catch(() => null);
  return [
    opened?.ok === true
      ? fine(about, 'the bucket can be read')
      : wrong(
          about,
          opened?.failure ?? 'the bucket cannot be read',
          'check address, bucket, region and key',
        ),
  ];
}

async function checkHolidays(configuration: Configuration): Promise<readonly Finding[]> {
  const about = 'GATEWAY_HOLIDAYS_FILE';
  const { GATEWAY_HOLIDAYS_FILE: file } = configuration;
  if (file === undefined) return [];
  const read = await readHolidays(configuration);
  const todo = 'correct the file';
  return [read.ok ? fine(about, `${read.value.size} days`) : wrong(about, read.failure, todo)];
}

async function checkMessaging(configuration: Configuration): Promise<readonly Finding[]> {
  const about = 'GATEWAY_MESSAGING_FILE';
  if (configuration.GATEWAY_MESSAGING_FILE === undefined) return [];
  const read = await readMessaging(configuration, Date.now);
  const todo = 'correct the file (docs/operations/messaging.md)';
  if (!read.ok) return [wrong(about, read.failure, todo)];
  const names = read.value.phones.map(({ name }) => name);
  return [fine(about, names.length === 0 ? 'no channel to a phone' : names.join(', '))];
}

export async function runChecks(configuration: Configuration): Promise<readonly Finding[]> {
  const [store, portal, vault, scanner, mail, holidays, messaging, brand, erasures, notes] =
    await Promise.all([
      checkStore(configuration),
      checkPortalName(configuration, (host) => lookup(host)),
      checkVault(configuration),
      checkScanner(configuration, (address) => clamdScanner(address)(A_BYTE)),
      checkMail(configuration, whyNoMail),
      checkHolidays(configuration),
      checkMessaging(configuration),
      readFile(BRAND_FILE, 'utf8').catch(() => null),
      checkNotedFile('GATEWAY_ERASURES_FILE', configuration.GATEWAY_ERASURES_FILE),
      checkNotedFile('GATEWAY_AUDIT_NOTES_FILE', configuration.GATEWAY_AUDIT_NOTES_FILE),
    ]);
  return [
    ...store,
    ...checkOrigins(configuration),
    checkHost(configuration),
    checkProxies(configuration),
    portal,
    checkIdentity(configuration),
    ...vault,
    scanner,
    mail,
    ...holidays,
    ...messaging,
    ...checkErasures(configuration),
    ...erasures,
    ...notes,
    checkOfficer(configuration),
    ...checkBrand(configuration, brand),
    checkSessions(configuration),
    ...checkRetention(configuration),
  ];
}
