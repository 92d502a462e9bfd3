/** `npm start`: builds what is out of date, starts every part, and stops them all together. `--dev` reloads on change. */
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ensureWebBuild } from '#scripts/lib/builds.ts';
import { orphaned } from '#scripts/lib/orphan.ts';
import { caughtMail } from '#scripts/dev/caught-mail.ts';
import { startMailServer } from '#scripts/dev/mail-server.ts';
import {
  messageInOneLine,
  messagingSettings,
  receiptOf,
  report,
  startMessageProviders,
} from '#scripts/dev/message-providers.ts';
import { watchPhoneCodes } from '#scripts/dev/phone-codes.ts';
import { prepareApplications } from '#scripts/dev/prepare-applications.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { PortProblem, portFrom, requireFree } from '#scripts/lib/ports.ts';
import { type Portal, startPortal } from '#scripts/dev/portal-parts.ts';

const development = process.argv.includes('--dev');
const dataFolder = process.env['PORTAL_DATA_DIR'] ?? join(CHECKOUT, '.data');

const STOPPING = 'Stopping…';
/** Milliseconds. */
const A_MOMENT = 300;
const stopRequest = new Promise<string>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => resolve(STOPPING));
  }
  void orphaned().then(() => resolve(STOPPING));
});

const ports = await readPorts();
const gatewayUrl = `http://127.0.0.1:${ports.gateway}`;
const stopped = stopRequest.then((reason) => Promise.reject(new Error(reason)));
stopped.catch(() => undefined);
if (!development) console.log('Building the web site if something changed…');
// What takes longest; everything else starts meanwhile.
const webBuilt = Promise.race([development ? 'fresh' : ensureWebBuild(), stopped]);
webBuilt.catch(() => undefined);

await mkdir(dataFolder, { recursive: true });
// Mails and messages go nowhere but into this terminal.
const mail = await startMailServer({ onMail: (each) => console.log(caughtMail(each)) });
const providers = await startMessageProviders({
  onMessage(message) {
    console.log(messageInOneLine(message));
    // As a phone that is switched on confirms it.
    setTimeout(() => void report(gatewayUrl, receiptOf(message, 'delivered')), A_MOMENT);
  },
});
const portal = await startEverything().catch((error: unknown) => {
  const said = error instanceof Error ? error.message : String(error);
  console.error(said);
  process.exit(said === STOPPING ? 0 : 1);
});
printAddresses(portal);

const stopWatching = watchPhoneCodes(portal.emulator.url, ({ number, code }) =>
  console.log(`Phone code for ${number}: ${code}`),
);
const reason = await Promise.race([
  stopRequest,
  portal.firstEnd.then((what) => `${what} ended. Stopping the rest…`),
]);
console.log(reason);
stopWatching();
await portal.stop();
await mail.stop();
await providers.stop();
process.exit(reason === STOPPING ? 0 : 1);

async function startEverything(): Promise<Portal> {
  const sampleLender = { port: ports.lenders, dataFolder: join(dataFolder, 'sample-lender') };
  const preparing = prepareApplications(ports, dataFolder, sampleLender);
  const applications = await Promise.race([preparing, stopped]);
  return startPortal(ports, join(dataFolder, 'gateway'), {
    webProgram: development ? 'scripts/dev/serve-development.ts' : 'scripts/web/serve-web.ts',
    webBuilt,
    gatewayEnvironment: {
      ...applications,
      ...(await messagingSettings(providers.url, dataFolder)),
      SMTP_URL: mail.url,
      SMTP_FROM: 'RinSetu <portal@rinsetu.example>',
    },
    webEnvironment: { PORTAL_APPLICATIONS: 'on' },
    sampleLender,
    showLenders: (line) => console.log(line),
  });
}

async function readPorts() {
  try {
    const wanted = [
      portFrom(process.env, 'the web site', 'PORTAL_PORT', 4173),
      portFrom(process.env, 'the gateway', 'GATEWAY_PORT', 8787),
      portFrom(process.env, 'the Auth emulator', 'AUTH_EMULATOR_PORT', 9099),
      portFrom(process.env, 'the sample lender', 'SAMPLE_LENDER_PORT', 8788),
    ] as const;
    for (const port of wanted) await requireFree(port);
    const [web, gateway, emulator, lenders] = wanted;
    return {
      portal: web.number,
      gateway: gateway.number,
      emulator: emulator.number,
      lenders: lenders.number,
    };
  } catch (error) {
    if (!(error instanceof PortProblem)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function printAddresses({ emulator }: Portal): void {
  console.log(`
  Portal       http://127.0.0.1:${ports.portal}
  Gateway      ${gatewayUrl}
  Lenders      http://127.0.0.1:${ports.lenders} (four fictional ones)
  Phone codes  appear below as they are sent (Auth emulator at ${emulator.url})
  Emails       appear below too, with their codes, and go nowhere else
  Messages     appear below as well: SMS and WhatsApp, of people who have agreed to them in My loan
  Data         ${relative(process.cwd(), dataFolder) || '.'}/
  Stop         Ctrl-C
`);
}
