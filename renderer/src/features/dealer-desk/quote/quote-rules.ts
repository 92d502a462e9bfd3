import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/languages.ts';
import { parseDay } from '#domain/days.ts';
import { namesAadhaar } from '#domain/identifiers.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { invoicePriceOf, onRoadPriceOf } from '#domain/lending/quote.ts';
import { MAX_AMOUNT, MAX_PRODUCT_MONTHS } from '#domain/lending/values.ts';
import type { SubsidyScheme } from '#domain/lending/subsidy-schemes.ts';
import { paiseIn, wholeIn } from '#domain/typed-amounts.ts';
import {
  TENOR_FIELDS,
  type TypedQuote,
  extraIn,
  monthsIn,
  subsidyIn,
  EXTRAS,
} from '#renderer/features/dealer-desk/quote/typed-quote.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const MAX_MODEL = 120;

type Found = { readonly path: keyof TypedQuote; readonly message: PlainKey };

const isBetween = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most;

const isText = (typed: string, most: number) => isBetween(typed.trim().length, 1, most);

function ownProblems(typed: TypedQuote, schemes: readonly SubsidyScheme[]): readonly Found[] {
  const found: Found[] = [];
  const need = (isFine: boolean, path: keyof TypedQuote, message: PlainKey) => {
    if (!isFine) found.push({ path, message });
  };
  need(
    VEHICLE_KINDS.some((kind) => kind === typed.kind),
    'kind',
    'dealerQuote.error.kind',
  );
  need(isText(typed.model, MAX_MODEL), 'model', 'dealerQuote.error.model');
  need(!namesAadhaar(typed.model), 'model', 'form.aadhaar');
  need(isBetween(paiseIn(typed.price), 1, MAX_AMOUNT), 'price', 'dealerQuote.error.price');
  for (const name of EXTRAS) {
    need(isBetween(extraIn(typed[name]), 0, MAX_AMOUNT), name, 'dealerQuote.error.amount');
  }
  need(subsidyIn(typed, schemes) !== undefined, 'scheme', 'dealerQuote.error.scheme');
  need(isBetween(paiseIn(typed.down), 0, MAX_AMOUNT), 'down', 'dealerQuote.error.down');
  const validUntil = parseDay(typed.validUntil);
  const isValid = validUntil !== null && validUntil >= indianToday();
  need(isValid, 'validUntil', 'dealerQuote.error.valid');
  const isLanguage = LANGUAGES.some((each) => each === typed.language);
  need(isLanguage, 'language', 'form.required');
  return found;
}

function tenorProblems(typed: TypedQuote): readonly Found[] {
  if (monthsIn(typed).length === 0) {
    return [{ path: TENOR_FIELDS[0], message: 'dealerQuote.error.noMonths' }];
  }
  const seen = new Set<number>();
  return TENOR_FIELDS.flatMap((path): readonly Found[] => {
    if (typed[path].trim() === '') return [];
    const months = wholeIn(typed[path]);
    if (months === null || !isBetween(months, 1, MAX_PRODUCT_MONTHS)) {
      return [{ path, message: 'dealerQuote.error.months' }];
    }
    if (seen.has(months)) return [{ path, message: 'dealerQuote.error.sameMonths' }];
    seen.add(months);
    return [];
  });
}

/** What is wrong with the amounts together; nothing while one of them cannot be read. */
function sumProblems(typed: TypedQuote, schemes: readonly SubsidyScheme[]): readonly Found[] {
  const [exShowroomPrice, downPayment] = [paiseIn(typed.price), paiseIn(typed.down)];
  const subsidy = subsidyIn(typed, schemes);
  const [registration, insurance, accessories, discount] = [
    extraIn(typed.registration),
    extraIn(typed.insurance),
    extraIn(typed.accessories),
    extraIn(typed.discount),
  ];
  if (exShowroomPrice === null || subsidy === undefined || discount === null) return [];
  const priced = { exShowroomPrice, discount, subsidy };
  if (invoicePriceOf(priced) < 1) {
    return [{ path: 'discount', message: 'dealerQuote.error.nothingLeft' }];
  }
  if (registration === null || insurance === null || accessories === null) return [];
  const onRoad = onRoadPriceOf({ ...priced, registration, insurance, accessories });
  if (onRoad > MAX_AMOUNT) return [{ path: 'price', message: 'dealerQuote.error.tooHigh' }];
  if (downPayment === null || downPayment < onRoad) return [];
  return [{ path: 'down', message: 'dealerQuote.error.nothingToBorrow' }];
}

/** Everything that keeps a typed quote from being saved, the first of each field. */
export function problemsOf(typed: TypedQuote, schemes: readonly SubsidyScheme[]): readonly Found[] {
  const all = [
    ...ownProblems(typed, schemes),
    ...tenorProblems(typed),
    ...sumProblems(typed, schemes),
  ];
  return all.filter(({ path }, at) => all.findIndex((other) => other.path === path) === at);
}

const typedQuote = z.object({
  kind: z.string(),
  model: z.string(),
  price: z.string(),
  registration: z.string(),
  insurance: z.string(),
  accessories: z.string(),
  discount: z.string(),
  scheme: z.string(),
  down: z.string(),
  months1: z.string(),
  months2: z.string(),
  months3: z.string(),
  validUntil: z.string(),
  language: z.string(),
});

/** By the schemes that run today. */
export const quoteRules = (schemes: readonly SubsidyScheme[]) =>
  zodResolver(
    typedQuote.check((payload) => {
      for (const { path, message } of problemsOf(payload.value, schemes)) {
        payload.issues.push({ code: 'custom', path: [path], message, input: payload.value });
      }
    }),
  );
