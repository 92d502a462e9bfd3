import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import { sessionState as state, signIn, userDetails } from '#tests/desktop/people.ts';
import { TOKEN, USER_ID } from '#tests/desktop/recording-gateway.ts';
import { DESKTOP_ORIGIN, type Desktop } from '#tests/processes/launch-desktop.ts';
import { addGoal, card, open, storedKeys } from '#tests/support/pages/consumer-area.ts';
import { startSecretService } from '#tests/processes/secret-service.ts';

/** By what only `addGoal` has written: who is signed out sees sample goals. */
const goalOf = ({ page }: Desktop) =>
  card(page, 'Financial Goals').getByText('₹25,000 of ₹1,00,000', { exact: true });

test('a sign-in survives a restart in the keychain, and only main holds the token', async ({
  gateway,
  keyring,
  launch,
  userDataDir,
}) => {
  const first = await launch({ keyring, userDataDir });
  expect(await signIn(first)).toEqual({ ok: true, value: { userId: USER_ID } });
  expect(await state(first)).toEqual({ userId: USER_ID, keeping: 'keychain' });
  await first.page.goto(`${DESKTOP_ORIGIN}/consumer-profile`);
  await open(first.page, 'My Dashboard');
  await addGoal(first.page);
  await first.app.close();

  const second = await launch({ keyring, userDataDir });
  expect(await state(second)).toEqual({ userId: USER_ID, keeping: 'keychain' });
  expect((await userDetails(second)).ok).toBe(true);
  // Goals were kept with the sign-in.
  await second.page.goto(`${DESKTOP_ORIGIN}/consumer-profile`);
  await open(second.page, 'My Dashboard');
  await expect(goalOf(second)).toBeVisible();
  const call = gateway.calls.at(-1);
  expect(call?.headers.authorization).toBe(TOKEN);
  expect(call?.headers.origin).toBeUndefined();
  expect(await rendererStorage(second)).not.toContain(TOKEN);

  await second.page.getByRole('button', { name: 'Logout' }).click();
  await expect(second.page.getByText('You have been signed out.')).toBeVisible();
  await expect(goalOf(second)).toHaveCount(0);
  expect(await storedKeys(second.page)).toEqual([]);
  await second.app.close();
  const third = await launch({ keyring, userDataDir });
  expect(await state(third)).toEqual({ userId: null, keeping: 'keychain' });
  await third.app.close();
  expect(await filesHolding(userDataDir, TOKEN)).toEqual([]);
});

test('without the system’s keychain library the program starts, says so and works', async ({
  launch,
}) => {
  // A library of that name that is none: loading the one that is installed fails, as where there is none.
  const libraries = await mkdtemp(join(tmpdir(), 'libraries-'));
  await writeFile(join(libraries, 'libsecret-1.so.0'), '');
  try {
    const desktop = await launch({ keyring: 'none', env: { LD_LIBRARY_PATH: libraries } });
    expect(await signIn(desktop)).toEqual({ ok: true, value: { userId: USER_ID } });
    expect(await state(desktop)).toEqual({ userId: USER_ID, keeping: 'memory' });
    expect((await userDetails(desktop)).ok).toBe(true);
    expect(desktop.log()).toContain('"event":"keychain-unavailable"');
  } finally {
    await rm(libraries, { recursive: true });
  }
});

test('a locked keyring is not mistaken for a sign-in that is kept', async ({ launch }) => {
  const keyring = await startSecretService({ locked: true });
  try {
    const desktop = await launch({ keyring });
    expect(await signIn(desktop)).toEqual({ ok: true, value: { userId: USER_ID } });
    expect(await state(desktop)).toEqual({ userId: USER_ID, keeping: 'memory' });
  } finally {
    await keyring.stop();
  }
});

test('a sign-out while the keyring is locked still holds once it is unlocked', async ({
  keyring,
  launch,
  userDataDir,
}) => {
  const options = { keyring, userDataDir } as const;
  const first = await launch(options);
  await signIn(first);
  expect((await state(first)).keeping).toBe('keychain');
  await keyring.lock();
  await first.page.evaluate(() => window.portal.signOut());
  expect((await state(first)).userId).toBeNull();
  await first.app.close();

  await keyring.restart();
  const second = await launch(options);
  expect(await state(second)).toEqual({ userId: null, keeping: 'keychain' });
  await second.app.close();
});

test('a rejected token ends the session, and the page is notified', async ({ gateway, launch }) => {
  const desktop = await launch({ keyring: 'none' });
  await signIn(desktop);
  await desktop.page.evaluate(() => {
    window.portal.onSessionChange(({ userId }) => {
      Reflect.set(globalThis, 'told', userId ?? 'nobody');
    });
  });
  gateway.answer('/user-service/userDetails', { status: 401, body: { message: 'ended' } });
  expect(await userDetails(desktop)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  await expect
    .poll(() => desktop.page.evaluate(() => Reflect.get(globalThis, 'told')))
    .toBe('nobody');
  expect((await state(desktop)).userId).toBeNull();
});

test('signing out works with the gateway gone', async ({ gateway, launch }) => {
  const desktop = await launch({ keyring: 'none' });
  await signIn(desktop);
  await gateway.stop();
  expect(await userDetails(desktop)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  await desktop.page.evaluate(() => window.portal.signOut());
  expect((await state(desktop)).userId).toBeNull();
});

async function rendererStorage({ page }: Desktop): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      document.documentElement.outerHTML,
    ]),
  );
}
