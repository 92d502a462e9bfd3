import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { brandIn } from '#renderer/content/product-words.ts';
import { RBI_ILLUSTRATION } from '#domain/testing/published-figures.ts';
import { KeyFactsCard } from '#renderer/features/calculator/key-facts/key-facts-card.tsx';
import type { QuotedLoan } from '#renderer/features/calculator/key-facts/quoted-loan.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

// Only its own words, which proves that it needs no others.
const showInPortal = await portalRenderer({ areas: ['key-facts'] });

const illustration: QuotedLoan = {
  terms: RBI_ILLUSTRATION.terms,
  feeToLender: { kind: 'rupees', value: RBI_ILLUSTRATION.feeToLender, gst: false },
  feeToThirdParty: RBI_ILLUSTRATION.feeToThirdParty,
  currency: 'INR',
  loanType: 'Term loan',
};

function show(over: Partial<QuotedLoan> = {}, schedule: 'none' | 'monthly' = 'none') {
  showInPortal(
    <KeyFactsCard loan={{ ...illustration, ...over }} heading="h2" schedule={schedule} />,
  );
}

const textOf = (element: Element | null) => element?.textContent ?? '';

/** The rows of a table without headings, as label and value. */
const rowsOf = (table: string | RegExp) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [
      textOf(within(row).getByRole('rowheader')),
      textOf(within(row).getByRole('cell')),
    ]);
const valueOf = (table: RegExp, label: RegExp) =>
  rowsOf(table).find(([name]) => label.test(name ?? ''))?.[1];

describe('the worked illustration of the circular', () => {
  it('matches row by row', () => {
    show();
    expect(rowsOf('How the APR is worked out')).toEqual([
      ['Sanctioned amount', '₹20,000'],
      ['Term', '24 months'],
      ['Number of instalments', '24'],
      ['Each instalment', '₹970'],
      ['Interest rate', '15%'],
      ['Total interest over the term', '₹3,274'],
      ['Fees to the lender (A)', '₹240'],
      ['Fees to third parties (B)', '₹160'],
      ['Net disbursed amount: sanctioned less A and B', '₹19,600'],
      ['All instalments: sanctioned plus interest, without fees', '₹23,274'],
      ['Annual percentage rate (APR)', '17.07%'],
    ]);
  });

  it('has the schedule month by month', () => {
    show({}, 'monthly');
    const table = screen.getByRole('table', { name: 'Repayment schedule' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(textOf))).toEqual(
      RBI_ILLUSTRATION.principal.map((principal, at) => [
        String(at + 1),
        formatMoney(RBI_ILLUSTRATION.outstandingBefore[at] ?? NaN),
        formatMoney(principal),
        formatMoney(RBI_ILLUSTRATION.interest[at] ?? NaN),
        '₹970',
      ]),
    );
  });

  it('is marked as indicative at top and bottom, and says whose statement is binding', () => {
    show();
    const card = screen.getByRole('article');
    const paragraphs = [...card.querySelectorAll('p')].map(textOf);
    expect(paragraphs[0]).toBe('Indicative, not an offer');
    expect(paragraphs.at(-1)).toBe('Indicative, not an offer');
    expect(card.textContent).toContain('at least 3 working days');
    expect(card.textContent).toContain('monthly internal rate of return');
  });
});

describe('what a quote leaves open', () => {
  it('is listed as a question to ask', () => {
    show({ feeToLender: null, feeToThirdParty: null });
    const left = [...rowsOf(/^Part 1/), ...rowsOf(/^Part 2/), ...rowsOf(/APR is worked out/)]
      .filter(([, value]) => value === 'Not stated: ask the lender')
      .map(([label]) => label);
    expect(left).toEqual([
      'Disbursal (in stages or at once)',
      'First instalment due',
      'Fixed or floating',
      'If floating: benchmark, spread and reset',
      'Fees to the lender',
      'Fees to third parties through the lender',
      'Penal charges for late payment',
      'Charge for paying the loan off early (foreclosure)',
      'Charge for switching between floating and fixed rate',
      'Recovery agents',
      'Grievance officer of the lender',
      'Transfer of the loan to others, or securitisation',
      'Fees to the lender (A)',
      'Fees to third parties (B)',
    ]);
    expect(valueOf(/^Part 1/, /APR/)).toBe('15% without fees: none are stated');
  });

  it('gives a rate that counts only the stated fees', () => {
    show({ feeToThirdParty: null });
    expect(valueOf(/^Part 1/, /APR/)).toMatch(/^16\.\d\d%, counting the fees that are stated$/);
  });
});

describe('a loan without an annual percentage rate', () => {
  it.each([
    [{ feeToThirdParty: 30_000 }, 'None: no money would reach you'],
    [{ terms: { principal: 0, annualRate: 2, months: 36 } }, 'None: no money would reach you'],
    [{ feeToThirdParty: 19_759.99 }, 'Above 10,000% a year: too high to be stated as a rate'],
  ])('says why, for %j', (over, words) => {
    show({ ...over }, 'monthly');
    expect(valueOf(/APR is worked out/, /APR/)).toBe(words);
    expect(screen.getByRole('article').textContent).not.toMatch(/NaN|Infinity|-₹/);
  });
});

describe('part 1', () => {
  it('gives amounts to the paisa, and the rate with its type', () => {
    show({ rateType: 'fixed', penalCharges: '2% a month', foreclosure: 'None' });
    expect(valueOf(/^Part 1/, /^Each instalment/)).toBe('₹969.73');
    expect(valueOf(/^Part 1/, /^Interest rate/)).toBe('15% a year on the reducing balance');
    expect(valueOf(/^Part 1/, /^Fixed or floating/)).toBe('Fixed');
    expect(valueOf(/^Part 1/, /^If floating/)).toBe('Does not apply: the rate is fixed');
    expect(valueOf(/^Part 1/, /^Penal/)).toBe('2% a month');
    expect(valueOf(/^Part 1/, /foreclosure/)).toBe('None');
  });

  it('shows a fee in percent with its tax', () => {
    show({ feeToLender: { kind: 'percent', value: 1, gst: true } });
    expect(valueOf(/^Part 1/, /^Fees to the lender/)).toBe(
      '₹236.00 (1% of the loan), with 18% GST',
    );
  });
});

describe('part 2', () => {
  it('names the grievance officer of this service and the cooling-off period', () => {
    show();
    expect(valueOf(/^Part 2/, /^Grievance officer of this service/)).toContain(
      brandIn('en').grievanceOfficer.email,
    );
    expect(valueOf(/^Part 2/, /^Cooling-off/)).toContain('At least one day');
    expect(valueOf(/^Part 2/, /^If a complaint/)).toContain('30 days');
    expect(valueOf(/^Part 2/, /^Digital lending service/)).toContain(brandIn('en').name);
  });
});
