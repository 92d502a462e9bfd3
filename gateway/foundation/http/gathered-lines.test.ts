import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { gatheredLines } from '#gateway/foundation/http/gathered-lines.ts';
import { jsonLinesTo } from '#gateway/foundation/telemetry/log.ts';

function gathering() {
  const written: string[] = [];
  const due: (() => void)[] = [];
  const lines = gatheredLines({ write: (text) => written.push(text) }, (flush) => due.push(flush));
  return { written, due, lines };
}

const called = { route: '/livez', status: 200, ms: 1 };
const count = (texts: readonly string[]) => texts.join('').split('\n').length - 1;

it('writes the lines of many calls at once, each as soon as its time is up', () => {
  const { written, due, lines } = gathering();
  const log = jsonLinesTo(lines);
  for (let call = 0; call < 3; call += 1) log(called);
  expect(written).toStrictEqual([]);
  expect(due).toHaveLength(1);
  due[0]?.();
  expect([written.length, count(written)]).toStrictEqual([1, 3]);
  log(called);
  expect(due).toHaveLength(2);
});

it('does not gather without end', () => {
  const { written, lines } = gathering();
  const log = jsonLinesTo(lines);
  for (let call = 0; call < 1000; call += 1) log(called);
  expect(written.length).toBeGreaterThan(2);
  lines.flush();
  expect(count(written)).toBe(1000);
});

it.each([
  ['an event', { event: 'failure' }],
  ['a call that failed', { ...called, status: 503 }],
])('writes %s at once, after the lines before it', (_name, entry) => {
  const { written, lines } = gathering();
  const log = jsonLinesTo(lines);
  log(called);
  log(entry);
  expect(written).toHaveLength(1);
  expect(count(written)).toBe(2);
  expect(written[0]?.split('\n')[1]).toContain(Object.values(entry)[0]);
});

it('loses no line of a process that ends by an exception', () => {
  const program = `
    import { gatheredLines } from '#gateway/foundation/http/gathered-lines.ts';
    const lines = gatheredLines(process.stdout);
    process.on('exit', lines.flush);
    lines.write('the last call\\n', false);
    throw new Error('a bug');`;
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  expect([stdout, status]).toStrictEqual(['the last call\n', 1]);
});
