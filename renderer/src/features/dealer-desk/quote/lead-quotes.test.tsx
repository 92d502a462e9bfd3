// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Lead, saveQuote } from '#contract/dealers/leads.ts';
import type { KeptWrite } from '#contract/desk.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { type QuoteTerms, figuresOf } from '#domain/lending/quote.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { WithQueries, answeringByName, refused } from '#renderer/platform/testing/calls.tsx';
import { showroom } from '#renderer/app/testing/showroom.ts';
import { KeptContext } from '#renderer/features/dealer-desk/shared/kept.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { LeadQuotes } from '#renderer/features/dealer-desk/quote/lead-quotes.tsx';

const LEAD: Lead = {
  lead: '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a01',
  version: 1,
  name: 'Sunita Devi',
  mobileNumber: '9812345670',
  vehicleKind: 'e-rickshaw',
  source: null,
  owner: null,
  branch: null,
  language: 'hi',
  note: '',
  status: { state: 'OPEN', next: null },
  createdAt: 0,
  changedAt: 0,
  application: null,
};
const OFFERED = { lenders: [EXAMPLE_LENDER], products: [EXAMPLE_PRODUCT] };
const DEARER = {
  ...OFFERED,
  products: [{ ...EXAMPLE_PRODUCT, rate: { kind: 'reducing', percent: 30 } } as const],
};
const NOW = Date.UTC(2026, 10, 22);
const SCHEME = {
  scheme: '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d11',
  names: { en: 'Made-up scheme', hi: 'काल्पनिक योजना' },
  amount: paise(1_000_000),
  source: 'S.O. 1',
  from: '2026-04-01',
  to: null,
};
/** Read yesterday, when it still ran. */
const OVER = {
  ...SCHEME,
  scheme: '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d12',
  from: '2020-01-01',
  to: '2020-12-31',
};

const show = await portalRenderer({
  areas: [
    'staff',
    'dealer-desk',
    'dealer-kept',
    'dealer-quote',
    'from-dealer',
    'quote-sheet',
    'matching',
    'cost',
  ],
});

type Saving = (offered: typeof OFFERED) => (body: unknown) => Result<unknown, GatewayFailure>;
const saves: Saving = (offered) => (body) => {
  const { quote, terms } = z.parse(saveQuote.body, body);
  return succeed({
    quote,
    number: '2026-1',
    link: null,
    savedAt: NOW,
    figures: figuresOf(terms, offered),
  });
};

