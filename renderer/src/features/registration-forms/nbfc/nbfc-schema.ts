import * as z from 'zod/mini';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { AMOUNT_UNITS } from '#renderer/features/registration-forms/shared/fields/amounts.ts';
import { parseDay } from '#domain/days.ts';
import {
  MAX_LENGTH,
  address,
  amountOf,
  chosenFrom,
  requiredFile,
  pan,
  panOf,
  pastDay,
  read,
} from '#renderer/features/registration-forms/shared/fields/identifier-schemas.ts';
import { companyTypeOfCin, parseCin, yearOfCin } from '#domain/identifiers.ts';
import { email, requiredText } from '#renderer/ui/form/fields/schemas.ts';

export const COMPANY_TYPES = ['private', 'public'] as const;

const messageKey = (key: PlainKey) => key;

/** Runs even while other fields are invalid: every field always has a text. */
const always = { path: ['cin'], when: () => true };

/** The fields of spec section 3. `today` returns `YYYY-MM-DD`. */
export const nbfcSchema = (today: () => string) =>
  z
    .object({
      companyName: requiredText(MAX_LENGTH.name),
      registeredAddress: address,
      incorporatedOn: pastDay(today),
      companyType: chosenFrom(COMPANY_TYPES),
      cin: read(parseCin, messageKey('nbfc.cinInvalid')),
      companyPan: panOf('company'),
      directorName: requiredText(MAX_LENGTH.name),
      directorPan: panOf('person'),
      shareholderName: requiredText(MAX_LENGTH.name),
      shareholderPan: pan,
      netWorth: z.string(),
      netWorthUnit: z.enum(AMOUNT_UNITS),
      assetsUnderManagement: z.string(),
      assetsUnit: z.enum(AMOUNT_UNITS),
      officerName: requiredText(MAX_LENGTH.name),
      officerEmail: email,
      memorandum: requiredFile,
      articles: requiredFile,
      businessPlan: requiredText(MAX_LENGTH.text),
    })
    .check(
      amountOf('netWorth', 'netWorthUnit'),
      amountOf('assetsUnderManagement', 'assetsUnit'),
      z.refine(({ cin, incorporatedOn }) => agreesOnYear(cin, incorporatedOn), {
        error: messageKey('nbfc.cinYear'),
        ...always,
      }),
      z.refine(({ cin, companyType }) => agreesOnType(cin, companyType), {
        error: messageKey('nbfc.cinType'),
        ...always,
      }),
    );

export type NbfcValues = z.infer<ReturnType<typeof nbfcSchema>>;

/** Whether the CIN has the year of incorporation. True while either of them is invalid. */
function agreesOnYear(cin: string, incorporatedOn: string): boolean {
  const year = yearOfCin(cin);
  const day = parseDay(incorporatedOn);
  return year === null || day === null || day.startsWith(String(year));
}

function agreesOnType(cin: string, companyType: string): boolean {
  const said = companyTypeOfCin(cin);
  return said === null || companyType === '' || said === companyType;
}
