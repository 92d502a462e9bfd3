/** Who reaches the gateway, and how: from the settings alone. */
import type { Finding } from '#gateway/upkeep/check/finding.ts';
import { fine, warning, wrong } from '#gateway/upkeep/check/finding.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|localhost|::1)$/;

const hostOf = (origin: string) => new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1');
const isLoopback = (origin: string) => LOOPBACK.test(hostOf(origin));

type Reach = Pick<Configuration, 'GATEWAY_ALLOWED_ORIGINS' | 'GATEWAY_HOST'>;

/** Whether people on other machines are meant to use this gateway. */
export const isPublic = ({ GATEWAY_ALLOWED_ORIGINS, GATEWAY_HOST }: Reach): boolean =>
  !GATEWAY_ALLOWED_ORIGINS.every(isLoopback) || !LOOPBACK.test(GATEWAY_HOST);

export function checkOrigins(configuration: Reach): readonly Finding[] {
  const about = 'GATEWAY_ALLOWED_ORIGINS';
  const origins = configuration.GATEWAY_ALLOWED_ORIGINS;
  const others = origins.filter((origin) => !isLoopback(origin));
  if (others.length === 0) {
    const todo = 'set it to the address of the portal, such as https://portal.example';
    return [warning(about, 'only pages on this machine may call the gateway', todo)];
  }
  const unsafe = others.filter((origin) => origin.startsWith('http:'));
  const leftOver = origins.filter(isLoopback);
  return [
    ...unsafe.map((origin) =>
      wrong(
        about,
        `${origin} is not encrypted: passwords and tokens could be read on the way`,
        'serve the portal by https, and name that address',
      ),
    ),
    ...leftOver.map((origin) =>
      warning(
        about,
        `${origin} is still allowed: any program on a visitor’s own machine could pose as the portal there`,
        'remove it',
      ),
    ),
    ...(unsafe.length + leftOver.length === 0 ? [fine(about, origins.join(', '))] : []),
  ];
}

export function checkProxies(
  configuration: Reach & Pick<Configuration, 'GATEWAY_TRUSTED_PROXIES'>,
): Finding {
  const about = 'GATEWAY_TRUSTED_PROXIES';
  const { rules } = configuration.GATEWAY_TRUSTED_PROXIES;
  if (rules.some((rule) => rule.endsWith('/0'))) {
    return wrong(
      about,
      'everybody is trusted: any client could write an address of its choice, and escape every limit',
      'name only the proxies in front of the gateway',
    );
  }
  if (rules.length === 0 && isPublic(configuration)) {
    return warning(
      about,
      'no proxy is trusted: behind one, all people would share its address and its limits',
      'name the proxy’s address, unless the gateway is reached directly',
    );
  }
  return fine(about, rules.length === 0 ? 'no proxy, on one machine' : rules.join(', '));
}

export function checkHost({ GATEWAY_HOST }: Reach): Finding {
  const about = 'GATEWAY_HOST';
  if (LOOPBACK.test(GATEWAY_HOST)) return fine(about, `${GATEWAY_HOST}: this machine alone`);
  return warning(
    about,
    `the gateway speaks plain http on ${GATEWAY_HOST}`,
    'see that only the proxy reaches it there, by a firewall or a network of its own',
  );
}

export function checkIdentity(
  configuration: Reach & Pick<Configuration, 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIREBASE_PROJECT_ID'>,
): Finding {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_PROJECT_ID: project } = configuration;
  if (emulator !== undefined) {
    const about = 'FIREBASE_AUTH_EMULATOR_HOST';
    return isPublic(configuration)
      ? wrong(
          about,
          'phone codes come from an emulator, which believes everybody: anyone could sign in as anyone',
          'remove it, and name the real project in FIREBASE_PROJECT_ID',
        )
      : fine(about, 'phone codes come from an emulator, for a trial on this machine');
  }
  const about = 'FIREBASE_PROJECT_ID';
  return project.startsWith('demo-')
    ? wrong(
        about,
        `${project} is no real project: nobody can sign in by a phone code`,
        'name the project that sends the codes',
      )
    : fine(about, project);
}

/** The portal's address in mails. */
export const portalOf = ({
  GATEWAY_PORTAL_URL,
  GATEWAY_ALLOWED_ORIGINS,
}: Pick<Configuration, 'GATEWAY_PORTAL_URL' | 'GATEWAY_ALLOWED_ORIGINS'>): string =>
  GATEWAY_PORTAL_URL ?? GATEWAY_ALLOWED_ORIGINS[0] ?? '';

/** `resolve` gives the addresses of a name, and fails for one that has none. */
export async function checkPortalName(
  configuration: Reach & Pick<Configuration, 'GATEWAY_PORTAL_URL'>,
  resolve: (host: string) => Promise<unknown>,
): Promise<Finding> {
  const about = 'GATEWAY_PORTAL_URL';
  const portal = portalOf(configuration);
  const host = hostOf(portal);
  if (isPublic(configuration) && isLoopback(portal)) {
    const says = `mails would lead people to ${portal}, their own machine`;
    return warning(about, says, 'set it to the address of the portal');
  }
  return resolve(host).then(
    () => fine(about, `${portal}, and its name is known`),
    () =>
      warning(
        about,
        `no address was found for ${host}`,
        'add it to the DNS, or see whether this machine can ask one',
      ),
  );
}
