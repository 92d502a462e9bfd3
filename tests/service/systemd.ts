import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { DebianRoot } from '#tests/service/debian-root.ts';
import { type RunningUnit, startUnit } from '#tests/service/running-unit.ts';

/** What a command ends with, and what it prints. */
type Outcome = { readonly code: number; readonly out: string };
const DONE: Outcome = { code: 0, out: '' };
/** As systemctl ends for a unit that is not there. */
const NO_SUCH_UNIT = 5;

const UNITS = '/lib/systemd/system';
/** Of PostgreSQL, in Debian 12. */
const VERSION = '15';

/** A program that asks this process what to do, by its name and words, with nothing but bash. */
const asking = (port: number) => `#!/bin/bash
exec 3<>/dev/tcp/127.0.0.1/${port} || exit 1
printf '%s\\n' "\${0##*/} $*" >&3
read -r status <&3
cat <&3
exit "$status"
`;

/**
 * Stands in for systemd, which must be process 1: `systemctl` starts and stops programs by their units' own lines. Debian's
 * own, PostgreSQL and nginx, by what their units call. `editor` is whoever edits a file, by its path.
 */
export async function startSystemd(
  system: DebianRoot,
  {
    inUnits,
    edit,
  }: {
    /** What a unit's text is in this Debian, whose ports are others'. */
    readonly inUnits: (text: string) => string;
    readonly edit: Readonly<Record<string, (text: string) => string>>;
  },
) {
  const running = new Map<string, RunningUnit>();
  const problems: string[] = [];
  const calls: string[] = [];
  let nginx: ReturnType<DebianRoot['start']> | null = null;

  async function start(name: string): Promise<Outcome> {
    if (name === 'postgresql.service') return postgresql('start');
    const [, template = name, instance = ''] = /^(.*@)([^.]*)\.service$/.exec(name) ?? [];
    const file = `${UNITS}/${instance === '' ? name : `${template}.service`}`;
    const text = await readFile(system.at(file), 'utf8').catch(() => null);
    if (text === null) return { code: NO_SUCH_UNIT, out: `Unit ${name} not found.\n` };
    if (name.endsWith('.timer')) return DONE;
    if (running.get(name)?.isRunning()) return DONE;
    const unit = await startUnit(system, name, inUnits(text), instance);
    if (/^Type=oneshot$/m.test(text)) {
      const code = await unit.ended;
      return { code: code === 0 ? 0 : 1, out: unit.problems() };
    }
    running.set(name, unit);
    return DONE;
  }
  async function stop(name: string): Promise<Outcome> {
    if (name === 'postgresql.service') return postgresql('stop');
    const unit = running.get(name);
    running.delete(name);
    const code = unit === undefined ? 0 : await unit.stop();
    if (code !== 0) problems.push(`${name} ended with ${code}: ${unit?.problems() ?? ''}`);
    return DONE;
  }
  async function postgresql(what: 'start' | 'stop'): Promise<Outcome> {
    await system.run('pg_ctlcluster', '--skip-systemctl-redirect', VERSION, 'main', what);
    return DONE;
  }
  async function reloadNginx(): Promise<Outcome> {
    if (nginx !== null) await system.run('nginx', '-s', 'reload');
    // Debian starts it when it is installed; here it starts with the first site that is ours.
    else nginx = system.start(['nginx', '-g', 'daemon off;']);
    return DONE;
  }

  async function systemctl(words: readonly string[]): Promise<Outcome> {
    const [what = '', ...named] = words.filter((word) => !word.startsWith('--'));
    if (what === 'daemon-reload') return DONE;
    const active = [...running].filter(([, unit]) => unit.isRunning()).map(([name]) => name);
    if (what === 'list-units') {
      const like = active.filter((name) => isLike(name, named[0] ?? ''));
      return { code: 0, out: like.map((name) => `${name} loaded active running\n`).join('') };
    }
    if (what === 'reload' && named[0] === 'nginx') return reloadNginx();
    // Likewise: what was not started here starts with the settings that it is to read.
    if (what === 'reload') return start(`${named[0]}.service`);
    const full = named.map((name) =>
      /\.(?:service|timer)$/.test(name) ? name : `${name}.service`,
    );
    const names = full.flatMap((name) =>
      name.includes('*') ? active.filter((each) => isLike(each, name)) : [name],
    );
    let outcome = DONE;
    for (const name of names) {
      if (['stop', 'disable', 'restart'].includes(what)) outcome = await stop(name);
      if (['start', 'enable', 'restart'].includes(what)) outcome = await start(name);
    }
    return outcome;
  }

  async function answer(line: string): Promise<Outcome> {
    calls.push(line);
    const [program, ...words] = line.split(' ');
    if (program !== 'editor') return systemctl(words);
    const [path = ''] = words;
    const change = edit[path];
    if (change === undefined) return { code: 1, out: `nobody edits ${path}\n` };
    await writeFile(system.at(path), change(await readFile(system.at(path), 'utf8')));
    return DONE;
  }
  const serve = (socket: Socket) => {
    createInterface({ input: socket }).once('line', (line) => {
      void answer(line)
        .catch((error: unknown) => ({ code: 1, out: `${String(error)}\n` }))
        .then(({ code, out }) => socket.end(`${code}\n${out}`));
    });
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  for (const program of ['systemctl', 'editor']) {
    await writeFile(system.at(`/usr/bin/${program}`), asking(port));
    await chmod(system.at(`/usr/bin/${program}`), 0o755);
  }
  // By this, packages know that systemd runs.
  await mkdir(system.at('/run/systemd/system'), { recursive: true });

  return {
    /** What it was asked to do, in order. */
    calls,
    /** What did not end as it should. */
    problems,
    unit: (name: string) => running.get(name) ?? null,
    async stop(): Promise<void> {
      for (const name of running.keys()) await stop(name);
      if (nginx !== null) {
        const ended = once(nginx, 'close');
        nginx.kill('SIGQUIT');
        await ended;
      }
      await postgresql('stop').catch(() => {});
      server.close();
    },
  };
}

const isLike = (name: string, pattern: string) => {
  const [start = '', end = ''] = pattern.split('*');
  return name.startsWith(start) && name.endsWith(end);
};
