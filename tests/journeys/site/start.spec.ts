/** `npm start` as a newcomer meets it: everything answers, and everything ends together. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { freePort, requireFree } from '#scripts/lib/ports.ts';

const run = promisify(execFile);

async function start(command = `exec ${process.execPath} scripts/dev/start.ts`) {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-start-'));
  const ports = {
    portal: await freePort(),
    gateway: await freePort(),
    emulator: await freePort(),
    lenders: await freePort(),
  };
  const child = spawn('sh', ['-c', command], {
    env: {
      ...process.env,
      PORTAL_PORT: String(ports.portal),
      GATEWAY_PORT: String(ports.gateway),
      AUTH_EMULATOR_PORT: String(ports.emulator),
      SAMPLE_LENDER_PORT: String(ports.lenders),
      PORTAL_DATA_DIR: folder,
    },
  });
  let said = '';
  const hear = (part: unknown) => {
    said += String(part);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  await expect(() => expect(said).toContain('Ctrl-C')).toPass({ timeout: 60_000 });
  return { child, ports, folder, said: () => said };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });

async function partsOf(child: ChildProcess): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(child.pid)]);
  return stdout.trim().split('\n').map(Number);
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test.describe('npm start @web', () => {
  test('every part answers, codes are printed masked, and SIGTERM ends them all', async () => {
    const { child, ports, folder, said } = await start();
    const parts = await partsOf(child);
    expect(parts).toHaveLength(4);
    expect((await fetch(`http://127.0.0.1:${ports.portal}/`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${ports.gateway}/healthz`)).status).toBe(200);
    expect(said()).toContain(`http://127.0.0.1:${ports.portal}`);

    const emulator = `http://127.0.0.1:${ports.emulator}/identitytoolkit.googleapis.com/v1`;
    await fetch(`${emulator}/accounts:sendVerificationCode?key=any`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phoneNumber: '+919876543210' }),
    });
    await expect(() => expect(said()).toMatch(/•3210: \d{6}/)).toPass({ timeout: 10_000 });
    expect(said()).not.toContain('9876543210');

    const end = ended(child);
    child.kill('SIGTERM');
    expect(await end).toBe(0);
    expect(parts.filter(isRunning)).toEqual([]);
    await rm(folder, { recursive: true, maxRetries: 10 });
  });

  test('it ends when the shell that npm runs it in is killed', async () => {
    const { child, ports, folder } = await start(
      'node scripts/bootstrap.mjs scripts/dev/start.ts; true',
    );
    child.kill('SIGKILL');
    for (const port of Object.values(ports)) {
      await expect(() => requireFree({ what: '', variable: '', number: port })).toPass({
        timeout: 20_000,
      });
    }
    await rm(folder, { recursive: true, maxRetries: 10 });
  });

  // Which part it is makes no difference: scripts/dev/portal-parts.test.ts.
  test('when a part ends, the others end too', async () => {
    const { child, folder, said } = await start();
    const parts = await partsOf(child);
    const end = ended(child);
    process.kill(parts.at(-1) ?? 0, 'SIGKILL');
    expect(await end).toBe(1);
    expect(said()).toMatch(/ ended\. Stopping the rest…/);
    expect(parts.filter(isRunning)).toEqual([]);
    await rm(folder, { recursive: true, maxRetries: 10 });
  });
});
