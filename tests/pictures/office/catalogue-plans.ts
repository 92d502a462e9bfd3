/** Versions of a product, imports of many, and a borrower to try them on. */
import type { Page } from 'playwright/test';
import {
  catalogueNow,
  importProducts,
  monthOfMatches,
  productVersions,
} from '#contract/operators/catalogue.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { csvOf } from '#domain/csv.ts';
import { parseCsv } from '#domain/csv-reading.ts';
import { paise } from '#domain/money/money.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { changed, cut, held, refused, says } from '#tests/pictures/office/answers.ts';
import { DAY, dialogOf, type Look, NOW, press, send } from '#tests/pictures/office/look.ts';
import { PRODUCT_ID } from '#tests/walk/made-up-loan.ts';

const VERSIONS_OF = `versions=${PRODUCT_ID}`;

/** Four versions, one in each state that it can be in once it was proposed. */
const manyVersions = changed(productVersions, ({ lender, versions }) => {
  const [first] = versions;
  if (first === undefined) throw new Error('there is no version');
  const { product } = first;
  const approved = { approvedBy: 'Meera Nair', approvedAt: NOW - 40 * DAY };
  const proposed = { proposedBy: 'Asha Verma', proposedAt: NOW - 41 * DAY };
  const nobody = { approvedBy: null, approvedAt: null, countsFrom: null, countsUntil: null };
  const shown: ReplyOf<typeof productVersions>['versions'] = [
    {
      ...proposed,
      ...nobody,
      state: 'PROPOSED',
      product: {
        ...product,
        version: 4,
        rate: { kind: 'reducing', percent: 17.25 },
        coolingOffDays: 5,
      },
    },
    {
      ...proposed,
      ...approved,
      state: 'PLANNED',
      countsFrom: NOW + 4 * DAY,
      countsUntil: null,
      product: { ...product, version: 3, rate: { kind: 'reducing', percent: 18 } },
    },
    {
      ...proposed,
      ...approved,
      approvedBy: '',
      state: 'PUBLISHED',
      countsFrom: NOW - 40 * DAY,
      countsUntil: null,
      product: { ...product, version: 2 },
    },
    {
      ...proposed,
      ...nobody,
      proposedBy: null,
      state: 'RETIRED',
      countsUntil: NOW - 40 * DAY,
      product: { ...product, version: 1 },
    },
  ];
  return { lender, isLastPage: false, versions: shown };
});

export const VERSIONS: readonly Look[] = [
  { name: 'versions', place: VERSIONS_OF, answers: [manyVersions] },
  { name: 'versions-one', place: VERSIONS_OF },
  {
    name: 'versions-whole',
    place: `${VERSIONS_OF}?2-4`,
    answers: [manyVersions],
    open: async (page, t) =>
      page.getByRole('checkbox', { name: t('versions.compare.whole') }).check(),
  },
  { name: 'versions-same', place: `${VERSIONS_OF}?2-2`, answers: [manyVersions] },
  { name: 'versions-failed', place: VERSIONS_OF, answers: [cut(productVersions)] },
  { name: 'versions-unknown', place: 'versions=there-is-none' },
  {
    name: 'versions-awaited',
    place: VERSIONS_OF,
    answers: [held(productVersions)],
    isAwaiting: true,
  },
];

type T = Translator['t'];

/** Takes the export, changes some cells of its first product, and chooses the file. */
async function chooseChanged(
  page: Page,
  t: T,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const downloading = page.waitForEvent('download');
  await press(page, t('catalogueImport.take'));
  const chunks: Buffer[] = [];
  for await (const chunk of await (await downloading).createReadStream()) {
    chunks.push(Buffer.from(chunk));
  }
  const read = parseCsv(Buffer.concat(chunks).toString('utf8'));
  const [head = [], first = [], ...rest] = read.ok ? read.rows.map(({ cells }) => cells) : [];
  const cellsOf = (row: readonly string[], others: Readonly<Record<string, string>>) =>
    row.map((cell, index) => others[head[index] ?? ''] ?? cell);
  const fresh = cellsOf(first, { product_id: 'another-loan', version: '' });
  await chooseFile(page, csvOf([head, cellsOf(first, changes), fresh, ...rest]));
}

const chooseFile = (page: Page, content: string) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

const GOOD = { cooling_off_days: '9', rate_percent: '17.5' };

