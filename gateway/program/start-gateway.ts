/** The whole gateway, as it starts. All access to the world outside the process starts here. */
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { argon2Passwords } from '#gateway/people/accounts/passwords.ts';
import { mayBeNear, startApplications } from '#gateway/program/start-applications.ts';
import { giveUp } from '#gateway/foundation/command-line/command-line.ts';
import { QUOTE_ENDS } from '#gateway/lending/leads/quote-ends.ts';
import { SEARCH_DIGESTS } from '#gateway/lending/lender-cases/search-digests.ts';
import { SEAL_MESSAGES, sealMessagesJob } from '#gateway/people/contact/seal-old-messages.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { readConfiguration } from '#gateway/foundation/configuration/configuration.ts';
import { clamdScanner } from '#gateway/lending/documents/content/clamd.ts';
import { storedDocuments } from '#gateway/lending/documents/stored-documents.ts';
import { readyDocuments } from '#gateway/lending/documents/ready-documents.ts';
import { startVault } from '#gateway/lending/documents/start-vault.ts';
import { gatewayApp } from '#gateway/program/app.ts';
import { isLoopbackRequest } from '#gateway/foundation/http/client-address.ts';
import { gatheredLines } from '#gateway/foundation/http/gathered-lines.ts';
import { describeFailure, jsonLinesTo } from '#gateway/foundation/telemetry/log.ts';
import { gatewayServer, portOf } from '#gateway/foundation/http/server.ts';
import { realWait } from '#gateway/foundation/http/wait.ts';
import { emulatorTokenVerifier } from '#gateway/foundation/identity/emulator-token.ts';
import { publishedKeys, signedTokenVerifier } from '#gateway/foundation/identity/signed-token.ts';
import type { Jobs } from '#gateway/foundation/jobs/jobs.ts';
import { startJobs } from '#gateway/foundation/jobs/jobs.ts';
import { mailingBy, portalUrlOf } from '#gateway/foundation/mail/mailing.ts';
import type { Messaging } from '#gateway/foundation/messaging/read-messaging.ts';
import { readMessaging } from '#gateway/foundation/messaging/read-messaging.ts';
import { catalogueJobs } from '#gateway/lending/catalogue/catalogue-jobs.ts';
import { offerJobs } from '#gateway/lending/offers/offer-jobs.ts';
import { dashboardFigures } from '#gateway/areas/dashboard/cached-figures.ts';
import { readHolidays } from '#gateway/lending/offers/read-holidays.ts';
import { serviceContacts } from '#gateway/lending/offers/service-contact.ts';
import { PROVIDER_RETURN_PATH } from '#contract/applications/provider-sign-in.ts';
import { settleClaims } from '#gateway/areas/review/members.ts';
import type { OpenIdProvider } from '#gateway/people/providers/openid-provider.ts';
import { openIdProvider } from '#gateway/people/providers/openid-provider.ts';
import { readProviders } from '#gateway/people/providers/provider-settings.ts';
import { readGroupsJob } from '#gateway/people/providers/read-groups.ts';
import { retentionTerms } from '#gateway/upkeep/retention/retention-classes.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { masterKeysToStart } from '#gateway/foundation/sealing/keys-of-deployment.ts';
import { diskRoom } from '#gateway/foundation/store/free-disk.ts';
import { NotDirect } from '#gateway/foundation/store/direct-connection.ts';
import { MigrationBlocked } from '#gateway/foundation/store/migrate-postgres.ts';
import { UnsuitedSchema } from '#gateway/foundation/store/migrate.ts';
import { openStore } from '#gateway/foundation/store/open-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { StoreInUse } from '#gateway/foundation/store/store.ts';
import { stopping } from '#gateway/foundation/jobs/stopping.ts';
import { jobMetrics } from '#gateway/foundation/jobs/job-metrics.ts';
import { metricsServer } from '#gateway/foundation/telemetry/metrics-server.ts';
import { gatewayMetrics, processRegistry } from '#gateway/foundation/telemetry/metrics.ts';
import { showEnvironment } from '#gateway/program/show-environment.ts';
import { tracingBy } from '#gateway/foundation/telemetry/tracing.ts';
import { noteQuery } from '#gateway/foundation/telemetry/used.ts';
import { channelsOf } from '#gateway/lending/notifications/channels.ts';
import {
  watchedChannel,
  watchedMailing,
  watchedScanner,
  watchedVault,
} from '#gateway/program/watched-services.ts';
import { EVENTS } from '#gateway/lending/events/note-event.ts';
import { OUTBOX } from '#gateway/lending/outbox/enqueue.ts';

