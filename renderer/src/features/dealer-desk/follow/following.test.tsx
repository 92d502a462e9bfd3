// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { fail, succeed } from '#contract/result.ts';
import { EXAMPLE_PRICED_MODEL } from '#domain/testing/example-priced-model.ts';
import { NO_DETAILS } from '#domain/lending/dealer-details.ts';
import { paise } from '#domain/money/money.ts';
import {
  type AnswersByName,
  WithQueries,
  answeringByName,
  refused,
} from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { placeAt } from '#renderer/features/dealer-desk/shell/place.ts';
import { DESK_WORDS } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { FailureWordsContext } from '#renderer/ui/staff/failure-words.ts';
import { Following } from '#renderer/features/dealer-desk/follow/following.tsx';

const NUMBER = 'LA0000000001';
const ISSUED: NonNullable<FollowedApplication['delivery']> = {
  state: 'ISSUED',
  version: 3,
  amount: paise(12_000_000),
  paid: paise(0),
  payments: [],
};

const applicationOf = (changes: Partial<FollowedApplication> = {}): FollowedApplication => ({
  number: NUMBER,
  state: 'DRAFT',
  stage: 'filling-in',
  lead: {
    lead: '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a01',
    name: 'Sunita Devi',
    mobileNumber: '9812345670',
  },
  branch: null,
  quote: null,
  lender: null,
  documents: ['photograph'],
  wanted: ['bank-statement', 'proforma-invoice'],
  uploaded: [],
  canUpload: ['proforma-invoice'],
  delivery: null,
  nextAct: null,
  changedAt: 0,
  ...changes,
});

const show = await portalRenderer({
  areas: ['staff', 'dealer-desk', 'dealer-follow', 'applications', 'documents'],
});

/** The desk's part of it: one address for the list, and one for each application. */
function AtItsPlace() {
  const { hash } = useLocation();
  const place = placeAt(hash);
  return (
    <>
      <FailureWordsContext value={DESK_WORDS}>
        <Following number={place.view === 'followed' ? place.number : null} />
      </FailureWordsContext>
      <output>{hash}</output>
    </>
  );
}