function open(
  saving: (body: unknown) => Result<unknown, GatewayFailure> = saves(OFFERED),
  writes: readonly KeptWrite[] | null = null,
) {
  const computer = showroom({}).desk;
  const kept =
    writes === null || computer === null ? null : { keptOn: 'disk' as const, writes, computer };
  const { call, asked } = answeringByName({
    quotes: () => succeed({ quotes: [], isLastPage: true }),
    listProducts: () => succeed({ ...OFFERED, catalogueHash: 'a'.repeat(64) }),
    runningSchemes: () => succeed({ schemes: [SCHEME, OVER] }),
    saveQuote: saving,
  });
  show(
    <WithQueries>
      <KeptContext value={kept}>
        <LeadQuotes lead={LEAD} invite={<button type="button">Invite</button>} />
      </KeptContext>
    </WithQueries>,
    { call, webOrigin: 'https://portal.example' },
  );
  return () => asked.filter(({ name }) => name === 'saveQuote').map(({ body }) => body);
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function fillIn(): Promise<void> {
  await press('New quote');
  await userEvent.type(field(/^Model/), 'Mayuri Pro');
  await userEvent.type(field(/^Ex-showroom/), '1,60,000');
  await userEvent.type(field(/^Down payment/), '45,000');
}

beforeEach(() => window.sessionStorage.clear());

describe('quotes of a lead', () => {
  it('show what is typed as figures, and are saved as they were seen', async () => {
    const asked = open();
    await fillIn();
    const table = await screen.findByRole('table', { name: /Instalments/ });
    expect(within(table).getByRole('rowheader', { name: /Tulsi/ })).toBeDefined();
    expect(within(table).getByText('At most 85%: ₹1,36,000')).toBeDefined();
    await press('Save the quote');
    expect(await screen.findByText(/The figures are those you saw/)).toBeDefined();
    expect(asked()).toMatchObject([{ lead: LEAD.lead, terms: { exShowroomPrice: 16_000_000 } }]);
    // The sheet is in the customer's language, whatever the page's.
    expect(await screen.findByText('लोन की रकम')).toBeDefined();
    expect(screen.getByRole('img', { name: /वेबसाइट/ })).toBeDefined();
  });

  it('say what differs where the gateway knows other terms', async () => {
    open(saves(DEARER));
    await fillIn();
    await screen.findByRole('table', { name: /Instalments/ });
    await press('Save the quote');
    expect(await screen.findByText(/terms have changed/)).toBeDefined();
    expect(screen.getAllByText(/^Tulsi, (?:12|24|36) months: ₹.* before, ₹.* now\.$/)).toHaveLength(
      3,
    );
  });

  it('keep what was typed, and the ID, while there is no answer', async () => {
    let isOnline = false;
    const asked = open((body) => (isOnline ? saves(OFFERED)(body) : fail({ kind: 'unreachable' })));
    await fillIn();
    await press('Save the quote');
    expect(await screen.findByText(/There is no connection/)).toBeDefined();
    expect(field(/^Model/)).toHaveProperty('value', 'Mayuri Pro');
    isOnline = true;
    await press('Save the quote');
    await screen.findByRole('heading', { name: 'Quote for Sunita Devi' });
    const [first, second] = asked();
    expect(second).toEqual(first);
  });

  it('say that a lead is gone, and keep what was typed when one goes back', async () => {
    open(() => fail({ ...refused('lead-removed'), message: undefined }));
    await fillIn();
    await press('Save the quote');
    expect(await screen.findByText(/has been removed in the meantime/)).toBeDefined();
    await press('Back to the quotes');
    await press('New quote');
    expect(field(/^Model/)).toHaveProperty('value', 'Mayuri Pro');
  });

  it('are not saved while something is missing: the first of it gets the focus', async () => {
    const asked = open();
    await press('New quote');
    await press('Save the quote');
    expect(await screen.findByText(/^Please enter the ex-showroom price/)).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(field(/^Model/));
    expect(asked()).toEqual([]);
  });

  it('count on a scheme that runs today, and stand on the sheet with its name and source', async () => {
    const asked = open();
    await fillIn();
    const subsidy = await screen.findByRole('combobox', { name: /^Subsidy/ });
    const options = within(subsidy).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'No subsidy',
      'Made-up scheme: ₹10,000',
    ]);
    await userEvent.selectOptions(subsidy, 'Made-up scheme: ₹10,000');
    expect(await screen.findAllByText('₹1,50,000')).not.toEqual([]);
    await press('Save the quote');
    const row = await screen.findByRole('row', { name: /काल्पनिक योजना \(S\.O\. 1\)/ });
    expect(row.textContent).toContain('₹10,000');
    const { scheme, names, amount, source } = SCHEME;
    expect(asked()).toMatchObject([{ terms: { subsidy: { scheme, names, amount, source } } }]);
  });

  it('say that a scheme has ended meanwhile, and keep what was typed', async () => {
    open(() => fail({ ...refused('scheme-not-running'), current: { scheme: SCHEME } }));
    await fillIn();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: /^Subsidy/ }),
      SCHEME.scheme,
    );
    await press('Save the quote');
    expect(await screen.findByText(/^The scheme of this subsidy does not run/)).toBeDefined();
    expect(field(/^Model/)).toHaveProperty('value', 'Mayuri Pro');
  });

  it('that wait to be sent are opened and printed as not yet confirmed, and nobody is invited with them', async () => {
    const terms: QuoteTerms = {
      vehicleKind: 'e-rickshaw',
      model: 'Mayuri Pro',
      exShowroomPrice: paise(16_000_000),
      registration: paise(0),
      insurance: paise(0),
      accessories: paise(0),
      discount: paise(0),
      subsidy: null,
      downPayment: paise(4_500_000),
      months: [24],
      validUntil: '2026-12-31',
      language: 'hi',
    };
    const ids = { requestId: SCHEME.scheme, quote: SCHEME.scheme, lead: LEAD.lead, branch: null };
    const shown = figuresOf(terms, OFFERED);
    const write = { call: 'saveQuote' as const, body: { ...ids, terms }, shown };
    const kept = { id: SCHEME.scheme, keptAt: NOW, write };
    const other = { ...write, body: { ...write.body, terms: { ...terms, model: 'Sarthi' } } };
    const unseen = { ...kept, id: OVER.scheme, write: { ...other, shown: null } };
    open(saves(OFFERED), [
      { ...kept, state: { kind: 'waiting' } },
      { ...unseen, state: { kind: 'waiting' } },
    ]);
    await press(/^Open the quote for Mayuri Pro/);
    expect(await screen.findByText(/^Not yet confirmed: this quote waits/)).toBeDefined();
    // In the sheet too, in the customer's language.
    expect(await screen.findByText(/^अभी पक्का नहीं/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Print the sheet' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    await press('Back to the quotes');
    // Drawn up without the lenders' terms: it says nothing about them.
    await press(/^Open the quote for Sarthi/);
    expect(await screen.findByText(/यह पक्के कोटेशन में लिखा होगा/)).toBeDefined();
    expect(screen.queryByText(/कोई भी/)).toBeNull();
  });

  it('say nothing of the connection any more once it is back', async () => {
    open(() => fail({ kind: 'unreachable' }));
    await fillIn();
    await press('Save the quote');
    expect(await screen.findByText(/There is no connection/)).toBeDefined();
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/There is no connection/)).toBeNull();
    network.mockRestore();
  });
});
