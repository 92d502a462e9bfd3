import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { documentName } from '#contract/printing.ts';
import { type SavePdfEffects, savePdf } from '#main/printing/save-pdf.ts';

function effects(changed: Partial<SavePdfEffects> = {}) {
  const written = new Map<string, string>();
  const all: SavePdfEffects = {
    printToPdf: async () => new TextEncoder().encode('%PDF'),
    choosePath: async (suggested) => `/chosen/${suggested}`,
    writeFile: async (path, bytes) => {
      written.set(path, new TextDecoder().decode(bytes));
    },
    ...changed,
  };
  return { written, all };
}

test('the page is saved where the person says', async () => {
  const { written, all } = effects();
  expect(await savePdf(all, 'EMI 200000')).toBe('saved');
  expect([...written]).toEqual([['/chosen/EMI 200000.pdf', '%PDF']]);
});

test('a person may change their mind', async () => {
  const { written, all } = effects({ choosePath: async () => null });
  expect(await savePdf(all, 'EMI')).toBe('cancelled');
  expect(written.size).toBe(0);
});

test.each<Partial<SavePdfEffects>>([
  { printToPdf: () => Promise.reject(new Error('crashed')) },
  { writeFile: () => Promise.reject(new Error('disk full')) },
])('what goes wrong is reported (case %#)', async (changed) => {
  expect(await savePdf(effects(changed).all, 'EMI')).toBe('failed');
});

test.each(['EMI calculation', 'ऋण योजना', 'plan_2-b'])('%j is a name for a file', (name) => {
  expect(z.safeParse(documentName, name).success).toBe(true);
});

test.each(['', '../up', 'a/b', String.raw`a\b`, '.hidden', 'a.exe', 'a:b', 'a\0b', 'x'.repeat(81)])(
  '%j is not',
  (name) => {
    expect(z.safeParse(documentName, name).success).toBe(false);
  },
);