function open(
  application: () => FollowedApplication | null,
  answers: AnswersByName = {},
  hash = '#following',
): () => readonly { readonly name: string; readonly body: unknown }[] {
  const { call, asked } = answeringByName({
    followed: () => {
      const one = application();
      return succeed({ applications: one === null ? [] : [one], next: null });
    },
    ...answers,
  });
  show(
    <MemoryRouter initialEntries={[`/dealer-desk${hash}`]}>
      <WithQueries>
        <AtItsPlace />
      </WithQueries>
    </MemoryRouter>,
    { call },
  );
  return () => asked;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const openFirst = () => press('Open the application of Sunita Devi');
const field = (name: RegExp) => screen.findByRole('textbox', { name });

beforeEach(() => window.sessionStorage.clear());

describe('applications that are followed', () => {
  it('are listed, searched on the gateway, and open with what was uploaded and what is missing', async () => {
    const asked = open(applicationOf);
    await userEvent.type(await screen.findByRole('searchbox'), 'sunita');
    await expect
      .poll(() => asked().at(-1)?.body)
      .toEqual({ search: 'sunita', stage: null, branch: null, after: null });
    await openFirst();
    await expect.poll(() => document.activeElement?.textContent).toBe('Application of Sunita Devi');
    expect(screen.getByText(/still filling in/)).toBeDefined();
    expect(screen.getByText('Photo of the customer')).toBeDefined();
    await press('Back to the list');
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'sunita');
  });

  it('keep the focus in the list while they are asked for again', async () => {
    open(() => null, { followed: () => fail({ kind: 'unreachable' }) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    const list = again.closest('[tabindex="-1"]');
    await userEvent.click(again);
    expect(list).not.toBeNull();
    expect(document.activeElement).toBe(list);
    expect(again.parentElement?.textContent).not.toContain('What you have typed');
  });

  it('have their own address, which opens them and from which one comes back', async () => {
    const asked = open(() => applicationOf(), {}, `#following=${NUMBER}`);
    expect(
      await screen.findByRole('heading', { name: 'Application of Sunita Devi' }),
    ).toBeDefined();
    expect(asked().at(0)?.body).toEqual({ search: NUMBER, stage: null, after: null });
    await press('Back to the list');
    expect(await screen.findByText('#following')).toBeDefined();
    await openFirst();
    expect(await screen.findByText(`#following=${NUMBER}`)).toBeDefined();
  });

  it('are reported as gone at their address too', async () => {
    open(() => null, {}, `#following=${NUMBER}`);
    expect(await screen.findByText(/may have taken back the permission/)).toBeDefined();
    expect(screen.getByRole('heading', { name: `Application ${NUMBER}` })).toBeDefined();
  });

  it('are reloaded on request', async () => {
    let stage: FollowedApplication['stage'] = 'filling-in';
    open(() => applicationOf({ stage }));
    await openFirst();
    expect(await screen.findByText(/still filling in/)).toBeDefined();
    stage = 'being-checked';
    await press('Look again');
    expect(await screen.findByText(/is sent and is being checked/)).toBeDefined();
  });

  it('an application that the customer no longer shares is reported as gone, with what to do', async () => {
    let isShared = true;
    open(() => (isShared ? applicationOf() : null));
    await screen.findByText('Sunita Devi');
    isShared = false;
    await openFirst();
    expect(await screen.findByText(/may have taken back the permission/)).toBeDefined();
  });

  it('say how to get one if there is none', async () => {
    open(() => null);
    expect(await screen.findByText(/Invite a customer from their lead/)).toBeDefined();
  });
});

describe('an application that is followed', () => {
  const QUOTE = {
    vehicleKind: 'e-rickshaw',
    model: 'Mayuri Pro',
    onRoadPrice: paise(17_500_000),
    loanAmount: paise(13_000_000),
  } as const;
  const itemsBelow = (name: string) => {
    const heading = screen.getByRole('heading', { name });
    return within(heading.parentElement ?? heading)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  it('says whose it is, for what, and who pays, as far as the dealer knows', async () => {
    open(() =>
      applicationOf({
        stage: 'delivery',
        quote: QUOTE,
        lender: { en: 'Tulsi', hi: 'तुलसी' },
        delivery: ISSUED,
        nextAct: 'report-invoice',
      }),
    );
    await openFirst();
    const fact = async (label: string) =>
      (await screen.findByText(label, { selector: 'dt' })).nextSibling?.textContent;
    expect(await fact('Customer')).toBe('Sunita Devi, 98123 45670');
    expect(await fact('Vehicle')).toBe('Mayuri Pro, ₹1,75,000 on the road');
    expect(await fact('Loan by your quote')).toBe('₹1,30,000');
    expect(await fact('Lender')).toBe('Tulsi');
  });

  it('says what is needed from whom, the showroom first, and apart from it what is there', async () => {
    open(() => applicationOf({ wanted: ['bank-statement', 'proforma-invoice', 'form-20'] }));
    await openFirst();
    await screen.findByRole('heading', { name: 'Documents still needed' });
    expect(itemsBelow('From you')).toEqual(['Dealer’s quotation (proforma invoice)']);
    expect(itemsBelow('With the delivery')).toEqual(['Form 20']);
    expect(itemsBelow('From the customer')).toEqual(['Bank statement for six months']);
    expect(itemsBelow('Documents received and checked')).toEqual(['Photo of the customer']);
    const row = screen.getByRole('region', { name: 'Dealer’s quotation (proforma invoice)' });
    expect(within(row).getByText('Still needed.')).toBeDefined();
  });

  it('does not ask for what can be added but is not needed', async () => {
    open(() => applicationOf({ wanted: [] }));
    await openFirst();
    expect(await screen.findByText('Nothing from you or the customer.')).toBeDefined();
    const row = screen.getByRole('region', { name: 'Dealer’s quotation (proforma invoice)' });
    expect(within(row).getByText('Not needed now. You can add it.')).toBeDefined();
  });

  it('has its stages as a list that says where it is', async () => {
    open(() => applicationOf({ stage: 'asked-of-customer' }));
    await openFirst();
    const stages = await screen.findByRole('list', { name: 'Stages of the application' });
    const items = within(stages).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Being filled in Done',
      'Asked of the customer Now',
      'With the lenders Still to come',
      'Agreed Still to come',
      'Delivery Still to come',
      'Paid Still to come',
    ]);
    expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toEqual([
      items[1],
    ]);
  });

  it('that has ended needs nothing, and is on no way', async () => {
    open(() => applicationOf({ stage: 'ended', state: 'CLOSED', canUpload: [] }));
    await openFirst();
    expect(await screen.findByText(/^This application has ended/)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Stages of the application' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Documents still needed' })).toBeNull();
  });
});

