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
const PASSWORD = 'correct horse 1';

/** The next person to sign in. */
const comes = (gateway: RecordingGateway, userId: string, token: string) =>
  gateway.answer('/auth-service/login', {
    status: 200,
    body: { responseData: { userId, token } },
  });

const details = (page: Page, person: string) => userDetails({ page }, person);

/** Locks the desk and signs the next person in there; gives that person's page. */
async function takeOver({ app }: Desktop, from: Page) {
  await from.evaluate(() => window.portal.lockDesk());
  const opened = app.waitForEvent('window');
  await signIn({ page: from }).catch(() => GONE);
  const next = await opened;
  await next.waitForURL(`${DESKTOP_ORIGIN}/**`);
  await next.getByRole('heading').first().waitFor();
  await expect.poll(() => from.isClosed()).toBe(true);
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

  comes(gateway, OTHER, OTHER_TOKEN);
  const second = await takeOver(desk, desk.page);
  expect(await tracesIn(second)).toEqual({ ...NOTHING, address: `${DESKTOP_ORIGIN}/dealer-desk` });
  await second.evaluate(() => {
    Reflect.set(window, 'told', 0);
    window.portal.onSessionChange(() => Reflect.set(window, 'told', 1));
  });
  expect(await sessionState({ page: second })).toEqual({ userId: OTHER, keeping: 'keychain' });
  // The session of the one before, which is refused too late, tells the next person's page nothing.
  gateway.answer(DETAILS, { status: 401, body: {} });
  answerLate();
  expect(await details(second, USER_ID)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(await second.evaluate(() => Reflect.get(window, 'told'))).toBe(0);
  expect(await second.evaluate(() => window.portal.deskPeople())).toEqual([
    { userId: USER_ID, numberEnds: null },
    { userId: OTHER, numberEnds: null },
  ]);

  // Back to the first, who has to show who it is.
  comes(gateway, USER_ID, TOKEN);
  const third = await takeOver(desk, second);
  expect((await tracesIn(third)).databases).toEqual(['drafts']);
  await third.evaluate(() => window.portal.lockDesk());
  const locked = { userId: null, lapsed: USER_ID, locked: true, keeping: 'keychain' };
  expect(await sessionState({ page: third })).toEqual(locked);
  const sent = gateway.calls.length;
  expect(await details(third, USER_ID)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(gateway.calls.length).toBe(sent);
  await expect(third.getByRole('dialog', { name: 'This computer is locked' })).toBeVisible();
  await desk.kill();

  // And so still after a restart.
  const again = await launch({ keyring, userDataDir });
  expect(await sessionState(again)).toEqual(locked);
  await signIn(again);
  expect(await sessionState(again)).toEqual({ userId: USER_ID, keeping: 'keychain' });
  const forget = (userId: string) => window.portal.forgetPerson({ userId, mayLoseUnsent: false });
  expect(await again.page.evaluate(forget, OTHER)).toBe('forgotten');
  expect(await again.page.evaluate(() => window.portal.deskPeople())).toHaveLength(1);
});

test('a locked desk keeps its owner’s page until another person has signed in, and asks first', async ({
  gateway,
  launch,
}) => {
  const desk = await launch({ keyring: 'none' });
  const { app, page } = desk;
  await signIn(desk);
  comes(gateway, OTHER, OTHER_TOKEN);
  const other = await takeOver(desk, page);
  comes(gateway, USER_ID, TOKEN);
  const own = await takeOver(desk, other);
  await own.goto(`${DESKTOP_ORIGIN}/support`);
  const name = own.getByRole('textbox', { name: /name/i }).first();
  await name.fill('A customer');
  const lock = own.getByRole('dialog', { name: 'This computer is locked' });
  const unlock = async (by: string) => {
    await lock.getByLabel(/^Password/).fill(PASSWORD);
    await lock.getByRole('button', { name: by }).press('Enter');
  };
  await own.evaluate(() => window.portal.lockDesk());
  await expect(lock).toBeVisible();
  await expect(lock.getByText(/session has ended/)).toHaveCount(0);
  await expect(name).toBeHidden();
  expect(await details(own, USER_ID)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  await expect(lock.getByRole('textbox', { name: 'User ID' })).toHaveCount(0);
  await unlock('Unlock');
  await expect(lock).toHaveCount(0);
  await expect(name).toHaveValue('A customer');
  expect((await details(own, USER_ID)).ok).toBe(true);

  // Neither choosing somebody else nor a sign-in that fails loses anything.
  await own.evaluate(() => window.portal.lockDesk());
  const chooseOther = async () => {
    await lock.getByRole('button', { name: `Sign in as ${OTHER}` }).press('Enter');
    const question = own.getByRole('alertdialog', { name: 'Somebody else takes over?' });
    await expect(question.getByText(/^What user-7 typed .* will be lost/)).toBeVisible();
    await question.getByRole('button', { name: `Sign in as ${OTHER}` }).press('Enter');
  };
  await chooseOther();
  await unlock('Sign in');
  await expect(lock.getByText(`That is not the password of ${OTHER}.`)).toBeVisible();
  expect(await sessionState({ page: own })).toMatchObject({ lapsed: USER_ID, locked: true });
  await lock.getByRole('button', { name: 'Back' }).press('Enter');
  await unlock('Unlock');
  await expect(name).toHaveValue('A customer');

  await own.evaluate(() => window.portal.lockDesk());
  await chooseOther();
  comes(gateway, OTHER, OTHER_TOKEN);
  const opened = app.waitForEvent('window');
  await unlock('Sign in').catch(() => GONE);
  const theirs = await opened;
  await theirs.waitForURL(`${DESKTOP_ORIGIN}/dealer-desk`);
  await expect.poll(() => own.isClosed()).toBe(true);
  await expect.poll(async () => (await sessionState({ page: theirs })).userId).toBe(OTHER);
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
