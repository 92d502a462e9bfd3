import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test as base } from 'playwright/test';
import type { Bridge } from '#contract/operations.ts';
import {
  DESKTOP_ORIGIN,
  type Desktop,
  type DesktopOptions,
  launchDesktop,
  startAfresh,
} from '#tests/processes/launch-desktop.ts';
import { type SecretService, startSecretService } from '#tests/processes/secret-service.ts';
import { kioskConfiguration, nextVisit } from '#tests/desktop/kiosk.ts';
import { type RecordingGateway, startRecordingGateway } from '#tests/desktop/recording-gateway.ts';

declare global {
  interface Window {
    readonly portal: Bridge;
  }
}

/** Nothing listens there: these specs send no phone codes, and the shared programs have no gateway. */
const NOWHERE = 'http://127.0.0.1:9';

const SHARED = { gatewayUrl: NOWHERE, emulatorUrl: NOWHERE, keyring: 'none' } as const;

/** How long a shared terminal may be left alone, in seconds: longer than a run takes, so that no visit ends by itself. */
export const SHARED_KIOSK_IDLE = { idleSeconds: 3600, countdownSeconds: 10 } as const;

type TestFixtures = {
  /** The shared dealer's program, with nothing stored, on its first page. */
  readonly desktop: Desktop;
  /**
   * The shared terminal, in a visit of the test's own: with a new window and page, and the log from there on. Tests of
   * what outlives a visit (the PIN's tries, the clock of Playwright), or of its end by itself, start their own.
   */
  readonly kiosk: Desktop;
  /** Starts a program of the test's own. */
  readonly launch: (options?: Partial<DesktopOptions>) => Promise<Desktop>;
  /** A data folder for several starts of one program. */
  readonly userDataDir: string;
  /** An unlocked keyring. */
  readonly keyring: SecretService;
  readonly gateway: RecordingGateway;
};

type WorkerFixtures = { readonly sharedDesktop: Desktop; readonly sharedKiosk: Desktop };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedDesktop: [
    async ({}, use) => {
      const desktop = await launchDesktop(SHARED);
      await use(desktop);
      await desktop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sharedKiosk: [
    async ({}, use) => {
      const configuration = await kioskConfiguration(SHARED_KIOSK_IDLE);
      const kiosk = await launchDesktop({ ...SHARED, configuration });
      await use(kiosk);
      await kiosk.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  kiosk: async ({ sharedKiosk }, use) => {
    const logged = sharedKiosk.log().length;
    const page = await endVisit(sharedKiosk);
    await use({ ...sharedKiosk, page, log: () => sharedKiosk.log().slice(logged) });
  },
  desktop: async ({ sharedDesktop }, use) => {
    await startAfresh(sharedDesktop);
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
      const defaults = { gatewayUrl: gateway.url, emulatorUrl: NOWHERE };
      const desktop = await launchDesktop({ ...defaults, ...options });
      started.push(desktop);
      return desktop;
    });
    for (const desktop of started) await desktop.stop();
  },
});

/** Ends the terminal's current visit, and gives the page of the next visit once it is the only page. */
async function endVisit(kiosk: Desktop): Promise<Page> {
  const left = kiosk.app.windows().at(-1) ?? kiosk.page;
  const page = await nextVisit(kiosk, () => left.evaluate(() => window.portal.endVisit()));
  if (!left.isClosed()) await left.waitForEvent('close');
  return page;
}

export { expect } from 'playwright/test';