/** Milliseconds. */
const HEADERS_TIMEOUT = 10_000;
/** A part of a document takes this long at some 35 kilobits a second. */
const REQUEST_TIMEOUT = 60_000;

const lines = gatheredLines(process.stdout);
process.on('exit', lines.flush);
const log = jsonLinesTo(lines);
const now = () => Date.now();

async function openStoreOrGiveUp(configuration: Configuration): Promise<Store> {
  const variable = configuration.DATABASE_URL === undefined ? 'GATEWAY_DATA_DIR' : 'DATABASE_URL';
  let opened: Store;
  try {
    opened = await openStore(configuration, { onQuery: noteQuery(metrics) });
  } catch (error) {
    if (error instanceof StoreInUse) return giveUp(error.message);
    if (
      error instanceof UnsuitedSchema ||
      error instanceof MigrationBlocked ||
      error instanceof NotDirect
    ) {
      return giveUp(`${variable}: ${error.message}`);
    }
    return giveUp(
      `${variable}: the store cannot be opened: ${JSON.stringify(describeFailure(error))}`,
    );
  }
  const damage = await opened.findDamage();
  if (damage.length === 0) return opened;
  return giveUp(`${variable}: the database is damaged: ${damage.join('; ')}`);
}

async function masterKeysOrGiveUp(place: Configuration, { records }: Store): Promise<MasterKeys> {
  const found = await masterKeysToStart(place, records);
  return found.ok ? found.value : giveUp(found.failure);
}

/** Opens everything that loan applications need; null where there are none. */
async function applicationsOrGiveUp(place: Configuration, masterKeys: MasterKeys, store: Store) {
  if (place.GATEWAY_APPLICATIONS === 'off') return null;
  const { records } = store;
  const keys = dataKeys(records, masterKeys);
  const holidays = await readHolidays(place);
  if (!holidays.ok) return giveUp(holidays.failure);
  // Before anything that was erased is removed: a new vault is nobody's until it is marked.
  const documents = await startVault(place, records, now, (vault) => watchedVault(vault, metrics));
  if (!documents.ok) return giveUp(documents.failure);
  const { vault, whole, isVaultOwn, jobs: ofVault } = documents.value;
  const mailing = mailingOf(place);
  const messaging = await messagingOrGiveUp(place);
  const channels = channelsOf(mailing, messaging, {
    portalUrl: portalUrlOf(place),
    service: place.GATEWAY_SERVICE_NAME,
  });
  const started = await startApplications(place, {
    store,
    masterKeys,
    documents: storedDocuments(records, keys, vault),
    vault: whole,
    isVaultOwn,
    channels,
    log,
    metrics,
    tracing,
  });
  if (!started.ok) return giveUp(started.failure);
  const providers = providersOrGiveUp(place);
  const ofProviders = { store, keys, providers, settle: settleClaims(records), log };
  const onFailure = (error: unknown) => log({ event: 'offer-failed', ...describeFailure(error) });
  const figures = dashboardFigures(records);
  return {
    keys,
    figures,
    providers,
    offering: { holidays: holidays.value, service: serviceContacts(place) },
    documents: { vault, isVaultOwn, scan: scannerOf(place) },
    mailing,
    reaching: { channels, webhooks: messaging.webhooks },
    jobs: [
      ...started.value,
      ...ofVault,
      ...offerJobs({ records, onFailure }),
      ...catalogueJobs(records),
      figures.job,
      ...(providers.length === 0 ? [] : [readGroupsJob(ofProviders)]),
    ],
  };
}

