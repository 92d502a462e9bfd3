import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** What a file sets, each time that it does, as numbers. */
const numbersIn = async (path: string, setting: RegExp) =>
  [...(await readFile(path, 'utf8')).matchAll(setting)].map(([, seconds]) => Number(seconds));

// Otherwise one gateway is still put aside while the next one no longer takes calls.
it.each([
  ['deploy/nginx/portal.conf', 'deploy/systemd/rinsetu-gateway@.service'],
  ['deploy/cluster/gateways.conf', 'deploy/cluster/gateway.env'],
])('%s puts a gateway aside for less than the next one drains', async (nginx, settings) => {
  const aside = await numbersIn(nginx, /fail_timeout=(\d+)s/g);
  const draining = await numbersIn(settings, /GATEWAY_DRAIN_SECONDS=(\d+)/g);
  expect(aside.length).toBeGreaterThan(1);
  expect(draining).toHaveLength(1);
  // nginx counts whole seconds, the last one included.
  expect(Math.max(...aside) + 1).toBeLessThan(Math.min(...draining));
});
