/** Loan applications for a run's portals: prepared once, before the first test, and copied for each portal. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { prepareApplications } from '#scripts/dev/prepare-applications.ts';
import type { PortalPorts } from '#scripts/dev/portal-parts.ts';
import { type BundledProgram, bundleOf } from '#scripts/lib/bundled-programs.ts';
import { projectEnvironment } from '#scripts/lib/run.ts';

const PREPARED = 'PREPARED_APPLICATIONS';
/** In place of the ports of portals to come. */
const NO_PORT = 9;

type Ports = PortalPorts & { readonly lenders: number };

/** The fictional lenders of the portal in a folder. */
export const placeOfLenders = ({ lenders }: Ports, folder: string) => ({
  port: lenders,
  dataFolder: join(folder, 'sample-lender'),
});

async function runQuietly(
  program: BundledProgram,
  args: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
): Promise<void> {
  const env = projectEnvironment(environment);
  await promisify(execFile)(process.execPath, [bundleOf(program), ...args], { env });
}

/** Copies what was prepared to the folder of a portal, and gives the settings that its gateway needs. */
export async function copyPrepared(
  ports: Ports,
  folder: string,
): Promise<Readonly<Record<string, string>>> {
  const prepared = process.env[PREPARED];
  if (prepared === undefined) throw new Error('No applications were prepared for this run.');
  await cp(prepared, folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'gateway', 'gateway.sqlite'));
  database
    .prepare('UPDATE lender_systems SET url = replace(url, ?, ?)')
    .run(`:${NO_PORT}/`, `:${ports.lenders}/`);
  database.close();
  const place = placeOfLenders(ports, folder);
  return prepareApplications(ports, folder, place, () => Promise.resolve());
}

async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-prepared-'));
  const ports = { portal: NO_PORT, gateway: NO_PORT, emulator: NO_PORT, lenders: NO_PORT };
  await prepareApplications(ports, folder, placeOfLenders(ports, folder), runQuietly);
  process.env[PREPARED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

// Playwright asks for a default export.
export { prepare as default };
