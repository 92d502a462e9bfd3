/** Starts the reference gateway: `node gateway/index.ts`. Everything outside of the process is touched from here. */
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { gatewayApp } from '#gateway/http/app.ts';
import type { Configuration } from '#gateway/configuration.ts';
import { readConfiguration } from '#gateway/configuration.ts';
import { emulatorTokenVerifier } from '#gateway/identity/emulator-token.ts';
import { publishedKeys, signedTokenVerifier } from '#gateway/identity/signed-token.ts';
import { describeFailure, jsonLinesTo } from '#gateway/http/log.ts';
import { openStore } from '#gateway/store/open-store.ts';
import { argon2Passwords } from '#gateway/accounts/passwords.ts';
import type { Store } from '#gateway/store/store.ts';
import { StoreInUse } from '#gateway/store/store.ts';

/** Milliseconds. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
const LONGEST_SHUTDOWN = 10_000;

const log = jsonLinesTo(process.stdout);
const now = () => Date.now();

function giveUp(problems: readonly string[]): never {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(1);
}

async function openStoreOrGiveUp(configuration: Configuration): Promise<Store> {
  const onLockLost = () =>
    giveUp(['the connection that keeps the database for this gateway was lost']);
  try {
    return await openStore(configuration, now(), onLockLost);
  } catch (error) {
    if (error instanceof StoreInUse) return giveUp([error.message]);
    const variable = configuration.DATABASE_URL === undefined ? 'GATEWAY_DATA_DIR' : 'DATABASE_URL';
    return giveUp([
      `${variable}: the store cannot be opened: ${JSON.stringify(describeFailure(error))}`,
    ]);
  }
}

function phoneVerifier({ FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST }: Configuration) {
  return FIREBASE_AUTH_EMULATOR_HOST === undefined
    ? signedTokenVerifier(FIREBASE_PROJECT_ID, publishedKeys(), now)
    : emulatorTokenVerifier(FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST, now);
}

function stopOnSignals(server: Server, store: Store): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => server.closeAllConnections(), LONGEST_SHUTDOWN).unref();
    server.close(() => {
      store.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

// What the store writes is for the account that runs the gateway alone.
process.umask(0o077);
const found = readConfiguration(process.env);
const configuration = found.ok ? found.value : giveUp(found.failure);
const store = await openStoreOrGiveUp(configuration);
const app = gatewayApp({
  store,
  passwords: await argon2Passwords({
    concurrency: configuration.GATEWAY_HASHING_CONCURRENCY,
    queue: configuration.GATEWAY_HASHING_QUEUE,
  }),
  verifyPhone: phoneVerifier(configuration),
  allowedOrigins: configuration.GATEWAY_ALLOWED_ORIGINS,
  sessionTerms: {
    idleSeconds: configuration.GATEWAY_SESSION_IDLE_SECONDS,
    absoluteSeconds: configuration.GATEWAY_SESSION_ABSOLUTE_SECONDS,
  },
  limits: {
    loginAttempts: configuration.GATEWAY_LOGIN_ATTEMPTS,
    registerAttempts: configuration.GATEWAY_REGISTER_ATTEMPTS,
    windowSeconds: configuration.GATEWAY_RATE_WINDOW_SECONDS,
  },
  // The socket's own: headers such as X-Forwarded-For are not believed, as anybody can write them.
  clientAddress: (context) => getConnInfo(context).remote.address ?? 'unknown',
  now,
  log,
});

const server = createServer(
  { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
  getRequestListener(app.fetch, { overrideGlobalObjects: false }),
);
stopOnSignals(server, store);
server.on('error', (error) => {
  const problem = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  giveUp([
    `GATEWAY_PORT, GATEWAY_HOST: cannot listen on ${configuration.GATEWAY_HOST}:${configuration.GATEWAY_PORT} (${problem})`,
  ]);
});
server.listen(configuration.GATEWAY_PORT, configuration.GATEWAY_HOST, () => {
  const bound = server.address();
  const port =
    typeof bound === 'object' && bound !== null ? bound.port : configuration.GATEWAY_PORT;
  const host = configuration.GATEWAY_HOST.includes(':')
    ? `[${configuration.GATEWAY_HOST}]`
    : configuration.GATEWAY_HOST;
  log({
    event: 'listening',
    url: `http://${host}:${port}`,
    port,
    store: configuration.DATABASE_URL === undefined ? 'sqlite' : 'postgres',
    identity: configuration.FIREBASE_AUTH_EMULATOR_HOST === undefined ? 'firebase' : 'emulator',
  });
});
