import * as z from 'zod';
import {
  type InStaffLanguages,
  LANGUAGES,
  STAFF_LANGUAGES,
  type Language,
} from '#domain/languages.ts';
import { fail, type Result, succeed } from '#contract/result.ts';

const TELEPHONE = /^\+?[1-9][\d ()-]{6,18}$/;

const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}{1,300}$/u, 'is to be one line of at most 300 characters');

/** English and Hindi are there; where another language is not, its pages have the English text. */
export type BrandText = InStaffLanguages & Readonly<Partial<Record<Language, string>>>;

/** What is wrong with a text in some languages. */
const NO_TEXT = `is to be one line of at most 300 characters, or one for each language: {${STAFF_LANGUAGES.map((each) => `"${each}": "…"`).join(', ')}}; ${LANGUAGES.slice(STAFF_LANGUAGES.length).join(', ')} may stand beside these`;

const inEachLanguage = z
  .partialRecord(z.enum(LANGUAGES), line)
  .refine((given) => STAFF_LANGUAGES.every((language) => given[language] !== undefined), NO_TEXT);

const inEveryLanguage = (text: string): BrandText => ({
  ...Object.fromEntries(LANGUAGES.map((language) => [language, text])),
  en: text,
  hi: text,
});

/** What people read: one text for all languages, or one for each. */
const words = z
  .union([line, inEachLanguage], {
    error: NO_TEXT,
  })
  .transform((given): BrandText => {
    if (typeof given === 'string') return inEveryLanguage(given);
    const { en = '', hi = '' } = given;
    return { ...given, en, hi };
  });

const email = z.email('is no email address, such as support@company.in');
const telephone = z.string().regex(TELEPHONE, 'is no telephone number, such as +91 755 400 1234');
const page = z.url({ protocol: /^https$/, error: 'is no address that begins with https://' });

const origin = page.refine(
  (address) => URL.canParse(address) && new URL(address).origin === address,
  {
    error: 'has more than https:// and a name in small letters, such as https://www.company.in',
  },
);

const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'is no colour of the form #1a6b5c')
  .toLowerCase();

const office = z.strictObject({
  label: words.optional(),
  lines: z.array(words).max(4, 'has more than 4 lines').default([]),
  city: words,
  state: words,
  pinCode: z.string().regex(/^[1-9]\d{5}$/, 'is no PIN code of 6 digits, written as "462001"'),
  latitude: z.number().min(6, 'is not in India').max(38, 'is not in India'),
  longitude: z.number().min(68, 'is not in India').max(98, 'is not in India'),
});

const brandSettings = z.strictObject({
  name: words.optional(),
  /** Name in law. */
  legalName: words.optional(),
  tagline: words.optional(),
  region: words.optional(),
  origin: origin.optional(),
  foundedYear: z.int().min(1800).max(2200).optional(),
  emails: z
    .strictObject({
      support: email.optional(),
      partners: email.optional(),
      privacy: email.optional(),
    })
    .optional(),
  phone: telephone.optional(),
  hours: words.optional(),
  headOffice: office.optional(),
  secondOffice: office.nullable().optional(),
  social: z.array(z.strictObject({ network: line, handle: line, url: page })).optional(),
  apps: z
    .strictObject({ android: page.nullable().optional(), iphone: page.nullable().optional() })
    .optional(),
  /** Page that shows the introduction video in a frame. */
  video: page.nullable().optional(),
  grievanceOfficer: z
    .strictObject({
      role: words.optional(),
      name: words.optional(),
      email: email.optional(),
      phone: telephone.optional(),
      hours: words.optional(),
    })
    .optional(),
  colours: z.strictObject({ primary: colour, accent: colour.optional() }).optional(),
  /** File with the logo, beside the settings or by its whole path. */
  logo: z
    .string()
    .regex(/\.(?:svg|png)$/i, 'is no name of an SVG or PNG file, such as logo.svg')
    .optional(),
});

/** What a deployment says of itself. What is absent is as the product has it. */
export type BrandSettings = z.infer<typeof brandSettings>;
export type OfficeSettings = z.infer<typeof office>;

/** The names that the settings leave open: there the product's placeholders stay. */
export const leftOpen = (settings: BrandSettings): readonly string[] =>
  brandSettings.keyof().options.filter((name) => settings[name] === undefined);

/** A text of the brand as pages in a language have it: English where it is not in theirs. */
export const brandTextIn = (text: BrandText, language: Language): string =>
  text[language] ?? text.en;

const isText = (value: object): value is BrandText =>
  STAFF_LANGUAGES.every((each) => each in value);

/** The languages that a text of the settings leaves out, by its place: `tagline: mr, bn`. Pages have the English one there. */
export const leftInEnglish = (settings: BrandSettings): readonly string[] =>
  leftOutIn(settings, '');

function leftOutIn(value: unknown, place: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) {
    const missing = LANGUAGES.filter((language) => value[language] === undefined);
    return missing.length === 0 ? [] : [`${place}: ${missing.join(', ')}`];
  }
  return Object.entries(value).flatMap(([name, part]) =>
    leftOutIn(part, place === '' ? name : `${place}.${name}`),
  );
}

/** Reads brand.json. The problems name the field. */
export function parseBrandSettings(text: string): Result<BrandSettings, readonly string[]> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return fail([error instanceof Error ? error.message : 'is no JSON']);
  }
  const parsed = brandSettings.safeParse(read);
  return parsed.success ? succeed(parsed.data) : fail(parsed.error.issues.map(problemOf));
}

function problemOf({ path, code, message, ...issue }: z.core.$ZodIssue): string {
  const field = path.map(String).join('.');
  if (code === 'unrecognized_keys' && 'keys' in issue) {
    const unknown = issue.keys.map((key) => [field, key].filter((part) => part !== '').join('.'));
    return `${unknown.join(', ')}: is no name of a brand’s settings`;
  }
  return field === '' ? message : `${field}: ${message}`;
}
