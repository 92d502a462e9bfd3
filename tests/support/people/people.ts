/** What people do in the portal, step by step, as journeys need it. */
import { type Page, expect } from 'playwright/test';
import { type Say, inEnglish } from '#tests/support/in-language.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';

export type Person = {
  readonly mobileNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

export function personWith(mobileNumber: string): Person {
  return {
    mobileNumber,
    firstName: 'Asha',
    lastName: 'Verma',
    email: `asha.${mobileNumber}@example.com`,
    password: `three-wheeler ${mobileNumber}`,
  };
}

/** Types the number, asks for the code, types the code. */
export async function verifyPhone(
  page: Page,
  portal: RunningPortal,
  mobileNumber: string,
  say: Say = inEnglish,
): Promise<void> {
  await page.getByRole('textbox', { name: say('Mobile No.') }).fill(mobileNumber);
  await giveCode(page, portal, mobileNumber, say);
}

/** Requests a code and types it. */
export async function giveCode(
  page: Page,
  portal: RunningPortal,
  mobileNumber: string,
  say: Say = inEnglish,
): Promise<void> {
  await page.getByRole('button', { name: say('Send OTP') }).click();
  await page.getByRole('textbox', { name: say('OTP') }).fill(await portal.codeFor(mobileNumber));
  await page.getByRole('button', { name: say('Verify OTP') }).click();
}

/** Fills in who registers, once the number is proved, and sends it. */
export async function fillInRegistration(
  page: Page,
  person: Person,
  say: Say = inEnglish,
): Promise<void> {
  await page.getByRole('textbox', { name: say('First name'), exact: true }).fill(person.firstName);
  await page.getByRole('textbox', { name: say('Last name'), exact: true }).fill(person.lastName);
  await page.getByLabel(say('Category')).selectOption('CSR');
  await page.getByRole('button', { name: say('Next') }).click();
  await page.getByLabel(say('Email ID')).fill(person.email);
  await page.getByLabel(say('Password')).first().fill(person.password);
  await page.getByLabel(say('Confirm password')).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('Submit') }).click();
}

/** Fills in who registers on the way to an application, for whom the phone is enough, and sends it. */
export async function fillInBriefRegistration(
  page: Page,
  { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>,
  say: Say = inEnglish,
): Promise<void> {
  await page.getByRole('textbox', { name: say('First name'), exact: true }).fill(firstName);
  await page.getByRole('textbox', { name: say('Last name'), exact: true }).fill(lastName);
  await page.getByRole('button', { name: say('Next') }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('Submit') }).click();
}

/** Registers a person from the register page to the consumer area. */
export async function register(page: Page, portal: RunningPortal, person: Person): Promise<void> {
  await verifyPhone(page, portal, person.mobileNumber);
  await expect(page.getByText('2/3')).toBeVisible();
  await fillInRegistration(page, person);
  await expect(page.getByText('You have successfully registered!')).toBeVisible();
  await expect(page).toHaveURL(/\/consumer-profile$/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
}

/** The value next to a label of the profile. */
export function profileValue(page: Page, label: string) {
  return page
    .getByRole('region', { name: 'Profile' })
    .getByText(label, { exact: true })
    .locator('xpath=following-sibling::dd');
}
