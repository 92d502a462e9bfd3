import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildIfStale } from '#scripts/freshness.ts';
import { maskNumber } from '#scripts/phone-codes.ts';
import { CHECKOUT } from '#scripts/places.ts';
import { freePort, portFrom, requireFree } from '#scripts/ports.ts';

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

it('a number is masked but for its last four digits', () => {
  expect(maskNumber('+919876543210')).toBe('+91 ••••••3210');
});

describe('a build', () => {
  let folder = '';
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('runs once, and again only when a source changed', async () => {
    folder = await mkdtemp(join(CHECKOUT, 'out-freshness-'));
    const source = folder.slice(CHECKOUT.length);
    const stamp = join(tmpdir(), `${source}.stamp`);
    let builds = 0;
    const build = () =>
      buildIfStale(stamp, [source], async () => {
        builds += 1;
      });
    await writeFile(join(folder, 'page.ts'), 'one');
    expect(await build()).toBe('built');
    expect(await build()).toBe('fresh');
    await writeFile(join(folder, 'page.test.ts'), 'a test');
    expect(await build()).toBe('fresh');
    await writeFile(join(folder, 'page.ts'), 'two');
    expect(await build()).toBe('built');
    expect(builds).toBe(2);
    await rm(stamp);
  });
});

describe('npm start', () => {
  it('ends with the name of the variable when a port is taken', async () => {
    const other = createServer();
    const number = await freePort();
    await new Promise<void>((resolve) => {
      other.listen(number, '127.0.0.1', () => resolve());
    });
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: CHECKOUT,
      env: { ...process.env, GATEWAY_PORT: String(number), PORTAL_PORT: String(await freePort()) },
    });
    let said = '';
    child.stderr.on('data', (part) => {
      said += String(part);
    });
    const code = await new Promise((resolve) => {
      child.on('close', resolve);
    });
    other.close();
    expect(code).toBe(1);
    expect(said).toContain('GATEWAY_PORT');
  });
});
