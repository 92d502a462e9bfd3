/** PostgreSQL's own programs for backups, found by PATH. The address reaches them by their environment: others may read arguments. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';

const BY_QUERY = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
} as const;

/** How PostgreSQL's programs read a connection string from the environment. */
export function postgresEnvironment(url: string): Readonly<Record<string, string>> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const found: Record<string, string> = {
    PGHOST: decodeURIComponent(hostname).replaceAll(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  for (const [name, variable] of Object.entries(BY_QUERY)) {
    found[variable] = searchParams.get(name) ?? found[variable] ?? '';
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

function launch(url: string, program: 'pg_dump' | 'pg_restore', args: readonly string[]) {
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...postgresEnvironment(url) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => (said = `${said}${String(part)}`.slice(0, 4000)));
  const ended = once(child, 'close').then(
    () => (child.exitCode === 0 ? null : (said.split('\n')[0] ?? '')),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  /** Throws unless the program has ended well. */
  const end = async () => {
    const problem = await ended;
    if (problem !== null) throw new BackupUnusable(`${program} failed: ${problem}`);
  };
  return { child, end };
}

/** The archive that pg_dump writes, of what a snapshot sees. Throws at its end when pg_dump failed. */
export async function* dump(url: string, snapshot: string): AsyncGenerator<Buffer> {
  const { child, end } = launch(url, 'pg_dump', [
    '--format=custom',
    `--snapshot=${snapshot}`,
    '--no-owner',
    '--no-privileges',
    // What nobody may use again once it is restored.
    '--exclude-table-data=sessions',
    '--exclude-table-data=provider_sessions',
    '--exclude-table-data=provider_sign_ins',
    '--exclude-table-data=email_codes',
    '--exclude-table-data=new_passwords',
  ]);
  child.stdin.end();
  try {
    for await (const part of child.stdout) if (Buffer.isBuffer(part)) yield part;
    await end();
  } finally {
    child.kill();
  }
}

async function feed(
  url: string,
  args: readonly string[],
  archive: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { child, end } = launch(url, 'pg_restore', args);
  child.stdout.resume();
  let problem: unknown = null;
  await pipeline(archive, child.stdin).catch((error: unknown) => {
    problem = error;
  });
  // Where the archive itself failed, that is what went wrong; else the program says why it stopped reading.
  if (problem instanceof BackupUnusable) child.kill();
  await end().catch((error: unknown) => {
    throw problem instanceof BackupUnusable ? problem : error;
  });
  if (problem instanceof BackupUnusable) throw problem;
}

/** Reads a whole archive, and throws `BackupUnusable` where that cannot be done. */
export const checkArchive = (archive: AsyncIterable<Uint8Array>): Promise<void> =>
  feed('postgres:///', ['--file=/dev/null'], archive);

/** Fills an empty database, all or nothing. */
export function fillDatabase(url: string, archive: AsyncIterable<Uint8Array>): Promise<void> {
  const database = postgresEnvironment(url)['PGDATABASE'] ?? '';
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  return feed(url, [...args, `--dbname=${database}`], archive);
}
