import * as z from 'zod/mini';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { AMOUNT_UNITS } from '#renderer/features/registration-forms/shared/amounts.ts';
import { parseDay } from '#domain/days.ts';
import {
  MAX_LENGTH,
  address,
  amountOf,
  chosenFrom,
  neededFile,
  neededText,
  pan,
  panOf,
  pastDay,
  read,
} from '#renderer/features/registration-forms/shared/identifier-schemas.ts';
import { companyTypeOfCin, parseCin, yearOfCin } from '#domain/identifiers.ts';
import { email } from '#renderer/ui/form/fields/schemas.ts';

export const COMPANY_TYPES = ['private', 'public'] as const;

const says = (key: PlainKey) => key;

/** Also checked while other fields are wrong: the form always gives every text. */
const atOnce = { path: ['cin'], when: () => true };

/** The fields of spec section 3. `today` gives `YYYY-MM-DD`. */
export const nbfcSchema = (today: () => string) =>
  z
    .object({
      companyName: neededText(MAX_LENGTH.name),
      registeredAddress: address,
      incorporatedOn: pastDay(today),
      companyType: chosenFrom(COMPANY_TYPES),
      cin: read(parseCin, says('nbfc.cinInvalid')),
      companyPan: panOf('company'),
      directorName: neededText(MAX_LENGTH.name),
      directorPan: panOf('person'),
      shareholderName: neededText(MAX_LENGTH.name),
      shareholderPan: pan,
      netWorth: z.string(),
      netWorthUnit: z.enum(AMOUNT_UNITS),
      assetsUnderManagement: z.string(),
      assetsUnit: z.enum(AMOUNT_UNITS),
      officerName: neededText(MAX_LENGTH.name),
      officerEmail: email,
      memorandum: neededFile,
      articles: neededFile,
      businessPlan: neededText(MAX_LENGTH.text),
    })
    .check(
      amountOf('netWorth', 'netWorthUnit'),
      amountOf('assetsUnderManagement', 'assetsUnit'),
      z.refine(({ cin, incorporatedOn }) => agreesOnYear(cin, incorporatedOn), {
        error: says('nbfc.cinYear'),
        ...atOnce,
      }),
      z.refine(({ cin, companyType }) => agreesOnType(cin, companyType), {
        error: says('nbfc.cinType'),
        ...atOnce,
      }),
    );

export type NbfcValues = z.infer<ReturnType<typeof nbfcSchema>>;

/** Whether a CIN was given in the year of incorporation; as long as one of them cannot be read, nothing contradicts. */
function agreesOnYear(cin: string, incorporatedOn: string): boolean {
  const year = yearOfCin(cin);
  const day = parseDay(incorporatedOn);
  return year === null || day === null || day.startsWith(String(year));
}

function agreesOnType(cin: string, companyType: string): boolean {
  const said = companyTypeOfCin(cin);
  return said === null || companyType === '' || said === companyType;
}
