import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { nbfcSchema } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';

const schema = nbfcSchema(() => '2026-11-21');

const file = { kind: 'accepted', file: new File(['%PDF-'], 'memorandum.pdf'), format: 'pdf' };
const GOOD = {
  companyName: ' Setu Finance Private Limited ',
  registeredAddress: '12 Station Road, Nagpur 440 001',
  incorporatedOn: '5/11/2008',
  companyType: 'private',
  cin: 'u72900ka2008ptc046374',
  companyPan: 'aabcr 1234 f',
  directorName: 'Asha Verma',
  directorPan: 'acupa7085r',
  shareholderName: 'Setu Holdings',
  shareholderPan: 'AABCR1234F',
  netWorth: '2.5',
  netWorthUnit: 'crore',
  assetsUnderManagement: '40',
  assetsUnit: 'crore',
  officerName: 'Ravi Rao',
  officerEmail: 'Ravi@Example.com',
  memorandum: file,
  articles: file,
  businessPlan: 'Loans for three-wheelers in Vidarbha.',
};

/** The issues by field. */
function issuesOf(over: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const parsed = z.safeParse(schema, { ...GOOD, ...over });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

it('accepts a complete form, and writes identifiers in their official form', () => {
  const parsed = z.parse(schema, GOOD);
  expect(parsed).toMatchObject({
    companyName: 'Setu Finance Private Limited',
    incorporatedOn: '2008-11-05',
    cin: 'U72900KA2008PTC046374',
    companyPan: 'AABCR1234F',
    directorPan: 'ACUPA7085R',
    officerEmail: 'ravi@example.com',
  });
});

it('requires every field', () => {
  const empty = Object.fromEntries(Object.keys(GOOD).map((name) => [name, '']));
  const issues = issuesOf({
    ...empty,
    netWorthUnit: 'crore',
    assetsUnit: 'crore',
    memorandum: null,
    articles: null,
  });
  const asked = Object.keys(GOOD).filter((name) => !name.endsWith('Unit'));
  expect(new Set(Object.keys(issues))).toEqual(new Set(asked));
  expect(issues).toMatchObject({
    netWorth: 'form.required',
    memorandum: 'forms.rules.file',
    companyType: 'forms.rules.choose',
  });
});

describe('the cross-check', () => {
  it('compares the year in the CIN with the date of incorporation', () => {
    expect(issuesOf({ incorporatedOn: '5/11/2009' })).toEqual({ cin: 'nbfc.cinYear' });
    expect(issuesOf({ incorporatedOn: '31/12/2008' })).toEqual({});
  });

  it('compares the CIN with the company type', () => {
    expect(issuesOf({ companyType: 'public' })).toEqual({ cin: 'nbfc.cinType' });
    expect(issuesOf({ companyType: 'public', cin: 'U72900KA2008PLC046374' })).toEqual({});
    expect(issuesOf({ companyType: 'private', cin: 'U72900KA2008PLC046374' })).toEqual({
      cin: 'nbfc.cinType',
    });
    expect(issuesOf({ companyType: 'public', cin: 'U72900KA2008GOI046374' })).toEqual({});
  });

  it('runs while other fields are still invalid', () => {
    expect(issuesOf({ companyName: '', memorandum: null, companyType: 'public' })).toMatchObject({
      cin: 'nbfc.cinType',
    });
  });

  it('distinguishes a company’s PAN from a person’s', () => {
    expect(issuesOf({ companyPan: 'ACUPA7085R' })).toEqual({
      companyPan: 'forms.rules.panCompany',
    });
    expect(issuesOf({ directorPan: 'AABCR1234F' })).toEqual({
      directorPan: 'forms.rules.panPerson',
    });
    expect(issuesOf({ shareholderPan: 'ACUPA7085R' })).toEqual({});
  });
});

it.each([
  [{ companyPan: 'ABMXA3211G' }, { companyPan: 'forms.rules.pan' }],
  [{ directorPan: 'ABMPA32111' }, { directorPan: 'forms.rules.pan' }],
  [{ cin: '12345' }, { cin: 'nbfc.cinInvalid' }],
  [{ incorporatedOn: '31/02/2008' }, { incorporatedOn: 'forms.rules.noSuchDay' }],
  [{ registeredAddress: 'Station Road' }, { registeredAddress: 'forms.rules.address' }],
  [{ officerEmail: 'ravi@' }, { officerEmail: 'form.email' }],
  [{ netWorth: 'plenty' }, { netWorth: 'forms.rules.amount' }],
  [{ netWorth: '-2' }, { netWorth: 'forms.rules.amount' }],
  [{ netWorth: '900000000' }, { netWorth: 'forms.rules.amountTooLarge' }],
  [{ businessPlan: 'x'.repeat(4001) }, { businessPlan: 'form.tooLong 4000' }],
  [
    { memorandum: { kind: 'refused', name: 'virus.pdf', why: 'otherFormat' } },
    { memorandum: 'forms.rules.file' },
  ],
])('rejects %j', (over, issues) => expect(issuesOf(over)).toEqual(issues));

it('rejects a day in the future', () => {
  expect(issuesOf({ incorporatedOn: '22/11/2026', cin: 'U72900KA2026PTC046374' })).toEqual({
    incorporatedOn: 'forms.rules.dayAhead',
  });
  expect(issuesOf({ incorporatedOn: '21/11/2026', cin: 'U72900KA2026PTC046374' })).toEqual({});
});