/** The identity providers of staff, each with the page of the portal to which it sends people back. */
function providersOrGiveUp(place: Configuration): readonly OpenIdProvider[] {
  const { GATEWAY_STAFF_PROVIDERS_FILE: file, GATEWAY_ALLOWED_ORIGINS: origins } = place;
  if (file === undefined) return [];
  const read = readProviders(file);
  if (!read.ok) {
    return giveUp(...read.failure.map((fault) => `GATEWAY_STAFF_PROVIDERS_FILE: ${fault}`));
  }
  const portal = place.GATEWAY_PORTAL_URL ?? origins[0] ?? '';
  const returnAddress = `${portal}${PROVIDER_RETURN_PATH}`;
  return read.value.map((settings) => openIdProvider(settings, returnAddress, metrics));
}

const scannerOf = ({ CLAMD_ADDRESS }: Configuration) =>
  CLAMD_ADDRESS === undefined || CLAMD_ADDRESS === null
    ? null
    : watchedScanner(clamdScanner(CLAMD_ADDRESS), metrics);

async function messagingOrGiveUp(place: Configuration): Promise<Messaging> {
  const found = await readMessaging(place, now);
  if (!found.ok) return giveUp(found.failure);
  const phones = found.value.phones.map((channel) => watchedChannel(channel, metrics));
  return { ...found.value, phones };
}

function mailingOf(place: Configuration) {
  const mailing = mailingBy(place);
  return mailing === null ? null : watchedMailing(mailing, metrics);
}

function phoneVerifier({ FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST }: Configuration) {
  return FIREBASE_AUTH_EMULATOR_HOST === undefined
    ? signedTokenVerifier(FIREBASE_PROJECT_ID, publishedKeys(), now)
    : emulatorTokenVerifier(FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST, now);
}

function listenOrGiveUp(
  server: Server,
  host: string,
  port: number,
  variables: string,
): Promise<void> {
  return new Promise((resolve) => {
    server.on('error', (error) => {
      const problem = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
      giveUp(`${variables}: cannot listen on ${host}:${port} (${problem})`);
    });
    server.listen(port, host, () => resolve());
  });
}

