import { installedAuthEmulator } from '#scripts/dev/install-auth-emulator.ts';

/** The global set-up of Vitest and of Playwright, so that no test waits for an installation. */
export default async function setup(): Promise<void> {
  await installedAuthEmulator();
}
