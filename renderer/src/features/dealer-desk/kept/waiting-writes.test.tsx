// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { Lead } from '#contract/dealers/leads.ts';
import type { DeskWrite, KeptState, KeptWrite } from '#contract/desk.ts';
import { fail, succeed } from '#contract/result.ts';
import { figuresOf } from '#domain/lending/quote.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { WithQueries, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { showroom } from '#renderer/app/testing/showroom.ts';
import { KeptProvider } from '#renderer/features/dealer-desk/kept/kept-provider.tsx';
import { WaitingWrites } from '#renderer/features/dealer-desk/kept/waiting-writes.tsx';
import { LeadBrowser } from '#renderer/features/dealer-desk/leads/list/lead-browser.tsx';
import { LeadDrawerContext } from '#renderer/features/dealer-desk/leads/lead-drawer-context.ts';
import { ALL_OPEN, askedOf } from '#renderer/features/dealer-desk/leads/list/lead-filter.ts';
import { useLeadDrawer } from '#renderer/features/dealer-desk/leads/use-lead-drawer.tsx';
import type { Desk } from '#renderer/platform/platform.ts';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';

const AREAS = [
  'staff',
  'dealer-desk',
  'dealer-leads',
  'dealer-kept',
  'dealer-quote',
  'from-dealer',
  'quote-sheet',
  'matching',
  'cost',
] as const;
const show = await portalRenderer({ areas: AREAS });
const STATE = { userId: 'RS1', keeping: 'keychain' } as const;
const AT = Date.UTC(2026, 10, 22, 9);
const ID = '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a01';
const LEAD = '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a02';
const OTHER = '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a03';
const REQUEST = '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a04';

const values = {
  name: 'Sunita Devi',
  mobileNumber: '9812345670',
  vehicleKind: null,
  source: null,
  language: 'hi' as const,
  note: 'red',
  status: { state: 'OPEN' as const, next: null },
};
const saved = (different: Partial<Lead> = {}): Lead => ({
  ...values,
  lead: LEAD,
  version: 4,
  owner: null,
  branch: null,
  createdAt: AT,
  changedAt: AT,
  application: null,
  ...different,
});
const leadWrite: Extract<DeskWrite, { readonly call: 'saveLead' }> = {
  call: 'saveLead',
  body: {
    requestId: REQUEST,
    lead: LEAD,
    version: 3,
    values,
    isDuplicateKnown: false,
    branch: null,
  },
};
const terms = {
  exShowroomPrice: paise(16_000_000),
  registration: paise(0),
  insurance: paise(0),
  accessories: paise(0),
  discount: paise(0),
  subsidy: null,
  downPayment: paise(4_500_000),
  vehicleKind: 'e-rickshaw' as const,
  model: 'Mayuri Pro',
  months: [24],
  validUntil: '2026-12-31',
  language: 'hi' as const,
};
const offered = { lenders: [EXAMPLE_LENDER], products: [EXAMPLE_PRODUCT] };
const dearer = {
  ...offered,
  products: [{ ...EXAMPLE_PRODUCT, rate: { kind: 'reducing', percent: 30 } } as const],
};
const SCHEME = {
  scheme: OTHER,
  names: { en: 'Made-up scheme', hi: 'काल्पनिक योजना' },
  amount: paise(1_000_000),
  source: 'S.O. 1',
};
const quoteWrite: Extract<DeskWrite, { readonly call: 'saveQuote' }> = {
  call: 'saveQuote',
  body: { requestId: REQUEST, quote: OTHER, lead: LEAD, terms, branch: null },
  shown: figuresOf(terms, offered),
};

type Kept = { readonly keptOn?: 'disk' | 'memory'; readonly writes?: readonly KeptWrite[] };

const kept = (state: KeptState, write: DeskWrite = leadWrite, id = ID): KeptWrite => ({
  id,
  keptAt: AT,
  write,
  state,
});

/** A desk on a computer that keeps this, and records the calls it gets. */
function open({ keptOn = 'disk', writes = [] }: Kept, desk: Partial<Desk> | null = {}) {
  const recorded: unknown[] = [];
  const host = showroom({
    keptWrites: async () => succeed({ keptOn, writes }),
    keepWrite: async (write, replaces) => {
      recorded.push({ write, replaces });
      return succeed({ id: ID, keptOn });
    },
    dismissWrite: async (id) => {
      recorded.push({ dismissed: id });
      return 'dismissed';
    },
    ...desk,
  });
  const { call, asked } = answeringByName({});
  show(
    <MemoryRouter>
      <WithQueries>
        <Toasts closeLabel="Close">
          <KeptProvider>
            <AtDesk />
          </KeptProvider>
        </Toasts>
      </WithQueries>
    </MemoryRouter>,
    {
      call,
      host: desk === null ? null : host,
      session: {
        current: () => STATE,
        ready: Promise.resolve(),
        subscribe: () => () => undefined,
      },
    },
  );
  return { recorded, asked };
}

