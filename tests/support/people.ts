/** What people do in the portal, step by step, as journeys need it. */
import { type Page, expect } from 'playwright/test';
import type { RunningPortal } from '#tests/support/portal.ts';

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
): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile No.' }).fill(mobileNumber);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('textbox', { name: 'OTP' }).fill(await portal.codeFor(mobileNumber));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
}

/** Registers a person from the register page to the consumer area. */
export async function register(page: Page, portal: RunningPortal, person: Person): Promise<void> {
  await verifyPhone(page, portal, person.mobileNumber);
  await expect(page.getByText('2/3')).toBeVisible();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Category').selectOption('Consumer');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Email ID').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('You have successfully registered!')).toBeVisible();
  await expect(page).toHaveURL(/\/consumer-profile$/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
}

/** The value beside a label of the profile. */
export function profileValue(page: Page, label: string) {
  return page
    .getByRole('region', { name: 'Profile' })
    .getByText(label, { exact: true })
    .locator('xpath=following-sibling::dd');
}
