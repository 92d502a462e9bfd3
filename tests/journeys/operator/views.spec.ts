/** Views of the queue: saved and shared, several applications at once, the next one after a decision, and the keys. */
import { randomUUID } from 'node:crypto';
import { loanIn } from '#tests/support/people/loans.ts';
import { openAsStaff } from '#tests/support/people/staff.ts';
import { expectNoFaults, press, readMessage } from '#tests/support/pages/staff-pages.ts';
import { expect, test } from '#tests/support/portal.ts';

// Two officers, and three applications of their own.
test.setTimeout(150_000);

test('an officer works through a colleague’s view by keyboard @web', async ({
  browser,
  page,
  portal,
  lenders,
}) => {
  // Only what this test sends is as new.
  const since = Date.now();
  const numbers: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    numbers.push((await loanIn('submitted', { portal, lenders })).number);
  }
  const name = `View ${randomUUID().slice(0, 8)}`;

  await openAsStaff(portal, page, 'operator', `/operator#queue?submittedFrom=${since}&order=due`);
  await expect(page.getByText('3 applications are shown.')).toBeVisible();
  await press(page, 'Columns');
  await page.getByRole('checkbox', { name: 'PIN area' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'PIN area' })).toHaveCount(0);
  await press(page, 'Save as a view');
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('checkbox', { name: 'Share with colleagues' }).check();
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await readMessage(page, `“${name}” is saved.`);
  const own = page.getByRole('link', { name, exact: true });
  await expect(own).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('3 applications are shown.')).toBeVisible();
  await expectNoFaults(page);

  const second = await browser.newPage();
  await openAsStaff(portal, second, 'checker', '/operator#queue');
  await second.getByRole('link', { name: new RegExp(`^${name} \\(from `) }).press('Enter');
  await expect(second.getByText('3 applications are shown.')).toBeVisible();
  await expect(second.getByRole('columnheader', { name: 'PIN area' })).toHaveCount(0);
  const links = second.getByRole('grid').getByRole('link');
  const inOrder = await links.allInnerTexts();
  expect(inOrder.toSorted()).toEqual(numbers.toSorted());
  const [first = '', next = '', last = ''] = inOrder;
  await links.first().focus();
  await second.keyboard.press('x');
  await second.keyboard.press('Shift+ArrowDown');
  await expect(second.getByText('2 selected')).toBeVisible();
  await expectNoFaults(second);
  await second.keyboard.press('c');
  const report = second.getByRole('group', { name: 'What was done' });
  await expect(report).toBeFocused();
  await expect(report).toContainText('2 are yours now.');
  await expectNoFaults(second);
  await report.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(report).toHaveCount(0);

  await second.getByRole('link', { name: first }).press('Enter');
  const way = second.getByRole('navigation', { name: 'Moving through the list' });
  await expect(way).toContainText('1 of 3');
  await expect(second.getByText('ABCPK4821Q')).toBeVisible();
  await expectNoFaults(second);
  await second.keyboard.press('p');
  const days = second.getByRole('dialog', { name: 'When does it come back?' });
  await days.getByRole('button', { name: 'Put it off' }).press('Enter');
  await readMessage(second, 'It comes back on ');
  const done = second.getByRole('region', { name: 'What comes next' });
  await expect(done.getByRole('link', { name: `Next: ${next}` })).toBeVisible();
  await expect(done).toContainText('2 come after it in this list.');
  await expectNoFaults(second);
  await second.keyboard.press('n');
  const heading = second.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Application ${next}`);
  // What is put off is not in the list before its day.
  await expect(way).toContainText('1 of 2');
  await second.keyboard.press('j');
  await expect(heading).toHaveText(`Application ${last}`);
  await expect(way.getByRole('link', { name: `Previous: ${next}` })).toBeVisible();
  await second.keyboard.press('k');
  await expect(heading).toHaveText(`Application ${next}`);

  await second.keyboard.press('?');
  const keys = second.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByRole('region', { name: 'On an application' })).toBeVisible();
  await expectNoFaults(second);
  await keys.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(keys).toHaveCount(0);
  await expect(way).toContainText('1 of 2');
  await second.keyboard.press('u');
  await expect(second.getByRole('row', { name: new RegExp(next) })).toContainText('you');
  await expect(second.getByRole('link', { name: next })).toBeFocused();
  await second.close();

  await press(page, 'Delete');
  const question = page.getByRole('alertdialog', { name: `Delete “${name}”?` });
  await expectNoFaults(page);
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await readMessage(page, `“${name}” is deleted.`);
  await expect(own).toHaveCount(0);
});
