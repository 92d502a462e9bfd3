import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { freePort } from '#scripts/lib/ports.ts';

describe('npm start', () => {
  it('ends with the name of the variable when a port is taken', async () => {
    const other = createServer();
    const number = await freePort();
    await new Promise<void>((resolve) => {
      other.listen(number, '127.0.0.1', () => resolve());
    });
    const child = spawn(process.execPath, ['scripts/dev/start.ts'], {
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
