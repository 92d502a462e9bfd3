/** Leads of a running portal with a saved quote. */
import { randomUUID } from 'node:crypto';
import { callGateway } from '#contract/call-gateway.ts';
import { saveLead, saveQuote } from '#contract/dealers/leads.ts';
import { daysAfter, indianDayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { paise } from '#domain/money/money.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';

/** A lead with one quote that the sample lenders lend for, in the customer's language. Gives its ID and the quote's link. */
export async function savedQuoteOf(
  portal: RunningPortal,
  token: string,
  name: string,
  language: Language = 'hi',
): Promise<{ readonly lead: string; readonly link: string }> {
  const lead = randomUUID();
  const credentials = { token, phoneProof: null };
  const values = {
    name,
    mobileNumber: newMobileNumber(),
    vehicleKind: 'e-rickshaw',
    language,
    note: 'wife decides',
    status: { state: 'OPEN', next: null },
  } as const;
  const body = { requestId: randomUUID(), lead, version: null, values, isDuplicateKnown: false };
  const noted = await callGateway({ ...portal, fetch }, saveLead, body, credentials);
  if (!noted.ok) throw new Error(`the lead is refused: ${noted.failure.kind}`);
  const quoted = await callGateway(
    { ...portal, fetch },
    saveQuote,
    {
      requestId: randomUUID(),
      quote: randomUUID(),
      lead,
      terms: {
        vehicleKind: 'e-rickshaw',
        model: 'Sawari Plus',
        exShowroomPrice: paise(160_000_00),
        registration: paise(6_000_00),
        insurance: paise(7_500_00),
        accessories: paise(0),
        discount: paise(3_000_00),
        subsidy: null,
        downPayment: paise(40_000_00),
        months: [12, 24, 36],
        validUntil: daysAfter(indianDayOf(Date.now()), 15),
        language,
      },
    },
    credentials,
  );
  if (!quoted.ok || quoted.value.link === null) throw new Error('the quote has no link');
  return { lead, link: quoted.value.link };
}
