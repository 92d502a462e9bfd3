/** docs/operations/README.md, followed to the letter in a Debian of its own. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { freePort } from '#scripts/lib/ports.ts';
import type { DebianRoot } from '#tests/service/debian-root.ts';
import { documentedSteps } from '#tests/service/documented-steps.ts';
import { onPorts } from '#tests/service/portal-on-nginx.ts';
import { startSystemd } from '#tests/service/systemd.ts';

const PAGE = join(CHECKOUT, 'docs/operations/README.md');
const SITE = '/etc/nginx/sites-available/portal.conf';

type Given = {
  /** host:port. */
  readonly emulator: string;
  readonly mailServer: string;
  /** Of the packages, which are in /tmp. */
  readonly versions: { readonly first: string; readonly next: string };
};

export type DocumentedPath = Awaited<ReturnType<typeof documentedPath>>;

/** What whoever follows the page has at hand: ports that are free here, and an editor. */
export async function documentedPath(
  system: DebianRoot,
  { emulator, mailServer, versions }: Given,
) {
  const [first, second, lender, https, http, database, prometheus] = await Promise.all(
    Array.from({ length: 7 }, async () => String(await freePort())),
  );
  const ports = { first, second, lender, https, http, database, prometheus } as const;
  const onOurPorts = (text: string) =>
    text
      .replaceAll('8787', `${first}`)
      .replaceAll('8788', `${second}`)
      .replaceAll('8790', `${lender}`)
      .replace('/usr/bin/prometheus $ARGS', `$& --web.listen-address=127.0.0.1:${prometheus}`)
      .replace(' $ARGS', '');
  /** What the page leaves to whoever follows it. */
  const filledIn = (commands: string) =>
    onOurPorts(commands)
      .replaceAll('VERSION', versions.first)
      .replaceAll('NEWER', versions.next)
      .replaceAll('@127.0.0.1/', `@127.0.0.1:${database}/`)
      .replaceAll('smtps://USER:PASSWORD@mail.example', mailServer);
  const page = await readFile(PAGE, 'utf8');
  const systemd = await startSystemd(system, {
    inUnits: onOurPorts,
    edit: {
      '/etc/rinsetu/gateway.env': (text) =>
        [
          text,
          'SMTP_FROM=RinSetu <portal@portal.example>',
          'GATEWAY_GRIEVANCE_OFFICER=Madeup Officer',
          'GATEWAY_GRIEVANCE_PHONE=1800 000 000',
          'GATEWAY_GRIEVANCE_EMAIL=officer@mail.test',
          // Phone codes come from the emulator, and one test sends more messages than a person.
          `FIREBASE_AUTH_EMULATOR_HOST=${emulator}`,
          'GATEWAY_CONTACT_MESSAGES=0',
          '',
        ].join('\n'),
      '/etc/prometheus/prometheus.yml': () =>
        onOurPorts(/^```yaml\n(?<text>.*?)^```$/ms.exec(page)?.groups?.['text'] ?? ''),
      // The names of the sample are those of this portal.
      '/etc/rinsetu/portal.json': (text) => text,
      [SITE]: (text) =>
        text.includes('8787')
          ? onOurPorts(onPorts(text, `${https}`, `${http}`))
          : text.replace(`#server 127.0.0.1:${second}`, `server 127.0.0.1:${second}`),
    },
  });
  await system.run('pg_conftool', '15', 'main', 'set', 'port', `${database}`);
  // As Debian starts it when it is installed.
  await system.run('systemctl', 'start', 'postgresql');
  const steps = new Map(documentedSteps(page).map(({ heading, blocks }) => [heading, blocks]));
  const followed: string[] = [];

  /** Runs commands as the page has them; throws unless they end with this. Gives what they print. */
  async function run(commands: string, code = 0): Promise<string> {
    const done = await system.script(filledIn(commands), { RINSETU_GATEWAY: `${first}` });
    if (done.code === code) return done.out;
    throw new Error(`${commands}\nended with ${done.code}: ${done.out}`);
  }
  return {
    ports,
    systemd,
    run,
    /** Does all that the page says in a step; only the last part may end otherwise than well. Gives what it prints. */
    async follow(heading: string, { userId = '', code = 0 } = {}): Promise<string> {
      const blocks = steps.get(heading);
      if (blocks === undefined) throw new Error(`the page has no commands in: ${heading}`);
      followed.push(heading);
      let out = '';
      for (const [index, block] of blocks.entries()) {
        const isLast = index === blocks.length - 1;
        out += await run(block.replace('USER_ID', userId), isLast ? code : 0);
      }
      return out;
    },
    /** The steps with commands that nobody has followed. */
    leftOut: () => [...steps.keys()].filter((heading) => !followed.includes(heading)),
  };
}
