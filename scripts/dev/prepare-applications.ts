import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalPorts, SampleLenderPlace } from '#scripts/dev/portal-parts.ts';
import { environmentOfGateway, environmentOfSampleLender } from '#scripts/dev/portal-parts.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { run } from '#scripts/lib/run.ts';

type PreparingProgram =
  | 'gateway/command/rinsetu.ts'
  | 'sample-lender/make-keys.ts'
  | 'gateway/program/demo/prepare-demo.ts';
type RunProgram = (
  program: PreparingProgram,
  args: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
) => Promise<void>;

const runFromSources: RunProgram = (program, args, environment) =>
  run(process.execPath, [join(CHECKOUT, program), ...args], environment);

/**
 * Prepares loan applications for `npm start`: master keys next to the gateway's data, fictional lenders with their own keys,
 * and demo accounts. Gives the settings that the gateway then needs. Whatever was prepared before stays.
 */
export async function prepareApplications(
  ports: PortalPorts,
  dataFolder: string,
  sampleLender: SampleLenderPlace,
  runProgram: RunProgram = runFromSources,
): Promise<Readonly<Record<string, string>>> {
  const keysFolder = join(dataFolder, 'keys');
  const keysFile = join(keysFolder, 'master-keys');
  const settings = {
    GATEWAY_APPLICATIONS: 'on',
    GATEWAY_MASTER_KEYS_FILE: keysFile,
    // A subscriber that somebody tries out runs on this machine.
    GATEWAY_NEAR_SUBSCRIBERS: 'on',
  };
  const environment = {
    ...environmentOfGateway(ports, join(dataFolder, 'gateway')),
    ...settings,
    ...environmentOfSampleLender(ports, sampleLender),
  };
  const program = (path: PreparingProgram, ...args: readonly string[]) =>
    runProgram(path, args, environment);
  if (!existsSync(keysFile)) {
    await mkdir(keysFolder, { recursive: true, mode: 0o700 });
    await program('gateway/command/rinsetu.ts', 'key', 'make', keysFile);
  }
  if (!existsSync(join(sampleLender.dataFolder, 'public-keys.json'))) {
    await program('sample-lender/make-keys.ts');
  }
  await program('gateway/program/demo/prepare-demo.ts');
  return settings;
}