// Files the store writes are readable only by the gateway's account.
process.umask(0o077);
const found = readConfiguration(process.env);
const configuration = found.ok ? found.value : giveUp(...found.failure);
const metrics = gatewayMetrics(processRegistry());
const tracing = await tracingBy(configuration);
const store = await openStoreOrGiveUp(configuration);
const masterKeys = await masterKeysOrGiveUp(configuration, store);
const keys = dataKeys(store.records, masterKeys);
const applications = await applicationsOrGiveUp(configuration, masterKeys, store);
const { draining, closing, onSignals } = stopping();
showEnvironment(configuration, metrics, store);
const sessionTerms = {
  idleSeconds: configuration.GATEWAY_SESSION_IDLE_SECONDS,
  absoluteSeconds: configuration.GATEWAY_SESSION_ABSOLUTE_SECONDS,
};
let isDamaged = false;
const jobs: Jobs = startJobs(
  store,
  sessionTerms,
  () => {
    isDamaged = true;
  },
  log,
  [sealMessagesJob(store, keys), ...(applications?.jobs ?? [])],
  jobMetrics(metrics, now),
);
store.onJobWanted(jobs.wake);
// What an older gateway has left, or one that was killed.
for (const job of [
  SEAL_MESSAGES,
  'vault-mark',
  'privacy-jobs',
  OUTBOX,
  EVENTS,
  'notifications',
  SEARCH_DIGESTS,
  QUOTE_ENDS,
  'dashboard',
]) {
  jobs.wake(job);
}
const app = gatewayApp({
  store,
  keys,
  passwords: await argon2Passwords({
    concurrency: configuration.GATEWAY_HASHING_CONCURRENCY,
    queue: configuration.GATEWAY_HASHING_QUEUE,
  }),
  verifyPhone: phoneVerifier(configuration),
  allowedOrigins: configuration.GATEWAY_ALLOWED_ORIGINS,
  sessionTerms,
  limits: {
    loginAttempts: configuration.GATEWAY_LOGIN_ATTEMPTS,
    registerAttempts: configuration.GATEWAY_REGISTER_ATTEMPTS,
    windowSeconds: configuration.GATEWAY_RATE_WINDOW_SECONDS,
    contactMessages: configuration.GATEWAY_CONTACT_MESSAGES,
    contactMessagesPerDay: configuration.GATEWAY_CONTACT_MESSAGES_PER_DAY,
  },
  applications:
    applications === null
      ? null
      : {
          keys: applications.keys,
          offering: applications.offering,
          documents: applications.documents,
          reaching: applications.reaching,
          readyDocuments,
          retention: retentionTerms(configuration),
          figures: applications.figures,
          mayBeNear: mayBeNear(configuration),
          providers: applications.providers,
          wakePrivacyJobs: () => jobs.wake('privacy-jobs'),
        },
  mailing: applications?.mailing ?? null,
  trustedProxies: configuration.GATEWAY_TRUSTED_PROXIES,
  socketAddress: (context) => getConnInfo(context).remote.address ?? 'unknown',
  hasRoom:
    configuration.DATABASE_URL === undefined
      ? diskRoom(configuration.GATEWAY_DATA_DIR, configuration.GATEWAY_MIN_FREE_MB, now)
      : async () => true,
  isServing: () => !draining.aborted && !isDamaged,
  now,
  wait: realWait(closing),
  log,
  metrics,
  tracing,
  showsMetrics: (context) =>
    configuration.GATEWAY_METRICS_PORT === undefined &&
    isLoopbackRequest(getConnInfo(context).remote.address, context.req.raw.headers),
});

const server = gatewayServer(
  {
    connections: configuration.GATEWAY_CONNECTIONS,
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
  },
  getRequestListener(app.fetch, { overrideGlobalObjects: false }),
);
const ofMetrics = configuration.GATEWAY_METRICS_PORT === undefined ? null : metricsServer(metrics);
onSignals({
  servers: ofMetrics === null ? [server] : [server, ofMetrics],
  drainSeconds: configuration.GATEWAY_DRAIN_SECONDS,
  jobs,
  closeStore: async () => {
    await Promise.all([store.close(), tracing?.stop()]);
  },
  log,
});
if (ofMetrics !== null) {
  await listenOrGiveUp(
    ofMetrics,
    configuration.GATEWAY_METRICS_HOST,
    configuration.GATEWAY_METRICS_PORT ?? 0,
    'GATEWAY_METRICS_PORT, GATEWAY_METRICS_HOST',
  );
}
const { GATEWAY_HOST } = configuration;
await listenOrGiveUp(
  server,
  GATEWAY_HOST,
  configuration.GATEWAY_PORT,
  'GATEWAY_PORT, GATEWAY_HOST',
);
const port = portOf(server);
log({
  event: 'listening',
  url: `http://${GATEWAY_HOST.includes(':') ? `[${GATEWAY_HOST}]` : GATEWAY_HOST}:${port}`,
  port,
  ...(ofMetrics === null ? {} : { metricsPort: portOf(ofMetrics) }),
  store: configuration.DATABASE_URL === undefined ? 'sqlite' : 'postgres',
  identity: configuration.FIREBASE_AUTH_EMULATOR_HOST === undefined ? 'firebase' : 'emulator',
  ...(applications === null
    ? {}
    : {
        documents: applications.documents.scan === null ? 'not scanned' : 'scanned',
        notifications: applications.reaching.channels.inOrder.map(({ name }) => name).join(', '),
      }),
});
