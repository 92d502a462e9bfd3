import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { openPdf } from '#gateway/lending/documents/content/open-pdf.ts';
import {
  encryptedPdf,
  readablePdf,
  samplePdf,
  swellingPdf,
} from '#gateway/testing/sample-files.ts';

describe('a PDF', () => {
  it('is readable with a page or more', async () => {
    expect(await openPdf(readablePdf(['one page']))).toBe('readable');
    expect(await openPdf(readablePdf(['one', 'two']))).toBe('readable');
    expect(await openPdf(samplePdf(5 * 1024 * 1024))).toBe('readable');
  });

  it('is not readable with a header alone, cut off early, or without pages', async () => {
    const whole = readablePdf(['one page']);
    const withoutPages = Buffer.from(
      whole.toString('latin1').replace(/\/Kids \[[^\]]*\] \/Count 1/, '/Kids [] /Count 0'),
      'latin1',
    );
    for (const sent of [
      Buffer.from('%PDF-'),
      Buffer.from('%PDF-1.7\n%%EOF\n'),
      whole.subarray(0, 60),
      withoutPages,
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1000, 0x55)]),
    ]) {
      expect(await openPdf(sent)).toBe('unreadable');
    }
  });

  it('is known to need a password', async () => {
    expect(await openPdf(encryptedPdf())).toBe('encrypted');
  });

  it('is given up when it takes too long, and the next one is opened', async () => {
    // Without its index, the whole file has to be read.
    const withoutIndex = Buffer.from(
      samplePdf(5 * 1024 * 1024)
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    );
    expect(await openPdf(withoutIndex, 1)).toBe('unreadable');
    expect(await openPdf(readablePdf(['one page']))).toBe('readable');
  });

  it('is given up when it unpacks to more than memory has room for', async () => {
    const swelling = swellingPdf(600);
    expect(swelling.byteLength).toBeLessThan(1024 * 1024);
    const before = process.memoryUsage.rss();
    let most = before;
    const look = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 5);
    expect(await openPdf(swelling)).toBe('unreadable');
    clearInterval(look);
    expect((most - before) / 1024 / 1024, 'MiB').toBeLessThan(500);
    expect(await openPdf(readablePdf(['one page']))).toBe('readable');
  });

  it('is opened by another thread when the one that waited has ended', async () => {
    const posting = vi.spyOn(Worker.prototype, 'postMessage');
    expect(await openPdf(readablePdf(['one page']))).toBe('readable');
    const threads = posting.mock.contexts.filter((thread) => thread instanceof Worker);
    posting.mockRestore();
    expect(threads).toHaveLength(1);
    await threads[0]?.terminate();
    expect(await openPdf(readablePdf(['one page']), 5000)).toBe('readable');
  });

  it('is opened beside others', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        openPdf(at % 2 === 0 ? readablePdf(['one page']) : Buffer.from('%PDF-')),
      ),
    );
    expect(all).toStrictEqual(
      Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? 'readable' : 'unreadable')),
    );
  });
});
