import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DebianRoot } from '#tests/service/debian-root.ts';
import { startOf, variablesIn } from '#tests/service/unit-file.ts';

export type RunningUnit = Awaited<ReturnType<typeof startUnit>>;

/**
 * Starts a program by its unit's own lines, with the credentials, the folders and the account that systemd would give it.
 * `text` is the unit, `instance` what stands after the @.
 */
export async function startUnit(system: DebianRoot, name: string, text: string, instance: string) {
  const place = `/run/credentials/${name}`;
  const unit = startOf(text, instance, place);
  const [uid = 0, gid = 0] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number(await system.run('id', flag, unit.user))),
  );
  const own = async (path: string, mode: number) => {
    await chown(system.at(path), uid, gid);
    await chmod(system.at(path), mode);
  };
  await rm(system.at(place), { recursive: true, force: true });
  await mkdir(system.at(place), { recursive: true });
  for (const { name: credential, file, otherwise } of unit.credentials) {
    const secret = await readFile(system.at(file), 'utf8').catch((error: unknown) => {
      if (otherwise === null) throw error;
      return otherwise;
    });
    const copy = join(place, credential);
    await writeFile(system.at(copy), secret);
    await own(copy, 0o400);
  }
  await own(place, 0o500);
  for (const folder of unit.stateFolders) {
    await mkdir(system.at(folder), { recursive: true });
    await own(folder, 0o700);
  }
  const files = await Promise.all(
    unit.environmentFiles.map(async (file) => variablesIn(await readFile(system.at(file), 'utf8'))),
  );
  const child = system.start(
    [
      'setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      '--inh-caps=-all',
      '--bounding-set=-all',
      '--no-new-privs',
      '--',
      ...unit.command,
    ],
    // As systemd has it, what a file says comes after what the unit says.
    Object.assign({ CREDENTIALS_DIRECTORY: place }, unit.environment, ...files),
  );
  const lines: string[] = [];
  let problems = '';
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  child.stderr.on('data', (part) => (problems += String(part)));
  const ended = once(child, 'close').then(() => child.exitCode);
  return {
    lines,
    problems: () => problems,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
