import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, vi } from 'vitest';
import type { DebianRoot } from '#tests/service/debian-root.ts';
import { startOf, variablesIn } from '#tests/service/unit-file.ts';

const UNIT = '/lib/systemd/system/rinsetu-gateway@.service';
const PATIENCE = { timeout: 60_000, interval: 50 };

/** Starts a gateway by its unit's own lines, with the credentials and the account that systemd would give it. */
export async function startUnit(system: DebianRoot, instance: string) {
  const place = `/run/credentials/rinsetu-gateway@${instance}.service`;
  const unit = startOf(await readFile(system.at(UNIT), 'utf8'), instance, place);
  const [uid = 0, gid = 0] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number(await system.run('id', flag, unit.user))),
  );
  await rm(system.at(place), { recursive: true, force: true });
  await mkdir(system.at(place), { recursive: true });
  for (const { name, file, otherwise } of unit.credentials) {
    const text = await readFile(system.at(file), 'utf8').catch((error: unknown) => {
      if (otherwise === null) throw error;
      return otherwise;
    });
    const copy = system.at(join(place, name));
    await writeFile(copy, text);
    await chmod(copy, 0o400);
    await chown(copy, uid, gid);
  }
  await chown(system.at(place), uid, gid);
  await chmod(system.at(place), 0o500);
  const files = await Promise.all(
    unit.environmentFiles.map(async (file) => variablesIn(await readFile(system.at(file), 'utf8'))),
  );
  const account = [`--reuid=${unit.user}`, `--regid=${unit.user}`, '--init-groups'];
  const child = system.start(
    [
      'setpriv',
      ...account,
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
  const url = `http://127.0.0.1:${instance}`;
  await Promise.race([
    vi.waitFor(
      async () => expect((await fetch(`${url}/readyz`).catch(() => null))?.status).toBe(200),
      PATIENCE,
    ),
    ended.then((code) => {
      throw new Error(`rinsetu-gateway@${instance} ended with ${code}: ${problems}`);
    }),
  ]);
  return {
    url,
    lines,
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
