/** The running portal for journeys: every worker has its own emulator, gateway, web site, ports and folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ConsoleMessage,
  type Page,
  type Request,
  test as base,
  expect,
} from 'playwright/test';
import { LANGUAGES } from '#domain/languages.ts';
import { PSEUDO_LANGUAGES } from '#scripts/check/pseudo-language/pseudo-tag.ts';
import { type MailServer, startMailServer } from '#scripts/dev/mail-server.ts';
import { messagingSettings, startMessageProviders } from '#scripts/dev/message-providers.ts';
import { type Part, startPart } from '#scripts/lib/part.ts';
import { environmentOfSampleLender, startGateway, startPortal } from '#scripts/dev/portal-parts.ts';
import { bundleOf } from '#scripts/lib/bundled-programs.ts';
import { OUT, PLAIN_SITE } from '#scripts/lib/places.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { run } from '#scripts/lib/run.ts';
import { createAccount, keepSession, startSession } from '#tests/support/people/accounts.ts';
import { latestCode } from '#tests/processes/auth-emulator.ts';
import {
  DESKTOP_ORIGIN,
  type Desktop,
  launchDesktop,
  startAfresh,
} from '#tests/processes/launch-desktop.ts';
import { type DemoRole, type StaffSession, openAsStaff } from '#tests/support/people/staff.ts';
import type { Person } from '#tests/support/people/people.ts';
import { writeBrandedSite } from '#tests/support/set-up/branded-site.ts';
import { copyPrepared, placeOfLenders } from '#tests/support/set-up/prepared-applications.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';

export { expect };

/** Limits that journeys from one address do not run into; the limits themselves are tested at the gateway. */
const ROOMY_LIMITS = {
  GATEWAY_LOGIN_ATTEMPTS: '100000',
  GATEWAY_REGISTER_ATTEMPTS: '100000',
  GATEWAY_CONTACT_MESSAGES: '0',
};

const WITH_APPLICATIONS = {
  PORTAL_WEB_FOLDER: OUT.web,
  PORTAL_WEB_SECURITY: OUT.webSecurity,
};

const WITHOUT_APPLICATIONS = {
  PORTAL_WEB_FOLDER: PLAIN_SITE.web,
  PORTAL_WEB_SECURITY: PLAIN_SITE.webSecurity,
};

/** The built site of a copy of the checkout. */
const siteOf = (checkout: string) => ({
  PORTAL_WEB_FOLDER: join(checkout, 'out/web'),
  PORTAL_WEB_SECURITY: join(checkout, 'out/web-security.json'),
});

/** Milliseconds for building a site on a busy machine. */
const BUILD_TIMEOUT = 600_000;

const PHONE = { width: 360, height: 740 } as const;

type WorkerFixtures = {
  /**
   * Whether people can apply for loans on the portal, which most journeys are about. Without, it is what a build is by
   * default, with its own web site, its own gateway and its own program.
   */
  readonly hasApplications: boolean;
  /** Whether the web site has the sample of a deployment's own brand. */
  readonly hasOwnBrand: boolean;
  /** Whether operators may sign in at an identity provider, which then runs in the worker. */
  readonly hasStaffProvider: boolean;
  /** Whether site and gateway speak the pseudo-language in the place of a translated one. */
  readonly hasPseudoLanguage: boolean;
  /** The copy of the checkout in which they do; null without it. `PSEUDO_SITE` names one that is built already. */
  readonly pseudoCheckout: string | null;
  readonly portal: RunningPortal;
  /** The portal's fictional lenders, started for the first journey that needs them. Gives their address. */
  readonly lenders: string;
  /** The dealer's program that journeys on the desktop share; null on the web. */
  readonly sharedProgram: Desktop | null;
};
type TestFixtures = {
  /** The program that a journey on the desktop drives, with nothing stored and no clock set; null on the web. */
  readonly program: Desktop | null;
  /** A web page on a person's own phone, in addition to the host under test. */
  readonly phone: Page;
  /** Opens a path of the portal on the host that the project drives. */
  readonly visit: (path: string) => Promise<void>;
  /** Makes an account for this person by the gateway's calls, signs in here, and opens the consumer area. On the web alone. */
  readonly openAccount: (person: Person) => Promise<void>;
  /** Opens a staff area, or a path, as one of the demonstration's staff, without clicks. On the web alone. */
  readonly openStaff: (role: DemoRole, path?: string) => Promise<StaffSession>;
  /** Console lines that a test expects; every other error or warning fails it. */
  readonly complaints: { readonly expected: readonly RegExp[] };
  /** Whether the browser prefers the language of each page, so that no page is offered in another one. */
  readonly readsEveryPage: boolean;
  readonly mobileNumber: string;
};