describe('the delivery', () => {
  it('takes a chassis number from the stock, and one that is not in it as well', async () => {
    const list = { version: 1, savedAt: 1, savedBy: null, models: [EXAMPLE_PRICED_MODEL] };
    open(() => applicationOf({ stage: 'delivery', delivery: ISSUED, nextAct: 'report-invoice' }), {
      priceList: () => succeed({ list }),
    });
    await openFirst();
    const stock = await screen.findByRole('combobox', { name: 'Vehicle from your stock' });
    await userEvent.type(stock, 'blue');
    await userEvent.click(
      await screen.findByRole('option', { name: 'Tezgati Sawari LFP, Blue, MA1AB2CD3EF456789' }),
    );
    expect(await field(/^Chassis/)).toHaveProperty('value', 'MA1AB2CD3EF456789');
    expect(screen.getByText(/^Tezgati Sawari LFP, Blue. It leaves your stock/)).toBeDefined();
    await userEvent.clear(await field(/^Chassis/));
    await userEvent.type(await field(/^Chassis/), 'ma1 ab2cd 3ef4gh567');
    expect(screen.getByText(/^This number is not in your stock/)).toBeDefined();
    expect(screen.queryByText(/It leaves your stock/)).toBeNull();
  });

  it('says of a vehicle that is in another delivery that it is, and keeps what was typed', async () => {
    open(() => applicationOf({ stage: 'delivery', delivery: ISSUED, nextAct: 'report-invoice' }), {
      reportInvoice: () => fail(refused('vehicle-delivered')),
    });
    await openFirst();
    await userEvent.type(await field(/^Invoice number/), 'INV-2026/17');
    await userEvent.type(await field(/^Chassis/), 'ma1 ab2cd 3ef4gh567');
    await userEvent.type(await field(/^Insurance policy/), 'P 4711');
    await press('Report these');
    expect(
      await screen.findByText(/This chassis number is in another delivery already/),
    ).toBeDefined();
    expect(await field(/^Invoice number/)).toHaveProperty('value', 'INV-2026/17');
  });

  const deskOf = (duty: string) => () =>
    succeed({
      dealer: { id: 'madeup', names: { en: 'Madeup Motors', hi: 'मेडअप मोटर्स' } },
      member: {
        userId: 'RS12345678',
        membership: '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a02',
        name: 'Asha',
        duty,
      },
      details: { version: null, details: NO_DETAILS },
      openLeads: 0,
      dueLeads: 0,
    });
  const INVOICED = { ...ISSUED, state: 'INVOICED' } as const;

  it('lets a manager correct the chassis number with a reason', async () => {
    const asked = open(() => applicationOf({ stage: 'delivery', delivery: INVOICED }), {
      desk: deskOf('manager'),
      correctVehicle: () => fail(refused('vehicle-delivered')),
    });
    await openFirst();
    await press('Correct the chassis number');
    await userEvent.type(await field(/^Right chassis number/), 'ma1 ab2cd 3ef4gh567');
    await press('Correct it');
    expect(await screen.findByText('Please choose a reason.')).toBeDefined();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Why/ }), 'mistyped');
    await press('Correct it');
    expect(await screen.findByText(/in another delivery already/)).toBeDefined();
    expect(asked().find(({ name }) => name === 'correctVehicle')?.body).toMatchObject({
      number: NUMBER,
      version: INVOICED.version,
      chassisNumber: 'MA1AB2CD3EF4GH567',
      reason: 'mistyped',
    });
  });

  it.each([
    ['salesperson', INVOICED],
    ['manager', { ...INVOICED, state: 'PART_PAID', paid: paise(100) } as const],
  ])('offers no correction to a %s where it cannot be made', async (duty, delivery) => {
    open(() => applicationOf({ stage: 'delivery', delivery }), { desk: deskOf(duty) });
    await openFirst();
    expect(await screen.findByText('Photo of the customer')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Correct the chassis number' })).toBeNull();
  });

  it('reports invoice, chassis and insurance with the version that was seen', async () => {
    let isDone = false;
    const asked = open(
      () =>
        applicationOf(
          isDone
            ? {
                stage: 'delivery',
                delivery: { ...ISSUED, state: 'INVOICED', version: 4 },
                nextAct: 'report-delivery',
              }
            : { stage: 'delivery', delivery: ISSUED, nextAct: 'report-invoice' },
        ),
      {
        reportInvoice: () => {
          isDone = true;
          const { payments: _, ...delivery } = ISSUED;
          return succeed({
            number: NUMBER,
            delivery: { ...delivery, state: 'INVOICED', version: 4 },
          });
        },
      },
    );
    await openFirst();
    await userEvent.type(await field(/^Invoice number/), 'INV-2026/17');
    await userEvent.type(await field(/^Chassis/), 'ma1 2345');
    await userEvent.type(await field(/^Insurance policy/), 'P 4711');
    await press('Report these');
    expect(await screen.findByText(/Please enter the 17 letters/)).toBeDefined();
    await userEvent.clear(await field(/^Chassis/));
    await userEvent.type(await field(/^Chassis/), 'ma1 ab2cd 3ef4gh567');
    await press('Report these');
    expect(
      await screen.findByText('You have reported the invoice, chassis and insurance.'),
    ).toBeDefined();
    expect(asked().find(({ name }) => name === 'reportInvoice')?.body).toMatchObject({
      number: NUMBER,
      version: 3,
      invoiceNumber: 'INV-2026/17',
      chassisNumber: 'MA1AB2CD3EF4GH567',
      insurancePolicyNumber: 'P 4711',
    });
    expect(await screen.findByRole('textbox', { name: /^Date of delivery/ })).toBeDefined();
  });

  it('says that something changed meanwhile, and shows the new state', async () => {
    let isCancelled = false;
    open(
      () =>
        applicationOf(
          isCancelled
            ? { stage: 'agreed', delivery: { ...ISSUED, state: 'CANCELLED' } }
            : { stage: 'agreed', nextAct: 'request-delivery-order' },
        ),
      {
        requestDeliveryOrder: () => {
          isCancelled = true;
          return fail({ ...refused('delivery-changed'), message: undefined });
        },
      },
    );
    await openFirst();
    const panel = await screen.findByRole('heading', { name: 'Ask for the delivery order' });
    expect(panel).toBeDefined();
    await press('Ask for the delivery order');
    expect(await screen.findByText(/This has changed in the meantime/)).toBeDefined();
    expect(await screen.findByText(/The delivery order was cancelled/)).toBeDefined();
  });

  it('shows each payment with its reference', async () => {
    const payments = [
      { amount: paise(12_000_000), paidOn: '2026-11-20', reference: 'UTR123456789012' },
    ];
    open(() =>
      applicationOf({
        stage: 'paid',
        delivery: { ...ISSUED, state: 'PAID', paid: paise(12_000_000), payments },
        nextAct: 'complete-delivery',
        canUpload: [],
      }),
    );
    await openFirst();
    const table = await screen.findByRole('table', { name: 'Payments' });
    expect(within(table).getByText('UTR123456789012')).toBeDefined();
    await press('Report the documents');
    expect(screen.getByText('Please tick at least one document.')).toBeDefined();
  });
});

