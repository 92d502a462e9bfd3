import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { freePort, portFrom, requireFree } from '#scripts/lib/ports.ts';

describe('the ports of the portal', () => {
  it('are taken from the environment, or are the standard ones', () => {
    expect(portFrom({}, 'the gateway', 'GATEWAY_PORT', 8787).number).toBe(8787);
    expect(portFrom({ GATEWAY_PORT: '9000' }, 'the gateway', 'GATEWAY_PORT', 8787).number).toBe(
      9000,
    );
  });

  it('are refused with the variable’s name when they are no ports', () => {
    expect(() => portFrom({ GATEWAY_PORT: 'x' }, 'the gateway', 'GATEWAY_PORT', 8787)).toThrow(
      'GATEWAY_PORT',
    );
  });

  it('name the variable that moves them when they are taken', async () => {
    const other = createServer();
    const number = await freePort();
    await new Promise<void>((resolve) => {
      other.listen(number, '127.0.0.1', () => resolve());
    });
    await expect(
      requireFree({ what: 'the web site', variable: 'PORTAL_PORT', number }),
    ).rejects.toThrow(`Port ${number}, for the web site, is taken`);
    await expect(
      requireFree({ what: 'the web site', variable: 'PORTAL_PORT', number }),
    ).rejects.toThrow('PORTAL_PORT');
    other.close();
  });
});
