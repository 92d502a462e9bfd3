/**
 * English. What a loan costs, line by line, and what each line contains. Statements, pages, sheets and files all take their labels from
 * here, so that no two amounts bear the same name.
 */
export const cost = {
  cost: {
    amount: 'Loan amount',
    deducted: 'Taken from the loan: fees with tax',
    disbursed: 'In hand: what the lender pays out',
    separate: 'Paid separately, not out of the loan',
    instalment: 'Instalment a month',
    instalmentPerDay: 'To put aside each working day (25 a month)',
    interest: 'Interest over the whole tenure',
    allFees: 'All fees: taken from the loan and paid separately',
    totalCost: 'Total cost: interest and all fees',
    totalPaid: 'Total paid: all instalments and what is paid separately',
    apr: 'APR (all costs in one yearly rate)',
    repaid: 'All instalments: loan amount and interest, without what is paid separately',
    lessAllFees:
      'Net disbursed amount by RBI’s rule for the APR: loan amount less all fees, also those paid separately',
    title: 'What this loan costs',
    open: 'All costs, line by line',
    openOf: 'All costs, line by line: {{loan}}',
    part: '{{name}}: {{amount}}',
    times: '{{count}} × {{amount}}',
  },
} as const;
