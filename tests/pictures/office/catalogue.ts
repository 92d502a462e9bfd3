/** Products: their list, and a version in each state. */
import {
  allProducts,
  decideProduct,
  draftProduct,
  productImpact,
  proposeProduct,
} from '#contract/operators/catalogue.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { type Answer, changed, cut, held, refused, says } from '#tests/pictures/office/answers.ts';
import { dialogOf, type Look, press, seeAlert, send } from '#tests/pictures/office/look.ts';
import { PRODUCT_ID } from '#tests/walk/made-up-loan.ts';

type Impact = ReplyOf<typeof productImpact>;

const STATES = ['PUBLISHED', 'DRAFT', 'PROPOSED', 'PLANNED'] as const;

const inEveryState = changed(allProducts, ({ products, isLastPage }) => ({
  products: products.map((one, index) => ({ ...one, state: STATES[index % 4] ?? 'DRAFT' })),
  isLastPage,
}));

const NOBODY: Pick<Impact, 'drafts' | 'kept'> = { drafts: { all: 0, chosen: 0 }, kept: [] };
const MANY: Pick<Impact, 'drafts' | 'kept'> = {
  drafts: { all: 14, chosen: 3 },
  kept: [
    { state: 'SUBMITTED', version: 1, count: 4 },
    { state: 'WITH_LENDER', version: 1, count: 11 },
  ],
};

const FIRST = { productId: PRODUCT_ID, version: 1 };

/** The second version of a product, of which the first is published. */
const NEW_RATE = { rate: { kind: 'reducing', percent: 18.25 } } as const;

const second = (changes: Partial<Impact>): Answer =>
  changed(
    productImpact,
    (first) => ({
      ...first,
      ...MANY,
      published: first.product,
      newestVersion: 2,
      ...changes,
      product: {
        ...first.product,
        version: 2,
        ...(changes.state === 'DRAFT' ? {} : NEW_RATE),
      },
    }),
    FIRST,
  );
const draft = second({ state: 'DRAFT', isMine: true });
const theirs = second({ state: 'PROPOSED', isMine: false });
const SECOND = `product=${PRODUCT_ID}.2`;

/** A day that is still to come. */
const LATER: Pick<Impact, 'startsOn' | 'planned'> = {
  startsOn: '2099-04-01',
  planned: [{ version: 3, startsOn: '2099-07-01' }],
};

export const CATALOGUE: readonly Look[] = [
  { name: 'products', place: 'catalogue', answers: [inEveryState] },
  {
    name: 'products-none',
    place: 'catalogue',
    answers: [says(allProducts, { products: [], isLastPage: true })],
  },
  { name: 'products-failed', place: 'catalogue', answers: [cut(allProducts)] },
  { name: 'products-awaited', place: 'catalogue', answers: [held(allProducts)], isAwaiting: true },
  {
    name: 'product-new',
    place: 'catalogue',
    open: async (page, t) => press(page, t('catalogue.add')),
  },
  {
    name: 'product-new-wrong',
    place: 'catalogue',
    open: async (page, t) => {
      await press(page, t('catalogue.add'));
      await dialogOf(page).getByRole('textbox').first().fill('Not An ID');
      await send(dialogOf(page));
    },
  },
  {
    name: 'product-new-cut',
    place: 'catalogue',
    answers: [cut(draftProduct)],
    open: async (page, t) => {
      await press(page, t('catalogue.add'));
      const dialog = dialogOf(page);
      await dialog.getByRole('combobox').selectOption({ index: 1 });
      for (const [index, text] of ['an-id', 'A loan', 'एक लोन'].entries()) {
        await dialog.getByRole('textbox').nth(index).fill(text);
      }
      await send(dialog);
      await seeAlert(page);
    },
  },
];

