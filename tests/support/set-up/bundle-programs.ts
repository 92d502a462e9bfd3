import { ensureBundledPrograms } from '#scripts/lib/bundle-programs.ts';

/** The global set-up of Vitest and of Playwright: tests start the gateway very often. */
export default async function setup(): Promise<void> {
  await ensureBundledPrograms();
}