function AtDesk() {
  const drawer = useLeadDrawer();
  return (
    <LeadDrawerContext value={drawer.open}>
      <Button onClick={() => drawer.open(null)}>Add</Button>
      <WaitingWrites />
      <LeadBrowser label="Leads" asked={askedOf(ALL_OPEN, '2026-11-22')} none="None" />
      {drawer.drawer}
    </LeadDrawerContext>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('what waits to be sent', () => {
  it('is counted and announced, with the status of each entry', async () => {
    open({ writes: [kept({ kind: 'sending' }), kept({ kind: 'waiting' }, quoteWrite, OTHER)] });
    const section = await screen.findByRole('region', { name: 'Waiting to be sent (2)' });
    const entries = within(section).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Lead: Sunita Devi, 98123 45670Sending…/),
      expect.stringMatching(/^Quote: Mayuri Pro, ₹1,60,000Waiting/),
    ]);
    expect(screen.getByText(/^2 entries wait to be sent\./).getAttribute('role')).toBe('status');
    expect(screen.queryByText(/only until the program ends/)).toBeNull();
  });

  it('is kept only until the program ends if there is no keychain, and says so', async () => {
    open({ keptOn: 'memory', writes: [kept({ kind: 'waiting' })] });
    expect(await screen.findByText(/kept only until the program ends/)).toBeDefined();
  });

  it('shows what the gateway has next to what was typed, and sends that again on request', async () => {
    const now = saved({ name: 'Sunita Kumari', status: { state: 'WON' } });
    const { recorded } = open({
      writes: [kept({ kind: 'conflict', current: { state: 'WON', version: 4, lead: now } })],
    });
    expect(await screen.findByText(/Their version stays, unless you send yours/)).toBeDefined();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContainEqual(expect.stringMatching(/Name.*Sunita Devi.*Sunita Kumari/));
    expect(rows).toContainEqual(expect.stringMatching(/State.*Open.*Bought/));
    expect(screen.getByText(/1 entry needs your decision/)).toBeDefined();
    await press('Send my text again');
    expect(recorded).toMatchObject([
      { write: { body: { lead: LEAD, version: 4, values } }, replaces: ID },
    ]);
    expect(recorded).not.toMatchObject([{ write: { body: { requestId: REQUEST } } }]);
  });

  it('is discarded only once that is confirmed', async () => {
    const current = { state: 'OPEN', version: 4, lead: saved({ note: 'blue' }) };
    const { recorded } = open({ writes: [kept({ kind: 'conflict', current })] });
    await press('Discard my text');
    await press('Keep it');
    expect(recorded).toEqual([]);
    await press('Discard my text');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard my text' }));
    expect(recorded).toEqual([{ dismissed: ID }]);
  });

  it('shows another lead with the same number, to be opened or kept alongside it', async () => {
    const duplicate = { lead: OTHER, name: 'Sunita D', createdAt: AT };
    const { recorded } = open({ writes: [kept({ kind: 'conflict', current: { duplicate } })] });
    const link = await screen.findByRole('link', { name: 'Open Sunita D' });
    expect(link.getAttribute('href')).toBe(`#lead=${OTHER}`);
    await press('Keep both');
    expect(recorded).toMatchObject([{ write: { body: { isDuplicateKnown: true } }, replaces: ID }]);
  });

  it('restores a lead that was removed meanwhile, with its quotes', async () => {
    const { recorded } = open({
      writes: [
        kept({ kind: 'conflict', current: { state: 'REMOVED', version: 4, lead: null } }),
        kept({ kind: 'waiting' }, quoteWrite, OTHER),
      ],
    });
    await press('Add it again');
    expect(recorded).toMatchObject([
      { write: { call: 'saveLead', body: { version: null } }, replaces: ID },
      { write: { call: 'saveQuote', body: { quote: OTHER } }, replaces: OTHER },
    ]);
    expect(JSON.stringify(recorded)).not.toContain(LEAD);
  });

  it('says what differs in a quote that was sent later', async () => {
    const { recorded } = open({
      writes: [kept({ kind: 'differs', figures: figuresOf(terms, dearer) }, quoteWrite)],
    });
    expect(await screen.findByRole('region', { name: 'Sent, but please look' })).toBeDefined();
    expect(screen.getByText(/^Tulsi, 24 months: ₹.* before, ₹.* now\.$/)).toBeDefined();
    await press('I have seen it');
    expect(recorded).toEqual([{ dismissed: ID }]);
  });

  it('says that the scheme of a quote has ended, and sends it without the subsidy on request', async () => {
    const { scheme, ...days } = { scheme: SCHEME, from: '2026-04-01', to: '2026-11-21' };
    const withSubsidy = { ...quoteWrite.body, terms: { ...terms, subsidy: scheme } };
    const { recorded } = open({
      writes: [
        kept(
          { kind: 'conflict', current: { scheme: { ...scheme, ...days } } },
          { ...quoteWrite, body: withSubsidy },
        ),
      ],
    });
    expect(await screen.findByText(/^The scheme of its subsidy had ended/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    await press('Send without the subsidy');
    // What it comes to then is compared with what the customer was shown.
    expect(recorded).toMatchObject([
      { write: { body: { terms: { subsidy: null } }, shown: quoteWrite.shown }, replaces: ID },
    ]);
  });

  it('lets what was not accepted be corrected, in the place of it', async () => {
    const { recorded } = open({
      writes: [kept({ kind: 'refused', status: 400, fields: ['values.note'] })],
    });
    expect(await screen.findByText(/looks like an Aadhaar number/)).toBeDefined();
    await press('Correct it');
    const note = await screen.findByRole('textbox', { name: /^Note/ });
    await userEvent.clear(note);
    await press('Save');
    expect(recorded).toMatchObject([
      { write: { body: { version: 3, values: { note: '' } } }, replaces: ID },
    ]);
    expect(await screen.findByText(/^Saved on this computer; sent when/)).toBeDefined();
  });
});

describe('the desk without a network', () => {
  const keptLeads: Desk['keptLeads'] = async () => ({ seenAt: AT, leads: [saved()] });

  it('lists the leads as they were last seen, with the ones that wait', async () => {
    const body = { ...leadWrite.body, lead: OTHER, version: null };
    const added: DeskWrite = {
      ...leadWrite,
      call: 'saveLead',
      body: { ...body, values: { ...values, name: 'Ravi' } },
    };
    open({ writes: [kept({ kind: 'waiting' }, added)] }, { keptLeads });
    expect(await screen.findByText(/how it was last seen on this computer, .*2026/)).toBeDefined();
    const waiting = await screen.findByText('Waiting to be sent');
    expect(waiting.parentElement?.textContent).toBe('RaviWaiting to be sent');
    expect(screen.getByText('Sunita Devi')).toBeDefined();
  });

  it.each([
    ['disk', /^Saved on this computer; sent when/],
    ['memory', /^Kept until the program ends; sent when/],
  ] as const)('keeps a lead that is saved (%s)', async (keptOn, words) => {
    const { recorded, asked } = open({ keptOn }, { keptLeads });
    await press('Add');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ravi');
    await userEvent.type(screen.getByRole('textbox', { name: /^Mobile/ }), '9812345671{Enter}');
    expect(await screen.findByText(words)).toBeDefined();
    const sent = asked.find(({ name }) => name === 'saveLead')?.body;
    expect(recorded).toEqual([{ write: { call: 'saveLead', body: sent }, replaces: null }]);
  });

  it('keeps what was typed in its form where even that fails', async () => {
    open({}, { keptLeads, keepWrite: async () => fail({ kind: 'no-room' }) });
    await press('Add');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ravi');
    await userEvent.type(screen.getByRole('textbox', { name: /^Mobile/ }), '9812345671{Enter}');
    expect(await screen.findByText(/The disk of this computer is full/)).toBeDefined();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Ravi');
  });

  it('that has never seen any leads says so, in place of asking for other filters', async () => {
    open({}, { keptLeads: async () => null });
    expect(await screen.findByText(/has not seen your leads yet/)).toBeDefined();
    expect(screen.queryByText(/^No lead fits/)).toBeNull();
  });

  it('says in a browser what is kept and what is not, until the connection is back', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open({}, null);
    expect(
      await screen.findByText(/Only the desktop program keeps leads and quotes/),
    ).toBeDefined();
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Only the desktop program keeps/)).toBeNull();
    network.mockRestore();
  });

  it('keeps nothing in a browser, and says that there is no connection', async () => {
    open({}, null);
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringMatching(/^There is no connection\. Check the internet connection/),
    );
    expect(screen.queryByRole('region')).toBeNull();
  });
});