export const PRODUCT: readonly Look[] = [
  { name: 'draft', place: SECOND, answers: [draft] },
  {
    name: 'draft-first',
    place: SECOND,
    answers: [second({ state: 'DRAFT', isMine: true, published: null, ...NOBODY })],
  },
  {
    name: 'draft-typed',
    place: SECOND,
    answers: [draft],
    open: async (page, t) => {
      await page
        .getByRole('textbox', { name: t('productForm.ratePercent'), exact: true })
        .fill('20.5');
      await press(page, t('productForm.addFee'));
    },
  },
  {
    name: 'draft-wrong',
    place: SECOND,
    answers: [draft],
    open: async (page, t) => {
      await page
        .getByRole('textbox', { name: t('productForm.ratePercent'), exact: true })
        .fill('a lot');
      await page
        .getByRole('textbox', { name: t('productTerms.nameEn') })
        .first()
        .fill('');
      await press(page, t('productForm.addFee'));
      const vehicles = page
        .getByRole('group', { name: t('productTerms.vehicleKinds') })
        .getByRole('checkbox');
      for (const box of await vehicles.all()) await box.uncheck();
      await press(page, t('productForm.save'));
      await seeAlert(page);
    },
  },
  {
    name: 'draft-stale',
    place: SECOND,
    answers: [
      draft,
      refused(draftProduct, 409, { current: { state: 'DRAFT', changedAt: Date.now() } }),
    ],
    open: async (page, t) => {
      await page
        .getByRole('textbox', { name: t('productForm.ratePercent'), exact: true })
        .fill('20.5');
      await press(page, t('productForm.save'));
      await seeAlert(page);
    },
  },
  {
    name: 'propose',
    place: SECOND,
    answers: [draft],
    open: async (page, t) => press(page, t('product.propose.button')),
  },
  {
    name: 'propose-cut',
    place: SECOND,
    answers: [draft, cut(proposeProduct)],
    open: async (page, t) => {
      await press(page, t('product.propose.button'));
      await press(dialogOf(page), t('product.propose.button'));
      await seeAlert(page);
    },
  },
  {
    name: 'propose-past-day',
    place: SECOND,
    answers: [draft],
    open: async (page, t) => {
      await press(page, t('product.propose.button'));
      await dialogOf(page).getByRole('textbox').first().fill('01/01/2020');
      await send(dialogOf(page));
      await page.getByText(t('product.propose.pastDay')).waitFor();
    },
  },
  {
    name: 'copy',
    place: SECOND,
    answers: [draft],
    open: async (page, t) => press(page, t('catalogue.copy')),
  },
  { name: 'proposed-day', place: SECOND, answers: [second({ state: 'PROPOSED', ...LATER })] },
  {
    name: 'proposed-day-past',
    place: SECOND,
    answers: [second({ state: 'PROPOSED', startsOn: '2020-01-01' })],
  },
  { name: 'planned', place: SECOND, answers: [second({ state: 'PLANNED', ...LATER })] },
  {
    name: 'withdraw',
    place: SECOND,
    answers: [second({ state: 'PLANNED', ...LATER })],
    open: async (page, t) => press(page, t('product.withdraw.button')),
  },
  { name: 'proposed-mine', place: SECOND, answers: [second({ state: 'PROPOSED', isMine: true })] },
  { name: 'proposed-theirs', place: SECOND, answers: [theirs] },
  {
    name: 'publish',
    place: SECOND,
    answers: [theirs],
    open: async (page, t) => press(page, t('product.publish.button')),
  },
  {
    name: 'send-back',
    place: SECOND,
    answers: [theirs],
    open: async (page, t) => press(page, t('product.refuse.button')),
  },
  {
    name: 'publish-changed',
    place: SECOND,
    answers: [theirs, refused(decideProduct, 409, { current: { state: 'RETIRED' } })],
    open: async (page, t) => {
      await press(page, t('product.publish.button'));
      await press(dialogOf(page), t('product.publish.button'));
      await seeAlert(page);
    },
  },
  {
    name: 'published',
    place: `product=${PRODUCT_ID}.1`,
    answers: [changed(productImpact, (reply) => ({ ...reply, ...MANY }))],
  },
  {
    name: 'retire',
    place: `product=${PRODUCT_ID}.1`,
    answers: [changed(productImpact, (reply) => ({ ...reply, ...MANY }))],
    open: async (page, t) => press(page, t('product.retire.button')),
  },
  {
    name: 'retired',
    place: SECOND,
    answers: [second({ state: 'RETIRED', published: null, ...NOBODY })],
  },
  {
    name: 'preview-no-match',
    place: `product=${PRODUCT_ID}.1`,
    open: async (page, t) => {
      const preview = page.getByRole('region', { name: t('product.preview.title') });
      await preview.getByRole('textbox').nth(3).fill('59');
      await page.getByText(t('product.preview.doesNot')).waitFor();
    },
  },
  { name: 'product-unknown', place: 'product=there-is-none.7' },
  { name: 'product-failed', place: SECOND, answers: [cut(productImpact)] },
  { name: 'product-awaited', place: SECOND, answers: [held(productImpact)], isAwaiting: true },
];
