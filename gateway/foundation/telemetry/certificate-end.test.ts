import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/days.ts';
import { certificateEnd } from '#gateway/foundation/telemetry/certificate-end.ts';
import type { TlsServer } from '#gateway/testing/servers/tls-server.ts';
import { startTlsServer } from '#gateway/testing/servers/tls-server.ts';

const A_MINUTE = 60 * 1000;
const AN_HOUR = 60 * A_MINUTE;

describe("the end of the portal's certificate", () => {
  let portal: TlsServer;
  beforeAll(async () => {
    portal = await startTlsServer(30);
  });
  afterAll(() => portal.stop());

  it('is read from what the portal shows, whoever signed it, and once an hour', async () => {
    let now = 0;
    const end = certificateEnd(portal.url, () => now);
    const daysLeft = ((await end()) * 1000 - Date.now()) / DAY_MS;
    expect(daysLeft).toBeGreaterThan(29);
    expect(daysLeft).toBeLessThanOrEqual(30);
    now += AN_HOUR - 1;
    await end();
    expect(portal.connections()).toBe(1);
    now += 1;
    await end();
    expect(portal.connections()).toBe(2);
  });

  it('is not known while the portal is away, which is asked again after a minute', async () => {
    let now = 0;
    const other = await startTlsServer(30);
    await other.stop();
    const end = certificateEnd(other.url, () => now);
    const first = end();
    await expect(first).rejects.toThrow('ECONNREFUSED');
    expect(end()).toBe(first);
    now += A_MINUTE;
    const second = end();
    expect(second).not.toBe(first);
    await expect(second).rejects.toThrow('ECONNREFUSED');
  });
});
