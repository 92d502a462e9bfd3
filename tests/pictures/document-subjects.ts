/** Pictures of files that cannot be sent as they are. */
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import type { Look, Subject } from '#tests/pictures/look.ts';
import { inAnyLanguage } from '#tests/support/in-language.ts';
import { chooseFile } from '#tests/support/pages/application-documents.ts';
import type { Loan } from '#tests/support/people/loans.ts';
import {
  PDF_PASSWORD,
  type SampleFile,
  heicPicture,
  lockedStatement,
  photographedLetter,
} from '#tests/support/samples/sample-files.ts';

const STATEMENT = await inAnyLanguage('Bank statement for six months');
const ADDRESS = await inAnyLanguage('Proof of address');
const WRONG = await inAnyLanguage(
  'The PDF does not open with this password. Please check it: capital and small letters are different.',
);
const BLURRED = await inAnyLanguage(
  'The picture looks blurred. Please hold the phone still, and wait until the writing is sharp.',
);

const path = ({ number }: Loan) => `/apply?number=${number}#documents`;

async function choose(page: Page, name: RegExp, file: SampleFile): Promise<Locator> {
  const row = page.getByRole('region', { name });
  await chooseFile(page, row, file);
  return row;
}

const chooseStatement = async (page: Page) => choose(page, STATEMENT, await lockedStatement());

const looks: readonly Look[] = [
  {
    name: 'locked',
    path,
    open: async (page) => {
      const row = await chooseStatement(page);
      await row.locator('input[type="password"], input[type="text"]').first().waitFor();
    },
  },
  {
    name: 'locked-wrong',
    path,
    open: async (page) => {
      const password = (await chooseStatement(page)).locator('form input').first();
      await password.fill('wrong');
      await password.press('Enter');
      await page.getByText(WRONG).waitFor();
    },
  },
  {
    name: 'locked-pages',
    path,
    open: async (page) => {
      const row = await chooseStatement(page);
      const password = row.locator('form input').first();
      await password.fill(PDF_PASSWORD);
      await password.press('Enter');
      await row.getByRole('img').first().waitFor();
    },
  },
  {
    name: 'heic',
    path,
    open: async (page) => {
      const row = await choose(page, ADDRESS, await heicPicture('IMG_0001.jpg'));
      await row.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    },
  },
  {
    name: 'blurred',
    path,
    open: async (page) => {
      const buffer = await sharp(await photographedLetter())
        .blur(3)
        .jpeg()
        .toBuffer();
      const row = await choose(page, ADDRESS, {
        name: 'letter.jpg',
        mimeType: 'image/jpeg',
        buffer,
      });
      await row.getByRole('status').filter({ hasText: BLURRED }).waitFor();
    },
  },
];

export const DOCUMENT_SUBJECT: Subject = {
  name: 'unreadable files',
  state: 'complete-draft',
  looks,
};
