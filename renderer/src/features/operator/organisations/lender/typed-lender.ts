import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { type Lender, lender as lenderSchema } from '#domain/lending/catalogue/product.ts';
import type { SavedLender } from '#renderer/features/operator/organisations/lender/lender-system.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { noAadhaar } from '#renderer/ui/form/fields/schemas.ts';

/** A lender as typed. */
export type TypedLender = {
  readonly id: string;
  readonly en: string;
  readonly hi: string;
  readonly kind: string;
  readonly website: string;
  readonly officerEn: string;
  readonly officerHi: string;
  readonly email: string;
  readonly phone: string;
  /** `changedAt` of the lender that it was typed over, kept with the rest; empty for a new one. */
  readonly over: string;
};

/** What is typed for an existing lender, in the order of the form, with its label. */
export const LENDER_FIELDS = [
  ['en', 'productTerms.nameEn'],
  ['hi', 'productTerms.nameHi'],
  ['website', 'organisations.website'],
  ['officerEn', 'organisations.officerEn'],
  ['officerHi', 'organisations.officerHi'],
  ['email', 'organisations.email'],
  ['phone', 'organisations.phone'],
] as const satisfies readonly (readonly [keyof TypedLender, PlainKey])[];

export function typedLenderOf(saved: SavedLender | null): TypedLender {
  const lender = saved?.lender;
  return {
    over: String(saved?.changedAt ?? ''),
    id: lender?.id ?? '',
    en: lender?.names.en ?? '',
    hi: lender?.names.hi ?? '',
    kind: lender?.isSample === true ? 'sample' : 'real',
    website: lender?.website ?? 'https://',
    officerEn: lender?.grievanceOfficer.names.en ?? '',
    officerHi: lender?.grievanceOfficer.names.hi ?? '',
    email: lender?.grievanceOfficer.email ?? '',
    phone: lender?.grievanceOfficer.phone ?? '',
  };
}

/** What was typed, as a lender; the rules of the form say whether it is one. */
export const lenderOf = (typed: TypedLender): Lender => ({
  id: typed.id,
  names: { en: typed.en, hi: typed.hi },
  isSample: typed.kind === 'sample',
  website: typed.website.trim(),
  grievanceOfficer: {
    names: { en: typed.officerEn, hi: typed.officerHi },
    email: typed.email,
    phone: typed.phone,
  },
});

const MESSAGES: Readonly<
  Record<string, { readonly field: keyof TypedLender; readonly message: PlainKey }>
> = {
  id: { field: 'id', message: 'catalogue.error.id' },
  'names.en': { field: 'en', message: 'productForm.error.name' },
  'names.hi': { field: 'hi', message: 'productForm.error.name' },
  website: { field: 'website', message: 'organisations.error.website' },
  'grievanceOfficer.names.en': { field: 'officerEn', message: 'productForm.error.name' },
  'grievanceOfficer.names.hi': { field: 'officerHi', message: 'productForm.error.name' },
  'grievanceOfficer.email': { field: 'email', message: 'form.email' },
  'grievanceOfficer.phone': { field: 'phone', message: 'organisations.error.phone' },
};

const text = z.string();
const name = text.check(noAadhaar());
const typedLender = z.object({
  id: text,
  en: name,
  hi: name,
  kind: text,
  website: text,
  officerEn: name,
  officerHi: name,
  email: text,
  phone: text,
  over: text,
});

/** The rules of the form are those of a lender. */
export const lenderRules = zodResolver(
  typedLender.check(({ value, issues }) => {
    const refuse = (field: keyof TypedLender, message: PlainKey) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    for (const { path } of lenderSchema.safeParse(lenderOf(value)).error?.issues ?? []) {
      const found = MESSAGES[path.join('.')];
      if (found !== undefined) refuse(found.field, found.message);
    }
  }),
);
