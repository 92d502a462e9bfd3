import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productFacts } from '#renderer/content/brand/product-facts.ts';
import { brand as english } from '#renderer/content/brand/words/en.ts';
import { readBrand } from '#scripts/brand/read-brand.ts';

describe('the brand of a deployment', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-brand-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const read = async (settings: object) => {
    const file = join(folder, 'brand.json');
    await writeFile(file, JSON.stringify(settings));
    return readBrand(file);
  };

  it('is the product’s in what it leaves open', async () => {
    const brand = await read({ phone: '+91 (20) 4000-1234' });
    expect(brand).toMatchObject({
      ok: true,
      value: {
        logo: null,
        leftOpen: expect.arrayContaining(['name', 'colours']),
        brand: {
          facts: { ...productFacts, isPlaceholder: false },
          words: {
            en: { ...english, phone: { text: '+91 (20) 4000-1234', href: 'tel:+912040001234' } },
          },
        },
      },
    });
  });

  it('has its officer’s hours from the service, unless they are others', async () => {
    const hours = 'Monday to Friday';
    const one = await read({ hours });
    expect(one.ok && one.value.brand.words.hi?.grievanceOfficer.hours).toBe(hours);
    const other = await read({ hours, grievanceOfficer: { hours: 'Tuesdays' } });
    expect(other.ok && other.value.brand.words.hi?.grievanceOfficer.hours).toBe('Tuesdays');
  });

  it('is found by a search for its office in every language, and by the PIN codes nearby', async () => {
    const brand = await read({
      headOffice: {
        city: { en: 'Pune', hi: 'पुणे' },
        state: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
        pinCode: '411001',
        latitude: 18.52,
        longitude: 73.86,
      },
    });
    expect(brand.ok && brand.value.brand.words.hi?.headquarters).toMatchObject({
      city: 'पुणे',
      pinAreas: ['411'],
      places: ['Pune', 'पुणे', 'Maharashtra', 'महाराष्ट्र'],
    });
  });

  it('is refused with colours that cannot be read, and the contrast that they would have', async () => {
    expect(await read({ colours: { primary: '#f59e0b' } })).toEqual({
      ok: false,
      failure: [
        expect.stringMatching(
          /^colours\.primary: text in #f59e0b on #[\da-f]{6} \(light colours\) would have a contrast of 1\.9\d:1, and needs 4\.5:1: choose a darker colour$/,
        ),
      ],
    });
  });

  it('is refused without the logo that it names, or with another kind of file', async () => {
    expect(await read({ logo: 'absent.svg' })).toMatchObject({
      failure: [expect.stringMatching(/^logo: .*absent\.svg cannot be read$/)],
    });
    await writeFile(join(folder, 'logo.svg'), '<svg><script/></svg>');
    expect(await read({ logo: 'logo.svg' })).toMatchObject({
      failure: [expect.stringMatching(/^logo: has <script>/)],
    });
  });

  it('is refused where its file cannot be read', async () => {
    expect(await readBrand(join(folder, 'absent.json'))).toEqual({
      ok: false,
      failure: ['cannot be read'],
    });
  });
});
