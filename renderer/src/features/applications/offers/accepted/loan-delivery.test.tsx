import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { paise } from '#domain/money/money.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { LoanDelivery } from '#renderer/features/applications/offers/accepted/loan-delivery.tsx';
import {
  LOAN_AREAS,
  showWithGateway,
} from '#renderer/features/applications/offers/testing/show-with-gateway.tsx';
import {
  applicationOf,
  deliveryOf,
  NUMBER,
} from '#renderer/features/applications/offers/testing/shown-offers.ts';

const showInPortal = await portalRenderer({ areas: LOAN_AREAS });

const MOTORS = { id: 'madeup-motors', names: { en: 'Madeup Motors', hi: 'काल्पनिक मोटर्स' } };
const OTHER = { id: 'an-other', names: { en: 'An Other', hi: 'कोई और' } };

/** All dealers, one a page. */
const dealersAfter = (body: unknown) =>
  JSON.stringify(body) === JSON.stringify({ after: OTHER.id })
    ? succeed({ dealers: [MOTORS], isLastPage: true })
    : succeed({ dealers: [OTHER], isLastPage: false });
const INVOICE = {
  invoiceNumber: 'INV-1',
  chassisNumber: 'MADEUPCHASS000001',
  insurancePolicyNumber: 'POL-1',
};

const show = (reply: ReturnType<typeof deliveryOf>) =>
  showWithGateway(showInPortal, <LoanDelivery number={NUMBER} />, {
    ownDelivery: () => succeed(reply),
    dealers: dealersAfter,
  });

describe('the delivery order', () => {
  it('a delivery order that is not there yet is explained', async () => {
    show({ dealerId: null, delivery: null });
    expect(await screen.findByText(/There is no delivery order yet/)).toBeDefined();
    expect(screen.getByText(/You have not named a dealer/)).toBeDefined();
  });

  it('is not mentioned once the application ended without one', async () => {
    const asked = showWithGateway(showInPortal, <LoanDelivery number={NUMBER} />, {
      ownDelivery: () => succeed({ dealerId: null, delivery: null }),
      application: () => succeed(applicationOf({ state: 'CLOSED', outcome: 'COOLED_OFF' })),
    });
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(asked.map(({ name }) => name)).toContain('application');
  });

  it.each([
    ['REQUESTED', /has asked the lender for/, /The lender checks/],
    ['ISSUED', /promises your dealer ₹1,19,000/, /The dealer makes the invoice/],
    ['INVOICED', /has made the invoice/, /Compare the chassis number/],
    ['DELIVERED', /You got the vehicle on 5 Dec 2026/, /pays the dealer. You can wait/],
    ['PART_PAID', /paid the dealer ₹50,000 of ₹1,19,000/, /pays the dealer the rest/],
    ['PAID', /paid the dealer the full ₹1,19,000/, /hands in the papers of the vehicle/],
    ['COMPLETE', /Everything is done/, /Pay the instalments on time/],
    ['CANCELLED', /was cancelled/, /the dealer asks for a new one/],
  ] as const)('an order that is %s says so, and who does what next', async (state, words, next) => {
    show(
      deliveryOf({ state, paid: paise(5_000_000), deliveredOn: '2026-12-05', invoice: INVOICE }),
    );
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText(next)).toBeDefined();
  });

  it('shows dealer, prices, numbers and payments', async () => {
    const payments = [
      { amount: paise(5_000_000), paidOn: '2026-12-06', reference: 'UTR0001' },
      { amount: paise(6_900_000), paidOn: '2026-12-08', reference: null },
    ];
    show(deliveryOf({ state: 'PAID', paid: paise(11_900_000), invoice: INVOICE, payments }));
    expect(await screen.findByText('Madeup Motors')).toBeDefined();
    for (const shown of ['₹1,60,000', '₹40,000', ...Object.values(INVOICE)]) {
      expect(screen.getByText(shown)).toBeDefined();
    }
    const table = within(screen.getByRole('table', { name: 'Payments to the dealer' }));
    expect(table.getByText('UTR0001')).toBeDefined();
    expect(table.getByText('No longer kept')).toBeDefined();
  });

  it('a delivery order that cannot be fetched can be asked for again', async () => {
    showWithGateway(showInPortal, <LoanDelivery number={NUMBER} />, {
      ownDelivery: () => fail({ kind: 'unreachable' }),
    });
    expect(await screen.findByText(/There is no connection/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
