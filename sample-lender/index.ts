/** Starts the fictional lenders: `npm run sample-lender`. They lend nothing to anybody. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRemoteJWKSet } from 'jose';
import { gatewayCalls } from '#sample-lender/gateway-calls.ts';
import { lenderKeys } from '#sample-lender/keys.ts';
import { openLedger } from '#sample-lender/ledger.ts';
import { sampleLenders } from '#sample-lender/lenders.ts';
import { lenderApp } from '#sample-lender/server.ts';
import { readSettings } from '#sample-lender/settings.ts';
import { startWorker } from '#sample-lender/worker.ts';

const HOST = '127.0.0.1';
const JWKS_PATH = '/.well-known/jwks.json';
/** Milliseconds before the gateway's keys are requested again. */
const KEYS_COOLDOWN = 1_000;

process.umask(0o077);
const settings = readSettings(process.env);
if (!settings.ok) {
  for (const problem of settings.failure) process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const { port, folder, gatewayUrl } = settings.value;
const lenders = await sampleLenders();
const keys = await lenderKeys(
  folder,
  lenders.map(({ id }) => id),
);
const ledger = openLedger(folder);
const calls = gatewayCalls({
  gatewayUrl,
  keys,
  note: (made) => ledger.note(made),
  steering: () => ledger.steering(),
});
const worker = startWorker({
  ledger,
  calls,
  tell: (lenderId, what) => {
    const name = lenders.find(({ id }) => id === lenderId)?.name ?? lenderId;
    process.stdout.write(`${name} ${what}\n`);
  },
});
const app = lenderApp({
  lenders,
  ledger,
  worker,
  keysOfGateway: createRemoteJWKSet(new URL(gatewayUrl + JWKS_PATH), {
    cooldownDuration: KEYS_COOLDOWN,
  }),
});
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));

const stop = () => {
  server.close();
  server.closeAllConnections();
  void worker.stop().then(() => {
    ledger.close();
    process.exit(0);
  });
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

server.on('error', (error) => {
  process.stderr.write(`SAMPLE_LENDER_PORT: cannot listen on ${HOST}:${port} (${error.message})\n`);
  process.exit(1);
});
server.listen(port, HOST, () => {
  const bound = server.address();
  const chosen = typeof bound === 'object' && bound !== null ? bound.port : port;
  const url = `http://${HOST}:${chosen}`;
  const about = `${lenders.length} fictional lenders`;
  process.stdout.write(`${JSON.stringify({ event: 'listening', url, port: chosen, about })}\n`);
});
