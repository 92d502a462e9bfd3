import { expect, it } from 'vitest';
import { consentedParts } from '#renderer/features/lender/case/consented-facts.ts';
import { openedCase } from '#renderer/features/lender/testing/opened-case.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';

const { translator } = await loadEdition('en', '', { areas: ['staff', 'apply', 'lender-inbox'] });

const { content, product } = openedCase();
if (content === null) throw new Error('the example shows nothing');
const parts = new Map(
  consentedParts(content, product, translator).map(({ name, facts }) => [name, facts]),
);

it('says what each amount is for, and what was not answered', () => {
  expect(parts.get('work')).toEqual([
    { label: 'Work', value: 'Other', missing: null },
    { label: 'Months in this work', value: null, missing: 'not-answered' },
    { label: 'Income', value: '₹1,200 a working day', missing: null },
    { label: 'Costs, for work and household', value: '₹400 a working day', missing: null },
    { label: 'People who live on this income', value: '0', missing: null },
  ]);
});

it('says which facts of a person are not shared', () => {
  expect(parts.get('borrower')).toEqual([
    { label: 'Full name', value: 'Madeup Borrower', missing: null },
    { label: 'Mobile number', value: '9812345670', missing: null },
    { label: 'Date of birth', value: null, missing: 'not-shared' },
  ]);
});

it('has nothing of a part that is not shared at all', () => {
  const unshared = [...parts].filter(([, facts]) => facts === null).map(([name]) => name);
  expect(unshared).toEqual(['address', 'identifiers', 'vehicle', 'bank']);
});
