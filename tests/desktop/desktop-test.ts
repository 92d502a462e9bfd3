import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import type { Bridge } from '#contract/operations.ts';
import {
  DESKTOP_ORIGIN,
  type Desktop,
  type DesktopOptions,
  launchDesktop,
} from '#tests/support/launch-desktop.ts';
import { type SecretService, startSecretService } from '#tests/support/secret-service.ts';
import { type RecordingGateway, startRecordingGateway } from '#tests/desktop/recording-gateway.ts';

declare global {
  interface Window {
    readonly portal: Bridge;
  }
}

/** Nothing listens there: these specs send no phone codes. */
const EMULATOR_URL = 'http://127.0.0.1:9';

type TestFixtures = {
  /** The shared program, back on its first page. */
  readonly desktop: Desktop;
  /** Starts a program of the test's own. */
  readonly launch: (options?: Partial<DesktopOptions>) => Promise<Desktop>;
  /** A data folder for several starts of one program. */
  readonly userDataDir: string;
  /** An unlocked keyring. */
  readonly keyring: SecretService;
  readonly gateway: RecordingGateway;
};

type WorkerFixtures = { readonly sharedDesktop: Desktop };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedDesktop: [
    async ({}, use) => {
      const desktop = await launchDesktop({
        gatewayUrl: 'http://127.0.0.1:9',
        emulatorUrl: EMULATOR_URL,
        keyring: 'none',
      });
      await use(desktop);
      await desktop.stop();
    },
    { scope: 'worker' },
  ],
  desktop: async ({ sharedDesktop }, use) => {
    await sharedDesktop.page.goto(`${DESKTOP_ORIGIN}/`);
    await use(sharedDesktop);
  },
  gateway: async ({}, use) => {
    const gateway = await startRecordingGateway();
    await use(gateway);
    await gateway.stop();
  },
  userDataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  keyring: async ({}, use) => {
    const keyring = await startSecretService();
    await use(keyring);
    await keyring.stop();
  },
  // Asks for the folder so that its programs are stopped before it is removed.
  launch: async ({ gateway, userDataDir: _userDataDir }, use) => {
    const started: Desktop[] = [];
    await use(async (options = {}) => {
      const defaults = { gatewayUrl: gateway.url, emulatorUrl: EMULATOR_URL };
      const desktop = await launchDesktop({ ...defaults, ...options });
      started.push(desktop);
      return desktop;
    });
    for (const desktop of started) await desktop.stop();
  },
});

export { expect } from 'playwright/test';
