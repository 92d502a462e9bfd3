import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '#domain/lending/catalogue/catalogue.ts';
import { exportCatalogue } from '#domain/lending/catalogue/catalogue.ts';
import { storedCatalogue } from '#gateway/lending/catalogue/published.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import { TEST_LENDER, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import { runCommand } from '#tests/processes/gateway-process.ts';

const { productId, lenderId, ...version } = TEST_PRODUCT;
const CATALOGUE: Catalogue = {
  lenders: [TEST_LENDER],
  products: [{ id: productId, lenderId, versions: [version] }],
};

describe('rinsetu catalogue', () => {
  let folder: string;
  let settings: Readonly<Record<string, string>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-catalogue-'));
    settings = { GATEWAY_DATA_DIR: join(folder, 'data') };
  });
  afterAll(() => rm(folder, { recursive: true }));

  const file = async (text: string) => {
    const path = join(folder, 'catalogue.json');
    await writeFile(path, text);
    return path;
  };
  const importFile = (...args: readonly string[]) => runCommand('catalogue import', settings, args);
  const exportAll = () => runCommand('catalogue export', settings);
  const published = async () => {
    const store = await openSqliteStore(join(folder, 'data'));
    const { products } = await storedCatalogue(store.records).published(store.records.db);
    await store.close();
    return products;
  };

  it('gives line, column and field of each fault, and imports nothing', async () => {
    const text = exportCatalogue(CATALOGUE).replace('"max": 36', '"max": 6');
    const path = await file(text);
    const line = text.split('\n').findIndex((each) => each.includes('"max": 6')) + 1;
    const { code, err } = await importFile(path);
    expect(code).toBe(1);
    expect(err).toContain(`${path}:${line}:`);
    expect(err).toContain('products.0.versions.0.tenure.max');
    expect(await published()).toStrictEqual([]);
  });

  it('imports a catalogue as drafts, the same one again without a change, and prints it', async () => {
    const path = await file(exportCatalogue(CATALOGUE));
    expect(await importFile(path)).toMatchObject({
      code: 0,
      out: '1 lenders; 1 versions as drafts, 0 were there before.\n',
    });
    expect(await published()).toStrictEqual([]);
    expect(await exportAll()).toMatchObject({ code: 0, out: exportCatalogue(CATALOGUE) });
  });

  it('publishes fictional lenders on request, and never real ones', async () => {
    const path = await file(exportCatalogue(CATALOGUE));
    expect(await importFile(path, '--publish-samples')).toMatchObject({ code: 0 });
    expect(await published()).toStrictEqual([TEST_PRODUCT]);
    expect(await importFile(path)).toMatchObject({
      out: '1 lenders; 0 versions as drafts, 1 were there before.\n',
    });
    const real = {
      lenders: [{ ...TEST_LENDER, id: 'real', isSample: false }],
      products: [{ id: 'real-loan', lenderId: 'real', versions: [version] }],
    };
    const refused = await importFile(await file(exportCatalogue(real)), '--publish-samples');
    expect(refused).toMatchObject({ code: 1 });
    expect(await published()).toStrictEqual([TEST_PRODUCT]);
  });

  it('refuses other terms for a version that was published, and the whole file with it', async () => {
    const other = { ...version, coolingOffDays: 9 };
    const changed = {
      lenders: [TEST_LENDER, { ...TEST_LENDER, id: 'another' }],
      products: [{ id: productId, lenderId, versions: [other] }],
    };
    const refused = await importFile(await file(exportCatalogue(changed)));
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toContain(`${productId}, version 1`);
    expect((await exportAll()).out).not.toContain('another');
  });

  it('says how it is used', async () => {
    expect(await importFile()).toMatchObject({ code: 2, out: '' });
    expect(await importFile(join(folder, 'nothing'))).toMatchObject({ code: 1 });
  });
});
