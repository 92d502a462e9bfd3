import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type StoredRecord, deskRecord } from '#main/desk/desk-record.ts';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { sessionState, signIn, userDetails } from '#tests/desktop/people.ts';
import { type RecordingGateway, TOKEN, USER_ID } from '#tests/desktop/recording-gateway.ts';
import { NOTHING, leaveTraces, tracesIn } from '#tests/desktop/traces.ts';
import { DESKTOP_ORIGIN, type Desktop } from '#tests/processes/launch-desktop.ts';

const OTHER = 'user-8';
const OTHER_TOKEN = 'token-of-the-other-one';
const DETAILS = '/user-service/userDetails';
const GONE = 'the page was replaced';

/** The next person to sign in. */
const comes = (gateway: RecordingGateway, userId: string, token: string) =>
  gateway.answer('/auth-service/login', {
    status: 200,
    body: { responseData: { userId, token } },
  });

const details = (page: Page, person: string) => userDetails({ page }, person);

/** Makes room at the desk, and gives the page of the next person. */
async function switchTo({ app, page }: Desktop, from: Page | null, person: string | null) {
  const opened = app.waitForEvent('window');
  const asked = (from ?? page).evaluate((to) => window.portal.switchPerson(to), person);
  expect(await asked.catch(() => GONE)).toMatch(/switched|replaced/);
  const next = await opened;
  await next.waitForURL(`${DESKTOP_ORIGIN}/**`);
  await next.getByRole('heading').first().waitFor();
  return next;
}

const recordFile = (folder: string) => {
  const name = readdirSync(folder).find((each) => /^desk-[\da-f]+\.json$/.test(each));
  return join(folder, name ?? 'none');
};
const recordIn = (folder: string): StoredRecord =>
  deskRecord.parse(JSON.parse(readFileSync(recordFile(folder), 'utf8')));

test('the next person finds nothing of the previous one, who returns to the page as it was', async ({
  gateway,
  keyring,
  launch,
  userDataDir,
}) => {
  const desk = await launch({ keyring, userDataDir });
  await signIn(desk);
  await leaveTraces(desk.page);
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  gateway.answer(DETAILS, { status: 200, body: { late: true }, after: late });
  void details(desk.page, USER_ID).catch(() => GONE);
  await expect.poll(() => gateway.calls.at(-1)?.path).toBe(DETAILS);

  const second = await switchTo(desk, null, null);
  expect(desk.page.isClosed()).toBe(true);
  expect(await tracesIn(second)).toEqual({ ...NOTHING, address: `${DESKTOP_ORIGIN}/login` });
  await second.evaluate(() => {
    Reflect.set(window, 'told', 0);
    window.portal.onSessionChange(() => Reflect.set(window, 'told', 1));
  });
  expect(await sessionState({ page: second })).toEqual({ userId: null, keeping: 'keychain' });
  // The session of the one before, which is refused too late, tells the next person's page nothing.
  gateway.answer(DETAILS, { status: 401, body: {} });
  answerLate();
  expect(await details(second, USER_ID)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(await second.evaluate(() => Reflect.get(window, 'told'))).toBe(0);

  comes(gateway, OTHER, OTHER_TOKEN);
  expect(await signIn({ page: second })).toMatchObject({ value: { userId: OTHER } });
  expect(await second.evaluate(() => window.portal.deskPeople())).toEqual([
    { userId: USER_ID, numberEnds: null },
    { userId: OTHER, numberEnds: null },
  ]);

  // Back to the first, who has to show who it is.
  const third = await switchTo(desk, second, USER_ID);
  const locked = { userId: null, lapsed: USER_ID, locked: true, keeping: 'keychain' };
  expect(await sessionState({ page: third })).toEqual(locked);
  const sent = gateway.calls.length;
  expect(await details(third, USER_ID)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(gateway.calls.length).toBe(sent);
  expect((await tracesIn(third)).databases).toEqual(['drafts']);
  await expect(third.getByRole('dialog', { name: 'This computer is locked' })).toBeVisible();
  await desk.kill();

  // And so still after a restart.
  const again = await launch({ keyring, userDataDir });
  expect(await sessionState(again)).toEqual(locked);
  comes(gateway, USER_ID, TOKEN);
  await signIn(again);
  expect(await sessionState(again)).toEqual({ userId: USER_ID, keeping: 'keychain' });
  const forget = (userId: string) => window.portal.forgetPerson({ userId, mayLoseUnsent: false });
  expect(await again.page.evaluate(forget, OTHER)).toBe('forgotten');
  expect(await again.page.evaluate(() => window.portal.deskPeople())).toHaveLength(1);
});

test('a locked desk keeps its owner’s page, and opens a new one for another person', async ({
  gateway,
  launch,
}) => {
  const desk = await launch({ keyring: 'none' });
  const { app, page } = desk;
  await signIn(desk);
  await page.goto(`${DESKTOP_ORIGIN}/support`);
  const name = page.getByRole('textbox', { name: /name/i }).first();
  await name.fill('A customer');
  await page.evaluate(() => window.portal.lockDesk());
  const lock = page.getByRole('dialog', { name: 'This computer is locked' });
  await expect(lock).toBeVisible();
  await expect(name).toBeHidden();
  expect(await details(page, USER_ID)).toEqual({ ok: false, failure: { kind: 'signed-out' } });

  await lock.getByRole('tab', { name: 'User Id' }).click();
  const unlock = async (by: Page) => {
    await by.getByRole('textbox', { name: 'User ID' }).fill('asha@mail.example');
    await by.getByLabel(/^Password/).fill('correct horse 1');
    await by.getByRole('button', { name: 'Login' }).click();
  };
  await unlock(page);
  await expect(lock).toHaveCount(0);
  await expect(name).toHaveValue('A customer');
  expect((await details(page, USER_ID)).ok).toBe(true);

  await page.evaluate(() => window.portal.lockDesk());
  await lock.getByRole('tab', { name: 'User Id' }).click();
  comes(gateway, OTHER, OTHER_TOKEN);
  const opened = app.waitForEvent('window');
  await unlock(page).catch(() => GONE);
  const other = await opened;
  await other.waitForURL(`${DESKTOP_ORIGIN}/dealer-desk`);
  await expect.poll(() => page.isClosed()).toBe(true);
  await expect.poll(async () => (await sessionState({ page: other })).userId).toBe(OTHER);
});

test('an unattended desk is locked, and stays locked after a restart', async ({
  keyring,
  launch,
  userDataDir,
}) => {
  const options = { keyring, userDataDir } as const;
  const first = await launch(options);
  await signIn(first);
  expect((await sessionState(first)).userId).toBe(USER_ID);
  await first.app.close();
  const record = recordIn(userDataDir);
  writeFileSync(
    recordFile(userDataDir),
    JSON.stringify({ ...record, lastSeen: record.lastSeen - 11 * 60_000 }),
  );
  const second = await launch(options);
  expect(await sessionState(second)).toMatchObject({ userId: null, locked: true });
  // The computer's own lock locks an open desk.
  await signIn(second);
  await second.app.evaluate(({ powerMonitor }) => powerMonitor.emit('lock-screen'));
  await expect.poll(() => sessionState(second)).toMatchObject({ locked: true });
  await second.app.close();
});