const ALWAYS_EXPECTED = [
  // Playwright, where a test goes without one.
  /Service Worker registration blocked/,
  // The emulator has no reCAPTCHA Enterprise and says so.
  /recaptchaConfig.*501|501.*Not Implemented/,
  // Registration asks by the login call whether a proved number has an account; mostly it has none.
  /status of 401.*auth-service\/login/,
  // Fluent's Slider has a rule for vertical sliders, of which the portal has none.
  /The keyword 'slider-vertical'/,
];

export const test = base.extend<TestFixtures, WorkerFixtures>({
  hasApplications: [true, { option: true, scope: 'worker' }],
  hasOwnBrand: [false, { option: true, scope: 'worker' }],
  hasStaffProvider: [false, { option: true, scope: 'worker' }],

  hasPseudoLanguage: [false, { option: true, scope: 'worker' }],

  pseudoCheckout: [
    async ({ hasPseudoLanguage }, use) => {
      const built = process.env['PSEUDO_SITE'];
      if (!hasPseudoLanguage || built !== undefined) {
        await use(hasPseudoLanguage ? (built ?? null) : null);
        return;
      }
      const folder = await mkdtemp(join(tmpdir(), 'pseudo-site-'));
      await run('node', ['scripts/check/pseudo-language/build-pseudo-site.ts', folder]);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT },
  ],

  portal: [
    async ({ hasApplications, hasOwnBrand, hasStaffProvider, pseudoCheckout }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'rinsetu-journey-'));
      const ports = {
        portal: await freePort(),
        gateway: await freePort(),
        emulator: await freePort(),
        lenders: await freePort(),
      };
      const mail = await startMailServer();
      const providers = await startMessageProviders();
      const prepared = hasApplications ? await copyPrepared(ports, folder) : {};
      const atProvider = hasStaffProvider
        ? await (
            await import('#tests/support/set-up/staff-provider.ts')
          ).staffProvider(ports, folder)
        : { provider: null, environment: {} };
      const languages = pseudoCheckout === null ? LANGUAGES : PSEUDO_LANGUAGES;
      const gatewayEnvironment = {
        ...atProvider.environment,
        ...ROOMY_LIMITS,
        SMTP_URL: mail.url,
        SMTP_FROM: 'portal@rinsetu.example',
        ...(hasApplications ? await messagingSettings(providers.url, folder, languages) : {}),
        ...prepared,
      };
      const gatewayFolder = join(folder, 'gateway');
      const gatewayProgram =
        pseudoCheckout === null
          ? bundleOf('gateway/index.ts')
          : join(pseudoCheckout, 'gateway/index.ts');
      const builtSite =
        pseudoCheckout === null
          ? hasApplications
            ? WITH_APPLICATIONS
            : WITHOUT_APPLICATIONS
          : siteOf(pseudoCheckout);
      const webEnvironment = hasOwnBrand ? await writeBrandedSite(folder) : builtSite;
      const portal = await startPortal(ports, gatewayFolder, {
        gatewayProgram,
        gatewayEnvironment,
        webEnvironment,
        ...(pseudoCheckout !== null && {
          webProgram: join(pseudoCheckout, 'scripts/web/serve-web.ts'),
        }),
      });
      let gateway: Part = portal.gateway;
      await use({
        url: `http://127.0.0.1:${ports.portal}`,
        webFolder: webEnvironment.PORTAL_WEB_FOLDER,
        gatewayUrl: `http://127.0.0.1:${ports.gateway}`,
        emulatorUrl: portal.emulator.url,
        dataFolder: gatewayFolder,
        gatewayEnvironment,
        provider: atProvider.provider,
        ports,
        killGateway: () => gateway.kill(),
        restartGateway: async () => {
          gateway = await startGateway(ports, gatewayFolder, gatewayEnvironment, gatewayProgram);
        },
        codeFor: (mobileNumber, not) => waitForCode(portal.emulator.url, mobileNumber, not),
        providers,
        emailCodeFor: (address) => waitForEmailCode(mail, address),
      });
      await gateway.stop();
      await portal.stop();
      await mail.stop();
      await atProvider.provider?.stop();
      await providers.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  lenders: [
    async ({ portal: { ports, dataFolder } }, use) => {
      const place = placeOfLenders(ports, join(dataFolder, '..'));
      const environment = environmentOfSampleLender(ports, place);
      const program = bundleOf('sample-lender/index.ts');
      const lenders = await startPart('The sample lender', program, environment);
      await use(`http://127.0.0.1:${ports.lenders}`);
      await lenders.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  complaints: [{ expected: [] }, { option: true }],
  readsEveryPage: [true, { option: true }],

  sharedProgram: [
    async ({ portal, hasApplications }, use, { project }) => {
      const isDesktop = project.name === 'desktop';
      const program = isDesktop ? await launchDesktop({ ...portal, hasApplications }) : null;
      await use(program);
      await program?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  program: async ({ sharedProgram }, use) => {
    if (sharedProgram !== null) await startAfresh(sharedProgram);
    await use(sharedProgram);
  },

  // Playwright's own fixture would open a browser page in addition to the program's.
  context: async ({ browser, program, readsEveryPage }, use) => {
    if (program !== null) return use(program.page.context());
    const context = await browser.newContext();
    if (readsEveryPage) await context.addInitScript(preferLanguageOfPage);
    await use(context);
    await context.close();
  },

  page: async ({ context, program, portal, complaints }, use) => {
    const page = program?.page ?? (await context.newPage());
    await withoutComplaints(page, portal, complaints.expected, use);
  },

  phone: async ({ browser, portal, complaints }, use) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
    await context.addInitScript(preferLanguageOfPage);
    await withoutComplaints(await context.newPage(), portal, complaints.expected, use);
    await context.close();
  },

  visit: async ({ page, portal }, use, { project }) => {
    const origin = project.name === 'desktop' ? DESKTOP_ORIGIN : portal.url;
    await use(async (path) => {
      await page.goto(`${origin}${path}`);
    });
  },

  openAccount: async ({ page, portal, visit }, use) => {
    await use(async (person) => {
      await createAccount(portal, person);
      const session = await startSession(portal, person.mobileNumber);
      await keepSession(page, visit, { ...session, mobileNumber: person.mobileNumber });
      await visit('/consumer-profile');
    });
  },

  openStaff: async ({ page, portal }, use) => {
    await use((role, path) => openAsStaff(portal, page, role, path));
  },

  mobileNumber: async ({}, use) => {
    await use(newMobileNumber());
  },
});

function preferLanguageOfPage(): void {
  const [, language = 'en'] = /^\/([a-z]{2})(?:\/|$)/.exec(location.pathname) ?? [];
  Object.defineProperty(navigator, 'languages', { get: () => [`${language}-IN`] });
}

/** Fails where the console complains of something that was not expected while a page is used. */
async function withoutComplaints(
  page: Page,
  portal: RunningPortal,
  expectedHere: readonly RegExp[],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const { heard, stop } = watch(page, portal);
  await use(page);
  stop();
  const expected = [...ALWAYS_EXPECTED, ...expectedHere];
  expect(heard.filter((line) => !expected.some((known) => known.test(line)))).toEqual([]);
}

/** Collects what the console complains of, and every request that leaves this machine, until it is stopped. */
function watch(
  page: Page,
  portal: RunningPortal,
): { readonly heard: readonly string[]; readonly stop: () => void } {
  const heard: string[] = [];
  const own = [portal.url, portal.gatewayUrl, portal.emulatorUrl, DESKTOP_ORIGIN];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    heard.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: Error) => void heard.push(String(error));
  const onRequest = (request: Request) => {
    const local = /^(?:data|blob):/.test(request.url());
    if (!local && !own.some((origin) => request.url().startsWith(origin))) {
      heard.push(`request to ${new URL(request.url()).host}`);
    }
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  const stop = () => {
    page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
  };
  return { heard, stop };
}

async function waitForEmailCode({ mails }: MailServer, address: string): Promise<string> {
  let code = '';
  await expect(() => {
    const newest = mails.findLast(({ to }) => to.includes(address));
    code = /(?<!\d)\d{6}(?!\d)/.exec(newest?.body ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return code;
}

async function waitForCode(
  emulatorUrl: string,
  mobileNumber: string,
  not?: string,
): Promise<string> {
  let code: string | null = null;
  await expect(async () => {
    code = await latestCode(emulatorUrl, mobileNumber);
    expect(code).not.toBeNull();
    expect(code).not.toBe(not);
  }).toPass({ timeout: 20_000 });
  return code ?? '';
}
