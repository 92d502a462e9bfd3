import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { CORRECTION_REASONS } from '#contract/applications/delivery.ts';
import { parseDay } from '#domain/days.ts';
import { CHASSIS_NUMBER } from '#domain/identifiers.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const messageKey = (key: PlainKey) => key;

export type TypedInvoice = {
  readonly invoiceNumber: string;
  readonly chassisNumber: string;
  readonly insurancePolicyNumber: string;
};

/** A number as sent: in Latin digits, without surrounding spaces. */
const documentNumber = z
  .string()
  .check(
    z.overwrite(withLatinDigits),
    z.trim(),
    z.regex(
      /^[A-Za-z\d](?:[A-Za-z\d /-]{0,38}[A-Za-z\d])?$/,
      messageKey('following.error.documentNumber'),
    ),
  );

/** In capitals and Latin digits without spaces, however it is typed. */
export const tidyChassis = (typed: string): string =>
  withLatinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();

const chassisNumber = z
  .string()
  .check(z.overwrite(tidyChassis), z.regex(CHASSIS_NUMBER, messageKey('following.error.chassis')));

const invoice = z.object({
  invoiceNumber: documentNumber,
  chassisNumber,
  insurancePolicyNumber: documentNumber,
});
export const invoiceRules = zodResolver(invoice);

export type TypedCorrection = { readonly chassisNumber: string; readonly reason: string };

/** The reason that was chosen; null before. */
export const correctionReasonIn = (typed: string) =>
  CORRECTION_REASONS.find((reason) => reason === typed) ?? null;

export const correctionRules = zodResolver(
  z.object({
    chassisNumber,
    reason: z
      .string()
      .check(
        z.refine(
          (typed) => correctionReasonIn(typed) !== null,
          messageKey('following.error.reason'),
        ),
      ),
  }),
);

export type TypedDelivery = { readonly deliveredOn: string };

/** `YYYY-MM-DD` of a day that was typed, today or before; null for any other. */
export function pastDayIn(typed: string): string | null {
  const day = parseDay(typed);
  return day !== null && day <= indianToday() ? day : null;
}

const delivery = z.object({
  deliveredOn: z
    .string()
    .check(z.refine((typed) => pastDayIn(typed) !== null, messageKey('following.error.day'))),
});
export const deliveryRules = zodResolver(delivery);
