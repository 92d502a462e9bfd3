import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pnpmScript } from '#scripts/install-packages.mjs';
import { CHECKOUT } from '#scripts/lib/places.ts';

const run = promisify(execFile);

/** What stands for the release before until the first tag is made. */
const BEFORE_THE_FIRST_TAG = 'e94dab42';
const NEEDED = ['package.json', 'domain', 'contract', 'gateway', 'resources'];
/** What names its packages: pnpm's files, and npm's of the releases before. */
const LOCKS = {
  pnpm: ['pnpm-lock.yaml', 'pnpm-workspace.yaml'],
  npm: ['package-lock.json'],
} as const;

const git = async (...args: readonly string[]) =>
  (await run('git', ['-C', CHECKOUT, ...args])).stdout.trim();

async function revision(): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^').catch(
    () => '',
  );
  return tag === '' ? BEFORE_THE_FIRST_TAG : tag;
}

/** Why the release before cannot be had; null if it can. */
export async function previousReleaseLeftOut(): Promise<string | null> {
  const wanted = await revision().catch(() => null);
  if (wanted === null) return 'there is no git';
  return (await exists(wanted, '')) ? null : `this clone does not have ${wanted}`;
}

export type PreviousRelease = {
  readonly revision: string;
  /** Its gateway, to be run by Node. */
  readonly program: string;
  /** Whether it asks what is noted of a newer schema; those from before decision 35 do not. */
  readonly asksForNotes: boolean;
  readonly remove: () => Promise<void>;
};

const exists = (wanted: string, file: string): Promise<boolean> =>
  git('cat-file', '-e', `${wanted}:${file}`).then(
    () => true,
    () => false,
  );

const install = {
  pnpm: async (cwd: string) => {
    const args = ['install', '--frozen-lockfile', '--prod', '--prefer-offline'];
    await run(process.execPath, [await pnpmScript(), ...args], { cwd });
  },
  npm: async (cwd: string) => {
    // Not `npm ci`, which refuses lock files that lack what other systems need.
    const args = ['install', '--no-save', '--omit=dev', '--ignore-scripts', '--no-audit'];
    await run('npm', [...args, '--no-fund'], { cwd });
  },
};

/** Where it is, and where it was before the gateway had floors (decision 42). */
const STATE_OF_SCHEMA = [
  'gateway/foundation/store/schema-state.ts',
  'gateway/store/schema-state.ts',
];

/** The sources of the release before in a folder of their own, with the packages of its own lock file. */
export async function previousRelease(): Promise<PreviousRelease> {
  const wanted = await revision();
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-previous-'));
  const folder = join(home, 'checkout');
  await mkdir(folder);
  const archive = join(home, 'sources.tar');
  const installer = (await exists(wanted, LOCKS.pnpm[0])) ? 'pnpm' : 'npm';
  await git('archive', '--output', archive, wanted, ...NEEDED, ...LOCKS[installer]);
  await run('tar', ['-xf', archive, '-C', folder]);
  await install[installer](folder);
  return {
    revision: wanted,
    program: join(folder, 'gateway/index.ts'),
    asksForNotes: STATE_OF_SCHEMA.some((file) => existsSync(join(folder, file))),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
