import { existsSync } from 'node:fs';
import { SYSTEM_CHROMIUM } from '#scripts/lib/system-chromium.ts';
import { run } from '#scripts/lib/run.ts';

/** What the tests need on the machine: a file that shows it is installed, and the Debian package that provides it. */
const NEEDED = [
  { what: 'Chromium', files: [SYSTEM_CHROMIUM], debian: 'chromium-headless-shell' },
  { what: 'a D-Bus session', files: ['/usr/bin/dbus-daemon'], debian: 'dbus' },
  { what: 'a keyring', files: ['/usr/bin/gnome-keyring-daemon'], debian: 'gnome-keyring' },
  {
    what: 'libsecret',
    files: [
      '/usr/lib/x86_64-linux-gnu/libsecret-1.so.0',
      '/usr/lib/aarch64-linux-gnu/libsecret-1.so.0',
    ],
    debian: 'libsecret-1-0',
  },
  {
    what: 'PostgreSQL',
    files: [13, 14, 15, 16, 17, 18].map((version) => `/usr/lib/postgresql/${version}/bin/initdb`),
    debian: 'postgresql',
  },
  {
    what: 'Devanagari letters',
    files: ['/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'],
    debian: 'fonts-noto-core',
  },
] as const;

/** What tests use where Debian brings it, and say that they leave out elsewhere. */
const NEEDED_ON_DEBIAN = [
  { what: 'ClamAV', files: ['/usr/sbin/clamd'], debian: 'clamav-daemon' },
  // The library alone: the packages of its servers start them.
  {
    what: 'OpenStack Swift',
    files: ['/usr/lib/python3/dist-packages/swift/proxy/server.py'],
    debian: 'python3-swift',
  },
  { what: 'pgBouncer', files: ['/usr/sbin/pgbouncer'], debian: 'pgbouncer' },
  { what: 'Prometheus', files: ['/usr/bin/promtool'], debian: 'prometheus' },
  { what: 'OpenSSL', files: ['/usr/bin/openssl'], debian: 'openssl' },
  // Nothing of them is started: they read the units, and a terminal's profile.
  { what: "AppArmor's parser", files: ['/sbin/apparmor_parser'], debian: 'apparmor' },
  { what: 'systemd-analyze', files: ['/usr/bin/systemd-analyze'], debian: 'systemd' },
] as const;

/** What `npm run test:cluster` needs; it is left out elsewhere. */
const NEEDED_BY_CLUSTER = [
  { what: 'etcd', files: ['/usr/bin/etcd'], debian: 'etcd-server' },
  { what: 'PostgreSQL 15', files: ['/usr/lib/postgresql/15/bin/initdb'], debian: 'postgresql-15' },
  { what: 'Patroni', files: ['/usr/bin/patroni'], debian: 'patroni' },
  {
    what: "Patroni's part for etcd",
    files: ['/usr/lib/python3/dist-packages/etcd/__init__.py'],
    debian: 'python3-etcd',
  },
  { what: 'HAProxy', files: ['/usr/sbin/haproxy'], debian: 'haproxy' },
  { what: 'nginx', files: ['/usr/sbin/nginx'], debian: 'nginx-light' },
  {
    what: 'libfaketime',
    files: ['x86_64', 'aarch64'].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
    ),
    debian: 'libfaketime',
  },
  ...NEEDED_ON_DEBIAN.filter(({ debian }) => ['pgbouncer', 'python3-swift'].includes(debian)),
];

/** What `npm run test:service` needs beyond that; tests whose programs are missing are left out. */
const NEEDED_BY_SERVICE = [
  { what: 'mmdebstrap', files: ['/usr/bin/mmdebstrap'], debian: 'mmdebstrap' },
  { what: 'Buildah', files: ['/usr/bin/buildah'], debian: 'buildah' },
  { what: 'pgBackRest', files: ['/usr/bin/pgbackrest'], debian: 'pgbackrest' },
];

type Need = {
  readonly what: string;
  readonly files: readonly string[];
  readonly debian: string;
};

const missingOf = (needed: readonly Need[]) =>
  needed.filter(({ files }) => !files.some((file) => existsSync(file)));

async function install(missing: readonly Need[]): Promise<void> {
  console.log(`Installing ${missing.map(({ what }) => what).join(', ')} from Debian…`);
  const packages = missing.map(({ debian }) => debian);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}

const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs what the cluster's test needs, as root on Debian. Gives why it is left out; null when all is there. */
export async function ensureClusterPackages(): Promise<string | null> {
  if (process.platform !== 'linux') return 'it needs Linux';
  return ensureDebianPackages(NEEDED_BY_CLUSTER);
}

/** Installs what the tests of the whole service need, as root on Debian. Gives what is missing; null when all is there. */
export async function ensureServicePackages(): Promise<string | null> {
  await ensureSystemPackages();
  return ensureDebianPackages(NEEDED_BY_SERVICE);
}

async function ensureDebianPackages(needed: readonly Need[]): Promise<string | null> {
  const missing = missingOf(needed);
  if (missing.length === 0) return null;
  const packages = missing.map(({ debian }) => debian).join(' ');
  if (!canInstall()) return `these packages of Debian are not installed: ${packages}`;
  await install(missing);
  const left = missingOf(needed);
  return left.length === 0
    ? null
    : `Debian has not brought ${left.map(({ what }) => what).join(', ')}`;
}

/**
 * Installs what the tests need and is missing: Debian's packages if this is Debian and we are root. Otherwise throws
 * with the one command that does it.
 */
export async function ensureSystemPackages(): Promise<void> {
  const isDebian = existsSync('/usr/bin/apt-get');
  const needed = isDebian ? [...NEEDED, ...NEEDED_ON_DEBIAN] : NEEDED;
  const missing = missingOf(needed);
  if (missing.length === 0) return;
  if (canInstall()) return install(missing);
  const packages = missing.map(({ debian }) => debian);
  const what = missing.map((need) => need.what).join(', ');
  throw new Error(
    `The tests need ${what}. On Debian: sudo apt-get install --no-install-recommends ${packages.join(' ')}\n` +
      'Elsewhere install them by your own means; Chromium comes with: npx playwright install chromium',
  );
}
