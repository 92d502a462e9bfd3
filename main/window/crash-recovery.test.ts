import { beforeEach, expect, test } from 'vitest';
import { MAX_RELOADS, FALLBACK_MS, WITHIN_MS, crashRecovery } from '#main/window/crash-recovery.ts';

let done: string[];
let clock: number;
let waiting: { at: number; act: () => void }[];
beforeEach(() => {
  done = [];
  clock = 0;
  waiting = [];
});

const recovery = () => {
  const recover = crashRecovery({
    now: () => clock,
    later: (milliseconds, act) => waiting.push({ at: clock + milliseconds, act }),
    log: () => {},
  });
  const page = {
    reload: () => done.push('reload'),
    startAfresh: () => done.push('start afresh'),
    showFallback: () => done.push('fallback'),
  };
  return (reason: string) => recover(page, reason);
};

function pass(milliseconds: number): void {
  clock += milliseconds;
  const due = waiting.filter(({ at }) => at <= clock);
  waiting = waiting.filter(({ at }) => at > clock);
  due.forEach(({ act }) => act());
}

test('the portal is reloaded immediately, three times in a minute', () => {
  const crashed = recovery();
  for (let time = 0; time < MAX_RELOADS; time += 1) {
    crashed('crashed');
    pass(1000);
  }
  expect(done).toEqual(['reload', 'reload', 'reload']);
});

test('the fourth time a fallback page is shown, and the portal returns by itself', () => {
  const crashed = recovery();
  for (let time = 0; time < 4; time += 1) crashed('crashed');
  expect(done.slice(3)).toEqual(['fallback']);
  pass(FALLBACK_MS - 1);
  expect(done.slice(3)).toEqual(['fallback']);
  pass(1);
  expect(done.slice(3)).toEqual(['fallback', 'start afresh']);
  crashed('crashed');
  expect(done.slice(5)).toEqual(['fallback']);
});

test('a fallback page that crashes too does not start a race', () => {
  const crashed = recovery();
  for (let time = 0; time < 9; time += 1) crashed('oom');
  expect(done.slice(3)).toEqual(['fallback']);
  expect(waiting).toHaveLength(1);
});

test('after crashes far apart the portal is always reloaded', () => {
  const crashed = recovery();
  for (let time = 0; time < 10; time += 1) {
    crashed('crashed');
    pass(WITHIN_MS / 2);
  }
  expect(new Set(done)).toEqual(new Set(['reload']));
});
