/** Everything a walk needs, in separate processes on free ports: gateways, the sample lender, phone codes. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { CommandName } from '#gateway/command/command-names.ts';
import type { GatewayProcess, ProgramEnd } from '#tests/processes/gateway-process.ts';
import { runCommand, startGatewayProcess } from '#tests/processes/gateway-process.ts';
import { balancePort } from '#gateway/testing/servers/port-balancer.ts';
import { bundleOf } from '#scripts/lib/bundled-programs.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { startPart } from '#scripts/lib/part.ts';
import { freePort } from '#scripts/lib/ports.ts';
import type { TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { madeUpLendersAt } from '#tests/walk/made-up-lenders.ts';
import { until } from '#tests/walk/until.ts';

export const CATALOGUE = join(CHECKOUT, 'resources/sample-catalogue.json');
/** One visitor walks fast here; the limits themselves are tested at the gateway. */
const ROOMY_LIMITS = { GATEWAY_LOGIN_ATTEMPTS: '100000', GATEWAY_REGISTER_ATTEMPTS: '100000' };

const publicKeys = z.array(z.object({ lenderId: z.string(), keyId: z.string(), x: z.string() }));

/** The public keys that the sample lender has written into a file. */
export const publicKeysIn = async (file: string) =>
  publicKeys.parse(JSON.parse(await readFile(file, 'utf8')));

type Settings = Readonly<Record<string, string>>;

/** The gateway's programs, wherever they are. */
export type Programs = {
  readonly startGateway: (settings: Settings) => Promise<GatewayProcess>;
  readonly run: (
    name: CommandName,
    settings: Settings,
    args?: readonly string[],
  ) => Promise<ProgramEnd>;
};

/** The bundles of this checkout. */
const BUNDLES: Programs = { startGateway: startGatewayProcess, run: runCommand };

export type SceneOptions = {
  /** What names the database, for the gateway's programs. */
  readonly database: Settings;
  readonly gateways: 1 | 2;
  readonly emulator: TestAuthEmulator;
  /** For the sample lender's data. */
  readonly folder: string;
  readonly programs?: Programs;
};

export type Scene = Awaited<ReturnType<typeof startScene>>;

export async function startScene({
  database,
  gateways: count,
  emulator,
  folder,
  programs = BUNDLES,
}: SceneOptions) {
  const settings = {
    ...database,
    ...ROOMY_LIMITS,
    FIREBASE_AUTH_EMULATOR_HOST: `${emulator.host}:${emulator.port}`,
    GATEWAY_APPLICATIONS: 'on',
    // Each gateway begins on a list of its own.
    GATEWAY_ERASURES_LIST: 'new',
    GATEWAY_MASTER_KEYS: `walk ${randomBytes(32).toString('base64')}`,
  };
  const program = async (name: CommandName, args: readonly string[] = []) => {
    const { code, out, err } = await programs.run(name, settings, args);
    if (code !== 0) throw new Error(`rinsetu ${name} ended with ${code}: ${err || out}`);
  };
  await program('migrate');
  await program('catalogue import', [CATALOGUE, '--publish-samples']);

  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const start = (port: number) =>
    programs.startGateway({ ...settings, GATEWAY_PORT: String(port) });
  let gateways: GatewayProcess[] = await Promise.all(ports.map(start));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const balancer = count === 1 ? null : await balancePort(urls);

  const lenderPort = await freePort();
  const lenderLines: string[] = [];
  const startLender = () =>
    startPart(
      'The sample lender',
      bundleOf('sample-lender/index.ts'),
      {
        NODE_COMPILE_CACHE: join(CHECKOUT, 'node_modules/.cache/node'),
        SAMPLE_LENDER_PORT: String(lenderPort),
        SAMPLE_LENDER_DATA_DIR: folder,
        SAMPLE_LENDER_GATEWAY_URL: balancer?.url ?? urls[0],
      },
      (line) => lenderLines.push(line),
    );
  let lender = await startLender();
  const lenderUrl = `http://127.0.0.1:${lenderPort}`;

  let turn = 0;
  /** Asks the gateways in turn until one of them answers. Sends the same bytes each time. */
  const request = (path: string, init: RequestInit): Promise<Response> =>
    until(`an answer to ${path}`, async () => {
      turn += 1;
      const answer = await fetch(`${urls[turn % count]}${path}`, init).catch(() => null);
      return answer === null || answer.status >= 500 ? null : answer;
    });

  const stopGateways = async () => {
    await Promise.all(gateways.map((gateway) => gateway.end('SIGTERM')));
  };
  return {
    emulator,
    settings,
    request,
    /** Runs a command, for which a gateway on SQLite must be stopped. */
    async maintain(name: CommandName, args: readonly string[] = []) {
      const mustStop = database['DATABASE_URL'] === undefined;
      if (mustStop) await stopGateways();
      await program(name, args);
      if (mustStop) gateways = await Promise.all(ports.map(start));
    },
    /** Ends a gateway as a power cut would, and starts it again at its address. */
    async killGateway(which: number) {
      await gateways[which]?.end('SIGKILL');
      const port = ports[which];
      if (port !== undefined) gateways[which] = await start(port);
    },
    /** All gateways at the same time, including what they were sending. */
    async killGateways() {
      await Promise.all(gateways.map((gateway) => gateway.end('SIGKILL')));
      gateways = await Promise.all(ports.map(start));
    },
    async killLender() {
      await lender.kill();
      lender = await startLender();
    },
    count,
    lender: {
      /** What the lenders have said that they did. */
      lines: lenderLines,
      messagesUrl: (lenderId: string) => `${lenderUrl}/lenders/${lenderId}/messages`,
      publicKeys: () => publicKeysIn(join(folder, 'public-keys.json')),
      ...madeUpLendersAt(lenderUrl),
    },
    stopGateways,
    /** What is wrong with the audit, null when it is whole. The gateways are stopped. */
    async audit(): Promise<string | null> {
      const { code, out, err } = await programs.run('audit verify', settings);
      return code === 0 ? null : `the audit is not whole: ${err || out}`;
    },
    async stop() {
      await Promise.all([stopGateways(), lender.stop(), balancer?.stop()]);
    },
  };
}