describe('a document of the dealer', () => {
  it('is announced, sent and checked, and its result is shown', async () => {
    const document = 'c7f0f2a4-6a51-4f0e-9d8c-3f2f5d1f6a10';
    let uploaded: FollowedApplication['uploaded'] = [];
    const asked = open(() => applicationOf({ uploaded }), {
      beginDocumentAsDealer: () => succeed({ document, partBytes: 262_144, parts: [1] }),
      finishDocument: () => {
        uploaded = [{ document, kind: 'proforma-invoice', state: 'REFUSED', reason: 'too-large' }];
        return succeed({
          document,
          state: 'REFUSED',
          version: 2,
          reason: 'too-large',
          message: null,
        });
      },
    });
    await openFirst();
    const file = new File(['%PDF-1.7 something'], 'quote.pdf', { type: 'application/pdf' });
    const choice = window.document.querySelector<HTMLInputElement>('input[type=file]');
    if (choice === null) throw new Error('There is nothing to choose a file with.');
    await userEvent.upload(choice, file);
    await press('Send it');
    expect(await screen.findByText(/Not accepted/)).toBeDefined();
    expect(await screen.findByText(/The file is too large/)).toBeDefined();
    const begun = asked().find(({ name }) => name === 'beginDocumentAsDealer')?.body;
    expect(begun).toMatchObject({
      number: NUMBER,
      kind: 'proforma-invoice',
      fileName: 'quote.pdf',
    });
    expect(begun).not.toHaveProperty('version');
  });
});
