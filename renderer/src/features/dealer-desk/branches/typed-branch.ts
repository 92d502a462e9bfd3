import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { type BranchDetails, MAX_BRANCH_NAME } from '#domain/lending/dealer-branches.ts';
import { DEALER_PHONE, MAX_ADDRESS } from '#domain/lending/dealer-details.ts';

export type TypedBranch = Readonly<Record<keyof BranchDetails, string>>;

export const NEW_BRANCH: TypedBranch = { name: '', address: '', district: '', phone: '' };

export const typedBranchOf = ({ name, address, district, phone }: BranchDetails): TypedBranch => ({
  name,
  address: address ?? '',
  district: district ?? '',
  phone: phone ?? '',
});

const textOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** What was typed; valid as far as `branchRules` says so. */
export const branchIn = ({ name, address, district, phone }: TypedBranch): BranchDetails => ({
  name: name.trim(),
  address: textOf(address),
  district: textOf(district),
  phone: textOf(withLatinDigits(phone)),
});

const optional = (isFine: (text: string) => boolean, message: string) =>
  z.string().check(z.refine((text) => text.trim() === '' || isFine(text.trim()), message));

export const branchRules = zodResolver(
  z.object({
    name: z.string().check(
      z.refine((text) => {
        const { length } = text.trim();
        return length > 0 && length <= MAX_BRANCH_NAME;
      }, 'dealerBranches.error.name'),
    ),
    address: optional((text) => text.length <= MAX_ADDRESS, 'dealerBranches.error.address'),
    district: optional((text) => text.length <= MAX_BRANCH_NAME, 'dealerBranches.error.district'),
    phone: optional(
      (text) => DEALER_PHONE.test(withLatinDigits(text)),
      'dealerBranches.error.phone',
    ),
  }),
);