export const IMPORT: readonly Look[] = [
  { name: 'import', place: 'import' },
  { name: 'import-failed', place: 'import', answers: [cut(catalogueNow)] },
  { name: 'import-awaited', place: 'import', answers: [held(catalogueNow)], isAwaiting: true },
  {
    name: 'import-faults',
    place: 'import',
    open: (page, t) =>
      chooseChanged(page, t, {
        cooling_off_days: 'many',
        rate_kind: 'floating',
        amount_max: '10',
        version: '77',
      }),
  },
  {
    name: 'import-no-csv',
    place: 'import',
    open: (page) => chooseFile(page, 'product_id\n"abc'),
  },
  { name: 'import-preview', place: 'import', open: (page, t) => chooseChanged(page, t, GOOD) },
  {
    name: 'import-propose',
    place: 'import',
    open: async (page, t) => {
      await chooseChanged(page, t, GOOD);
      await press(page, t('catalogueImport.propose', { count: 2 }));
      await dialogOf(page).waitFor();
    },
  },
  {
    name: 'import-stale',
    place: 'import',
    answers: [
      refused(importProducts, 409, {
        code: 'products-changed',
        current: { products: [PRODUCT_ID] },
      }),
    ],
    open: async (page, t) => {
      await chooseChanged(page, t, GOOD);
      await press(page, t('catalogueImport.propose', { count: 2 }));
      await dialogOf(page).waitFor();
      await send(dialogOf(page));
      await dialogOf(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'import-done',
    place: 'import',
    answers: [
      says(importProducts, {
        proposed: [{ productId: PRODUCT_ID, version: 2, state: 'PROPOSED' }],
      }),
    ],
    open: async (page, t) => {
      await chooseChanged(page, t, GOOD);
      await press(page, t('catalogueImport.propose', { count: 2 }));
      await dialogOf(page).waitFor();
      await send(dialogOf(page));
      await page.getByText(t('catalogueImport.done', { count: 1 })).waitFor();
    },
  },
];

/** The first two products have drafts: one is stricter, one is cheaper. */
const waiting = changed(catalogueNow, ({ lenders, products }) => ({
  lenders,
  products: products.map((each, index) => {
    const { offered } = each;
    if (offered === null || index > 1) return { ...each, waiting: [] };
    const version = offered.version + 1;
    const product =
      index === 0
        ? {
            ...offered,
            version,
            eligibility: { ...offered.eligibility, minMonthlyIncome: paise(90_000_00) },
          }
        : { ...offered, version, fees: [] };
    return { ...each, waiting: [{ product, state: 'DRAFT' as const, startsOn: null }] };
  }),
}));
const nothingWaits = changed(catalogueNow, ({ lenders, products }) => ({
  lenders,
  products: products.map((each) => ({ ...each, waiting: [] })),
}));

const COUNTS: NonNullable<ReplyOf<typeof monthOfMatches>['counts']> = {
  asked: 385,
  isCut: false,
  any: { now: 330, later: 295, gained: 'few', lost: 40 },
  products: [
    {
      productId: PRODUCT_ID,
      now: 210,
      later: 120,
      gained: 'few',
      lost: 90,
      lostBecause: [
        { rule: 'monthly-income', count: 85 },
        { rule: 'instalment-share', count: 10 },
      ],
    },
  ],
};
const MONTH: ReplyOf<typeof monthOfMatches> = {
  days: { from: '2026-10-29', to: '2026-11-27' },
  counts: COUNTS,
};

export const TRIAL: readonly Look[] = [
  { name: 'trial', place: 'trial', answers: [waiting, says(monthOfMatches, MONTH)] },
  {
    name: 'trial-everything',
    place: 'trial',
    answers: [waiting, says(monthOfMatches, { ...MONTH, counts: { ...COUNTS, isCut: true } })],
    open: async (page, t) => {
      await page.getByRole('checkbox', { name: t('trial.onlyDifferent') }).uncheck();
      await page.getByRole('textbox').first().fill('');
      await page.getByRole('textbox').first().fill('500');
    },
  },
  {
    name: 'trial-no-month',
    place: 'trial',
    answers: [waiting, says(monthOfMatches, { ...MONTH, counts: null })],
  },
  { name: 'trial-nothing-waits', place: 'trial', answers: [nothingWaits] },
  { name: 'trial-failed', place: 'trial', answers: [cut(catalogueNow)] },
  { name: 'trial-month-failed', place: 'trial', answers: [waiting, cut(monthOfMatches)] },
  { name: 'trial-awaited', place: 'trial', answers: [held(catalogueNow)], isAwaiting: true },
];
