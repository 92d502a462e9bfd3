import { join, resolve } from 'node:path';
import { DEMO_PROJECT } from '#contract/identity-service.ts';
import { type AuthEmulator, launchAuthEmulator } from '#scripts/dev/auth-emulator.ts';
import { type Part, startPart } from '#scripts/lib/part.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';

export type PortalPorts = {
  readonly portal: number;
  readonly gateway: number;
  readonly emulator: number;
};

/** The fictional lenders of a portal. */
export type SampleLenderPlace = { readonly port: number; readonly dataFolder: string };

export type Portal = {
  readonly emulator: AuthEmulator;
  readonly gateway: Part;
  readonly web: Part;
  /** Settles with the name of the first part that ends. */
  readonly firstEnd: Promise<string>;
  readonly stop: () => Promise<void>;
};

/** The environment of this portal's gateway. */
export const environmentOfGateway = (ports: PortalPorts, dataFolder: string) => ({
  GATEWAY_PORT: String(ports.gateway),
  GATEWAY_DATA_DIR: dataFolder,
  GATEWAY_MIGRATE: 'start',
  GATEWAY_ALLOWED_ORIGINS: `http://127.0.0.1:${ports.portal},http://localhost:${ports.portal}`,
  FIREBASE_PROJECT_ID: DEMO_PROJECT.id,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.emulator}`,
});

/** The gateway as it runs with this portal. */
export function startGateway(
  ports: PortalPorts,
  dataFolder: string,
  environment: Readonly<NodeJS.ProcessEnv> = {},
  program = join(CHECKOUT, 'gateway/index.ts'),
): Promise<Part> {
  return startPart('The gateway', program, {
    ...environmentOfGateway(ports, dataFolder),
    ...environment,
  });
}

/** The environment of this portal's fictional lenders. */
export const environmentOfSampleLender = (ports: PortalPorts, place: SampleLenderPlace) => ({
  SAMPLE_LENDER_PORT: String(place.port),
  SAMPLE_LENDER_DATA_DIR: place.dataFolder,
  SAMPLE_LENDER_GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
});

/** This portal's fictional lenders; null if they are not wanted. */
async function startSampleLender(
  ports: PortalPorts,
  place: SampleLenderPlace | undefined,
  showLines: ((line: string) => void) | undefined,
): Promise<Part | null> {
  if (place === undefined) return null;
  const program = join(CHECKOUT, 'sample-lender/index.ts');
  const environment = environmentOfSampleLender(ports, place);
  return startPart('The sample lender', program, environment, showLines);
}

/** The name of the first of these parts that ends. */
export const firstToEnd = (parts: readonly Pick<Part, 'what' | 'ended'>[]): Promise<string> =>
  Promise.race(parts.map(({ what, ended }) => ended.then(() => what)));

/**
 * Starts the Auth emulator, the reference gateway, the web site and, if they are wanted, the fictional lenders; stops what
 * runs when one does not start.
 */
export async function startPortal(
  ports: PortalPorts,
  dataFolder: string,
  options: {
    /** From the checkout's folder, or whole. */
    readonly webProgram?: string;
    /** The web site starts once this has settled; nothing stays running if it fails. */
    readonly webBuilt?: Promise<unknown>;
    readonly gatewayProgram?: string;
    readonly gatewayEnvironment?: Readonly<NodeJS.ProcessEnv>;
    readonly webEnvironment?: Readonly<NodeJS.ProcessEnv>;
    readonly sampleLender?: SampleLenderPlace;
    /** Receives what the fictional lenders report. */
    readonly showLenders?: (line: string) => void;
  } = {},
): Promise<Portal> {
  const {
    webProgram = 'scripts/web/serve-web.ts',
    webBuilt = Promise.resolve(),
    gatewayProgram,
    gatewayEnvironment,
    webEnvironment = {},
    sampleLender,
    showLenders,
  } = options;
  const started: { readonly stop: () => Promise<void> }[] = [];
  const keep = async <Started extends { readonly stop: () => Promise<void> } | null>(
    starting: Promise<Started>,
  ) => {
    const part = await starting;
    if (part !== null) started.push(part);
    return part;
  };
  const stop = async () => {
    await Promise.all(started.map((part) => part.stop()));
  };

  const starting = [
    keep(launchAuthEmulator({ port: ports.emulator })),
    keep(startGateway(ports, dataFolder, gatewayEnvironment, gatewayProgram)),
    keep(
      webBuilt.then(() =>
        startPart('The web site', resolve(CHECKOUT, webProgram), {
          PORTAL_PORT: String(ports.portal),
          GATEWAY_PORT: String(ports.gateway),
          AUTH_EMULATOR_PORT: String(ports.emulator),
          ...webEnvironment,
        }),
      ),
    ),
    keep(startSampleLender(ports, sampleLender, showLenders)),
  ] as const;
  try {
    const [emulator, gateway, web, lenders] = await Promise.all(starting);
    const parts = [{ what: 'The Auth emulator', ended: emulator.ended }, gateway, web];
    const firstEnd = firstToEnd(lenders === null ? parts : [...parts, lenders]);
    return { emulator, gateway, web, firstEnd, stop };
  } catch (error) {
    await Promise.allSettled(starting);
    await stop();
    throw error;
  }
}
