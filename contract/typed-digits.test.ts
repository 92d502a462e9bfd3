import { describe, expect, it } from 'vitest';
import { invoiced } from '#contract/applications/delivery.ts';
import { confirmEmail } from '#contract/email-calls.ts';
import { addContactUs, login } from '#contract/gateway.ts';
import { pin } from '#contract/kiosk.ts';
import { reportPayment } from '#contract/lenders/calls.ts';
import { sections } from '#domain/lending/sections.ts';

const REQUEST = 'a-request-of-16-characters';

describe('what people type in the digits of their script', () => {
  it('is a mobile number, a phone number, a code or a PIN in Latin digits', () => {
    expect(
      login.body.parse({ mobileNumber: '৯৮৭৬৫ ৪৩২১০', password: null, userId: null }).mobileNumber,
    ).toBe('9876543210');
    const message = { txnDate: '21/11/2026', name: 'Asha', email: '', category: 'x', remarks: 'y' };
    expect(addContactUs.body.parse({ ...message, phone: '۰۷۵۵ ۴۰۰۰۰۰۰' }).phone).toBe(
      '0755 4000000',
    );
    expect(confirmEmail.body.parse({ email: 'asha@example.com', code: '௧௨௩௪௫௬' }).code).toBe(
      '123456',
    );
    expect(pin.parse('१२३४')).toBe('1234');
  });

  it('is an answer of the application in Latin digits', () => {
    const { identity, address, bank } = sections;
    expect(identity.shape.aadhaarLastFour.parse('१२३४')).toBe('1234');
    expect(identity.shape.drivingLicence.parse('RJ14 ২০১১0012345 ')).toBe('RJ14 20110012345');
    expect(address.shape.pinCode.parse('٣٠٢ ٠٠١')).toBe('302001');
    expect(bank.shape.accountNumber.parse('௧௨௩௪௫௬௭௮௯')).toBe('123456789');
    expect(bank.shape.ifsc.parse('sbin۰۰۰۱۲۳۴')).toBe('SBIN0001234');
    expect(identity.shape.aadhaarLastFour.safeParse('१२३').success).toBe(false);
  });

  it('is an invoice’s and a chassis number in Latin digits', () => {
    const typed = {
      requestId: REQUEST,
      number: 'LA2611230001',
      version: 1,
      invoiceNumber: 'INV/१२',
      chassisNumber: 'MA1AB১২৩৪৫৬৭৮৯০12',
      insurancePolicyNumber: '௧௨௩',
    };
    expect(invoiced.parse(typed)).toMatchObject({
      invoiceNumber: 'INV/12',
      chassisNumber: 'MA1AB123456789012',
      insurancePolicyNumber: '123',
    });
  });
});

it('a lender’s message is read as it is, so that its signature is of what counts', () => {
  const sent = {
    requestId: REQUEST,
    number: 'LA2611230001',
    version: 1,
    amount: 100,
    reference: 'SBINR52026112300',
    paidOn: '2026-11-23',
  };
  expect(reportPayment.body.safeParse(sent).success).toBe(true);
  for (const other of [{ reference: 'SBINR५2026112300' }, { paidOn: '२०२६-11-23' }]) {
    expect(reportPayment.body.safeParse({ ...sent, ...other }).success).toBe(false);
  }
});
