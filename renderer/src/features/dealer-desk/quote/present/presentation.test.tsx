// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Quote, saveQuote } from '#contract/dealers/leads.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type QuoteTerms, figuresOf } from '#domain/lending/quote.ts';
import { nameOfModel } from '#domain/lending/price-list.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { EXAMPLE_PRICED_MODEL } from '#domain/testing/example-priced-model.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { aLead } from '#renderer/features/dealer-desk/leads/testing/a-lead.ts';
import { PRESENT_AREAS } from '#renderer/features/dealer-desk/quote/present/present-areas.ts';
import { Presentation } from '#renderer/features/dealer-desk/quote/present/presentation.tsx';
import { WithQueries, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const OFFERED = {
  lenders: [EXAMPLE_LENDER],
  products: [
    EXAMPLE_PRODUCT,
    { ...EXAMPLE_PRODUCT, productId: 'dearer', rate: { kind: 'reducing', percent: 30 } } as const,
  ],
};
const TERMS: QuoteTerms = {
  exShowroomPrice: paise(16_000_000),
  registration: paise(500_000),
  insurance: paise(0),
  accessories: paise(0),
  discount: paise(0),
  subsidy: null,
  downPayment: paise(4_500_000),
  vehicleKind: 'e-rickshaw',
  model: 'Sawari Plus',
  months: [12, 24, 36],
  validUntil: '2030-01-01',
  language: 'en',
};
const QUOTE: Quote = {
  quote: '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a02',
  number: '2026-17',
  link: null,
  branch: null,
  savedAt: Date.UTC(2026, 10, 22),
  terms: TERMS,
  figures: figuresOf(TERMS, OFFERED),
};
const BRANCH = {
  name: 'Hisar',
  address: 'Delhi Road 4\nHisar',
  district: null,
  phone: '01662 220044',
};
const show = await portalRenderer({ areas: PRESENT_AREAS });

type Answer = Result<unknown, GatewayFailure>;

function open({
  saving,
  terms = true,
}: { saving?: (body: unknown) => Answer; terms?: boolean } = {}) {
  const { call, asked } = answeringByName({
    listProducts: () =>
      terms
        ? succeed({ ...OFFERED, catalogueHash: 'a'.repeat(64) })
        : fail({ kind: 'unreachable' }),
    priceList: () =>
      succeed({
        list: { version: 1, savedAt: 0, savedBy: null, models: [EXAMPLE_PRICED_MODEL] },
      }),
    quotes: () => succeed({ quotes: [QUOTE], isLastPage: true }),
    saveQuote:
      saving ??
      ((body) => {
        const { quote, terms: sent } = z.parse(saveQuote.body, body);
        return succeed({
          quote,
          number: '2026-18',
          link: null,
          savedAt: QUOTE.savedAt,
          figures: figuresOf(sent, OFFERED),
        });
      }),
  });
  const onSaved = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  show(
    <WithQueries>
      <Presentation
        lead={aLead({ note: 'wife decides' })}
        quote={QUOTE}
        isUnconfirmed={false}
        dealer={{ id: 'one', names: { en: 'One Motors', hi: 'वन मोटर्स' } }}
        branch={BRANCH}
        onSaved={onSaved}
        onClose={onClose}
      />
    </WithQueries>,
    { call },
  );
  const saved = () => asked.filter(({ name }) => name === 'saveQuote').map(({ body }) => body);
  return { onSaved, onClose, saved };
}

const slide = (rupees: number) =>
  fireEvent.change(screen.getByRole('slider', { name: /Down payment/ }), {
    target: { value: String(rupees) },
  });

it('shows each tenor with what it comes to a month and a working day, and nothing of the lead but the name', async () => {
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Sawari Plus' });
  for (const { months, offered } of QUOTE.figures.tenors) {
    const card = within(dialog).getByRole('region', { name: `${months} months` });
    const [cheap, dear] = offered;
    if (cheap === undefined || dear === undefined) throw new Error('both lend');
    const range = (name: 'instalment' | 'instalmentPerDay') =>
      `${inWholeRupees(cheap[name])} to ${inWholeRupees(dear[name])}`;
    expect(within(card).getByText(range('instalment'))).toBeDefined();
    expect(within(card).getByText(range('instalmentPerDay'))).toBeDefined();
  }
  expect(dialog.textContent).toContain('For Ravi Madeup');
  expect(dialog.textContent).not.toMatch(/wife|98000/);
  expect(dialog.textContent).toMatch(/APR .* to .*, according to the terms that lenders publish/);
});

it('follows the slider, and is saved as a new quote', async () => {
  const { onSaved, saved } = open();
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Save as a new quote' })).toBeNull();
  slide(60_000);
  const terms = { ...TERMS, downPayment: paise(6_000_000) };
  const loan = figuresOf(terms, OFFERED).tenors[0]?.offered;
  expect(
    await screen.findByText(
      `${inWholeRupees(loan?.[0]?.instalment ?? paise(0))} to ${inWholeRupees(loan?.[1]?.instalment ?? paise(0))}`,
    ),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a new quote' }));
  expect(await screen.findByText('Saved as a new quote.')).toBeDefined();
  expect(saved()).toMatchObject([{ terms: { downPayment: 6_000_000, months: [12, 24, 36] } }]);
  expect(onSaved).toHaveBeenCalledOnce();
  const heading = screen.getByRole('heading', { name: 'Sawari Plus', level: 2 });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

it('exchanges a tenor, and goes back to the saved quote', async () => {
  open();
  const dialog = await screen.findByRole('dialog');
  const card = within(dialog).getByRole('region', { name: '12 months' });
  const choice = within(card).getByRole('combobox', { name: 'Another tenure' });
  expect(within(choice).queryByRole('option', { name: '24 months' })).toBeNull();
  await userEvent.selectOptions(choice, '18 months');
  expect(await within(dialog).findByRole('region', { name: '18 months' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the saved quote' }));
  expect(within(dialog).getByRole('region', { name: '12 months' })).toBeDefined();
});

it('speaks the customer’s language, and keeps what was changed', async () => {
  open();
  await screen.findByRole('dialog');
  slide(60_000);
  const speak = (language: string) => userEvent.selectOptions(languages(), language);
  const languages = () => screen.getByRole('combobox', { name: /^(?:Language|भाषा|மொழி)$/ });
  await speak('हिन्दी');
  expect(await screen.findByText('Ravi Madeup के लिए', { exact: false })).toBeDefined();
  await speak('தமிழ்');
  expect(await screen.findByText('Ravi Madeup அவர்களுக்கு', { exact: false })).toBeDefined();
  expect(screen.getByRole('slider')).toHaveProperty('value', '60000');
  await speak('English');
  expect(await screen.findByText('For Ravi Madeup', { exact: false })).toBeDefined();
});

it('shows the saved figures without a connection, and says why there are no others', async () => {
  const { saved } = open({ terms: false });
  await screen.findByRole('region', { name: '12 months' });
  slide(60_000);
  expect(await screen.findByText(/not on this device/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a new quote' }));
  expect(saved()).toEqual([]);
});

it('is left with Escape, and by its button', async () => {
  const { onClose } = open();
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('says why it could not be saved', async () => {
  open({
    saving: () => fail({ kind: 'unreachable' }),
  });
  await screen.findByRole('dialog');
  slide(60_000);
  await userEvent.click(screen.getByRole('button', { name: 'Save as a new quote' }));
  expect(await screen.findByText(/There is no connection/)).toBeDefined();
});

it('puts a model of the price list beside it, which follows the slider', async () => {
  open();
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByText('Compare with another vehicle'));
  const name = nameOfModel(EXAMPLE_PRICED_MODEL);
  await userEvent.selectOptions(
    await within(dialog).findByRole('combobox', { name: 'Beside it' }),
    name,
  );
  slide(60_000);
  const other = await within(dialog).findByRole('region', { name });
  const one = within(dialog).getAllByRole('region', { name: 'Sawari Plus' })[0];
  for (const side of [other, one]) {
    if (side === undefined) throw new Error('both are shown');
    expect(within(side).getByText('₹60,000')).toBeDefined();
    expect(within(side).getByText('24 months: total paid')).toBeDefined();
  }
  expect(within(other).getByText(EXAMPLE_PRICED_MODEL.battery ?? 'none')).toBeDefined();
  expect(within(dialog).getByText(/without a subsidy/)).toBeDefined();
});
