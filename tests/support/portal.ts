/** The running portal for journeys: every worker has its own emulator, gateway, web site, ports and folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test as base, expect } from 'playwright/test';
import * as z from 'zod';
import { toE164 } from '#domain/mobile-number.ts';
import { DEMO_PROJECT } from '#contract/identity-service.ts';
import type { Part } from '#scripts/lib/part.ts';
import { type PortalPorts, startGateway, startPortal } from '#scripts/dev/portal-parts.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { DESKTOP_ORIGIN, launchDesktop } from '#tests/support/launch-desktop.ts';

export { expect };

/** Limits that journeys from one address do not run into; the limits themselves are tested at the gateway. */
const ROOMY_LIMITS = { GATEWAY_LOGIN_ATTEMPTS: '100000', GATEWAY_REGISTER_ATTEMPTS: '100000' };

export type RunningPortal = {
  readonly url: string;
  readonly gatewayUrl: string;
  readonly emulatorUrl: string;
  readonly dataFolder: string;
  /** Ends the gateway as a power cut would, and starts it again on the same data. */
  readonly killGateway: () => Promise<void>;
  readonly restartGateway: () => Promise<void>;
  /** The newest unused code sent to ten digits. Waits until there is one other than `not`. */
  readonly codeFor: (mobileNumber: string, not?: string) => Promise<string>;
};

type WorkerFixtures = { readonly portal: RunningPortal };
type TestFixtures = {
  /** Opens a path of the portal on the host that the project drives. */
  readonly visit: (path: string) => Promise<void>;
  /** Console lines that a test expects; every other error or warning fails it. */
  readonly complaints: { readonly expected: readonly RegExp[] };
  readonly mobileNumber: string;
};

const ALWAYS_EXPECTED = [
  // Playwright, where a test goes without one.
  /Service Worker registration blocked/,
  // The emulator has no reCAPTCHA Enterprise and says so.
  /recaptchaConfig.*501|501.*Not Implemented/,
  // Registration asks by the login call whether a proved number has an account; mostly it has none.
  /status of 401.*auth-service\/login/,
  // Fluent's Slider brings a rule for upright sliders, which the portal has none of.
  /The keyword 'slider-vertical'/,
];

export const test = base.extend<TestFixtures, WorkerFixtures>({
  portal: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'rinsetu-journey-'));
      const ports: PortalPorts = {
        portal: await freePort(),
        gateway: await freePort(),
        emulator: await freePort(),
      };
      const portal = await startPortal(ports, folder, { gatewayEnvironment: ROOMY_LIMITS });
      let gateway: Part = portal.gateway;
      await use({
        url: `http://127.0.0.1:${ports.portal}`,
        gatewayUrl: `http://127.0.0.1:${ports.gateway}`,
        emulatorUrl: portal.emulator.url,
        dataFolder: folder,
        killGateway: () => gateway.kill(),
        restartGateway: async () => {
          gateway = await startGateway(ports, folder, ROOMY_LIMITS);
        },
        codeFor: (mobileNumber, not) => waitForCode(portal.emulator.url, mobileNumber, not),
      });
      await gateway.stop();
      await portal.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  complaints: [{ expected: [] }, { option: true }],

  page: async ({ page, portal, complaints }, use, { project }) => {
    const desktop = project.name === 'desktop' ? await launchDesktop(portal) : null;
    const driven = desktop?.page ?? page;
    const heard = watch(driven, portal);
    try {
      await use(driven);
    } finally {
      await desktop?.stop();
    }
    const expected = [...ALWAYS_EXPECTED, ...complaints.expected];
    expect(heard.filter((line) => !expected.some((known) => known.test(line)))).toEqual([]);
  },

  visit: async ({ page, portal }, use, { project }) => {
    const origin = project.name === 'desktop' ? DESKTOP_ORIGIN : portal.url;
    await use(async (path) => {
      await page.goto(`${origin}${path}`);
    });
  },

  mobileNumber: async ({}, use) => {
    await use(newMobileNumber());
  },
});

/** Ten digits that no other test uses. */
export function newMobileNumber(): string {
  const digits = () => Math.floor(Math.random() * 1e9);
  return `9${String(digits()).padStart(9, '0')}`;
}

/** Collects what the console complains of, and every request that leaves this machine. */
function watch(page: Page, portal: RunningPortal): string[] {
  const complaints: string[] = [];
  const own = [portal.url, portal.gatewayUrl, portal.emulatorUrl, DESKTOP_ORIGIN];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const local = /^(?:data|blob):/.test(request.url());
    if (!local && !own.some((origin) => request.url().startsWith(origin))) {
      complaints.push(`request to ${new URL(request.url()).host}`);
    }
  });
  return complaints;
}

const codesReply = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

async function waitForCode(
  emulatorUrl: string,
  mobileNumber: string,
  not?: string,
): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const address = `${emulatorUrl}/emulator/v1/projects/${DEMO_PROJECT.id}/verificationCodes`;
    const { verificationCodes } = codesReply.parse(await (await fetch(address)).json());
    code = verificationCodes.findLast((sent) => sent.phoneNumber === toE164(mobileNumber))?.code;
    expect(code).toBeDefined();
    expect(code).not.toBe(not);
  }).toPass({ timeout: 20_000 });
  return code ?? '';
}
