import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from '#gateway/command/command-names.ts';
import { COMMANDS } from '#gateway/command/commands.ts';
import { runRinsetu } from '#tests/processes/gateway-process.ts';

describe('rinsetu', () => {
  it.each([[], ['help'], ['--help'], ['-h']].map((words) => [words]))(
    'lists every command for %j',
    async (words) => {
      const { code, out, err } = await runRinsetu(words, {});
      expect([code, err]).toEqual([0, '']);
      for (const name of COMMAND_NAMES) expect(out).toContain(`rinsetu ${name} `);
    },
  );

  it('lists the commands of a group, which alone is not enough', async () => {
    const asked = await runRinsetu(['key', '--help'], {});
    expect(asked).toMatchObject({ code: 0, err: '' });
    expect(asked.out).toMatch(/^ {2}rinsetu key make .*\n {2}rinsetu key rotate .*\n$/);
    expect(await runRinsetu(['key'], {})).toEqual({ code: 2, out: '', err: asked.out });
  });

  it('says how a command is used, with its options', async () => {
    const { code, out } = await runRinsetu(['audit', 'verify', '--help'], {});
    expect(code).toBe(0);
    expect(out).toMatch(/^usage: rinsetu audit verify \[--public-key KEY\]/);
    expect(out).toMatch(/^ {2}--notes {2}\S/m);
  });

  it.each([
    [['mesages'], /^rinsetu has no command named "mesages"\. See rinsetu --help\.\n$/],
    [['key', 'mke'], /rinsetu key make/],
    [['messages', 'all'], /^usage: rinsetu messages\n$/],
    [['key', 'make'], /^usage: rinsetu key make FILE \[--add\]\n$/],
    [['retention', '--dry'], /^Unknown option '--dry'/],
  ])('ends with 2 and says why for %j', async (words, said) => {
    expect(await runRinsetu(words, {})).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(said),
    });
  });

  it('reads the settings before it opens anything', async () => {
    expect(await runRinsetu(['messages'], { GATEWAY_PORT: 'many' })).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^GATEWAY_PORT must be a whole number/),
    });
  });

  it.each(COMMAND_NAMES)('can load %s', async (name) => {
    expect(await COMMANDS[name]()).toMatchObject({ run: expect.any(Function) });
  });
});

describe('completion in bash', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-completion-'));
    await writeFile(join(folder, 'completion'), (await runRinsetu(['completion', 'bash'], {})).out);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    [['k'], ['key']],
    [
      ['key', ''],
      ['make', 'rotate'],
    ],
    [
      ['key', 'make', '--'],
      ['--add', '--help'],
    ],
    [['messages', '--'], ['--help']],
  ])('completes %j', async (words, expected) => {
    const asked = `. ${join(folder, 'completion')}
      COMP_WORDS=(rinsetu "$@"); COMP_CWORD=$#; _rinsetu; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', asked, 'bash', ...words]);
    expect([...new Set(stdout.trim().split('\n'))].toSorted()).toEqual(expected);
  });
});
