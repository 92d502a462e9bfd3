import { expect, it } from 'vitest';
import { consentedApplication } from '#contract/lenders/messages.ts';
import { FIELD_IDS, fieldOf, nameOf } from '#domain/lending/sections.ts';
import type { DataItem } from '#domain/lending/notifications/notices.ts';

const { borrower, vehicle } = consentedApplication.shape;
const { address, identifiers, work, bankAccount } = borrower.shape;

/** The parts of a message, which lenders' systems were built to. */
const WRITTEN = {
  address,
  identifiers,
  'work-and-income': work,
  'bank-account': bankAccount,
  'vehicle-and-prices': vehicle,
} as const;

const namesAs = (item: DataItem) => FIELD_IDS.filter((id) => fieldOf(id).item === item).map(nameOf);

it.each(Object.entries(WRITTEN))('a message has the fields that are sent as %s', (item, part) => {
  const written = Object.keys(part.def.innerType.shape);
  expect(FIELD_IDS.filter((id) => fieldOf(id).item === item).map(nameOf)).toEqual(written);
});

it('a message has name and day of birth where the consent names them', () => {
  const written = Object.keys(borrower.shape);
  expect(written).toEqual(
    expect.arrayContaining([...namesAs('name'), ...namesAs('date-of-birth')]),
  );
});
