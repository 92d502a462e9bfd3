import { describe, expect, it } from 'vitest';
import { amortise } from '#domain/loans/amortisation.ts';
import { scheduleCsv } from '#domain/loans/schedule-csv.ts';
import { repaymentSchedule } from '#domain/loans/schedule.ts';

const schedule = repaymentSchedule(amortise({ principal: 100_000, annualRate: 12, months: 2 }));
const headings = ['Month', 'Opening', 'Instalment', 'Interest', 'Principal', 'Closing'];

describe('a schedule as a CSV file', () => {
  it('has one line for each month, with two decimals and no grouping', () => {
    expect(scheduleCsv(schedule, headings)).toBe(
      [
        '\uFEFFMonth,Opening,Instalment,Interest,Principal,Closing',
        '1,100000.00,50751.24,1000.00,49751.24,50248.76',
        '2,50248.76,50751.25,502.49,50248.76,0.00',
        '',
      ].join('\r\n'),
    );
  });

  it('quotes headings that hold commas, quotes or line ends', () => {
    expect(scheduleCsv([], ['EMI, ₹', 'the "rest"', 'two\nlines'])).toBe(
      '\uFEFF"EMI, ₹","the ""rest""","two\nlines"\r\n',
    );
  });

  it('disarms headings that begin like a formula', () => {
    expect(scheduleCsv([], ['=1+1', '+1', '-1', '@a', '\tb', '=a,b'])).toBe(
      "\uFEFF'=1+1,'+1,'-1,'@a,'\tb,\"'=a,b\"\r\n",
    );
  });
});
