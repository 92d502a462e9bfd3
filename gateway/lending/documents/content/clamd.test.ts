import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clamdScanner, ScannerUnavailable } from '#gateway/lending/documents/content/clamd.ts';
import { scannerAddress } from '#gateway/foundation/configuration/scanner-address.ts';
import type { Clamd } from '#gateway/testing/servers/clamd.ts';
import { clamdLeftOut, HARMFUL_TEXT, startClamd } from '#gateway/testing/servers/clamd.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';

const MEBIBYTE = 1024 * 1024;

describe("the scanner's address", () => {
  it('is a host with a port, or the path of a socket', () => {
    expect(scannerAddress('/run/clamav/clamd.ctl')).toStrictEqual({
      path: '/run/clamav/clamd.ctl',
    });
    expect(scannerAddress('scanner.example:3310')).toStrictEqual({
      host: 'scanner.example',
      port: 3310,
    });
    expect(scannerAddress('[::1]:3310')).toStrictEqual({ host: '::1', port: 3310 });
    for (const wrong of [
      'scanner',
      'scanner:0',
      'scanner:70000',
      '::1:3310',
      'run/clamd.ctl',
      'a b:1',
    ]) {
      expect(scannerAddress(wrong), wrong).toBeNull();
    }
  });
});

describe.skipIf(clamdLeftOut !== null)(
  `the scanner${clamdLeftOut === null ? '' : ` (left out: ${clamdLeftOut})`}`,
  () => {
    let clamd: Clamd;
    beforeAll(async () => {
      clamd = await startClamd();
    });
    afterAll(() => clamd.stop());

    it('tells what is harmful from what is clean, up to the largest document', async () => {
      const scan = clamdScanner({ path: clamd.socket });
      expect(await scan(samplePdf())).toBe('clean');
      expect(await scan(samplePdf(5 * MEBIBYTE))).toBe('clean');
      expect(
        await scan(Buffer.concat([samplePdf(5 * MEBIBYTE - 100), Buffer.from(HARMFUL_TEXT)])),
      ).toBe('harmful');
    });

    it('gives no verdict on more than it takes', async () => {
      const scan = clamdScanner({ path: clamd.socket });
      await expect(scan(samplePdf(7 * MEBIBYTE))).rejects.toThrow(ScannerUnavailable);
    });
  },
);

describe('without a verdict', () => {
  const answering = async (answer: (socket: Socket) => void) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      answer(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    const scanned = clamdScanner({ host: '127.0.0.1', port: address.port })(samplePdf());
    return { scanned, close: () => server.close() };
  };

  it.each([
    ['an error', "stream: Can't allocate memory ERROR\0"],
    ['nothing', ''],
    ['half an answer', 'stream: O'],
    ['a clean bill for something else', 'stream: x FOUND\0stream: OK\0'],
    ['another protocol', 'HTTP/1.1 200 OK\r\n\r\n'],
  ])('nothing passes: %s', async (_, answer) => {
    const { scanned, close } = await answering((socket) => socket.end(answer));
    await expect(scanned).rejects.toThrow(ScannerUnavailable);
    close();
  });

  it('nothing passes: the connection breaks, or there is none', async () => {
    const { scanned, close } = await answering((socket) => socket.resetAndDestroy());
    await expect(scanned).rejects.toThrow(ScannerUnavailable);
    close();
    const away = clamdScanner({ path: '/nowhere/clamd.socket' });
    await expect(away(samplePdf())).rejects.toThrow(ScannerUnavailable);
  });
});

describe('a frozen scanner', () => {
  const SHORT = { verdict: 60_000, sign: 100, between: 20, rest: 300 };

  /** Answers as clamd does until it freezes: then it accepts connections and says nothing. */
  async function freezingScanner() {
    const state = { isFrozen: false, asked: 0 };
    const server = createServer((socket) => {
      state.asked += 1;
      socket.on('error', () => {});
      socket.on('data', (part) => {
        if (state.isFrozen) return;
        if (part.toString('latin1').startsWith('zPING')) socket.end('PONG\0');
        else if (!state.isFrozen && part.includes('clean')) socket.end('stream: OK\0');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    const scan = clamdScanner({ host: '127.0.0.1', port: address.port }, SHORT);
    return { state, scan, close: () => server.close() };
  }

  it('holds a scan only until it gives no sign of life, and then nobody', async () => {
    const { state, scan, close } = await freezingScanner();
    expect(await scan(Buffer.from('clean'))).toBe('clean');
    // It never answers this one, and freezes meanwhile.
    const held = scan(Buffer.from('for ever'));
    state.isFrozen = true;
    await expect(held).rejects.toThrow(ScannerUnavailable);
    const before = state.asked;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        expect(scan(Buffer.from('clean'))).rejects.toThrow(ScannerUnavailable),
      ),
    );
    expect(state.asked, 'nobody asks it for a while').toBe(before);
    state.isFrozen = false;
    await expect.poll(() => scan(Buffer.from('clean')).catch(() => 'away')).toBe('clean');
    close();
  });
});
