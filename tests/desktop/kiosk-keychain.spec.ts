/** A visitor's token in a kiosk's keychain: sealed with a key that ends with the visit, or with the program. */
import { KEYCHAIN_SERVICE } from '#main/session/keychain-vault.ts';
import { VISIT_ACCOUNT } from '#main/session/visit-vault.ts';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import { kioskConfiguration, nextVisit } from '#tests/desktop/kiosk.ts';
import { sessionState, signIn, userDetails } from '#tests/desktop/people.ts';
import { TOKEN, USER_ID } from '#tests/desktop/recording-gateway.ts';
import type { Desktop } from '#tests/processes/launch-desktop.ts';
import type { SecretService } from '#tests/processes/secret-service.ts';

const entries = (keyring: SecretService) => keyring.entries(KEYCHAIN_SERVICE);
const entryOfVisit = async (keyring: SecretService) =>
  (await entries(keyring))[VISIT_ACCOUNT] ?? null;

const endVisit = (kiosk: Desktop) =>
  nextVisit(kiosk, () => kiosk.page.evaluate(() => window.portal.endVisit()));

test('the token lies in the keychain only sealed, and in no file', async ({
  gateway,
  keyring,
  launch,
}) => {
  const kiosk = await launch({ keyring, configuration: await kioskConfiguration() });
  await signIn(kiosk);
  expect(await sessionState(kiosk)).toEqual({ userId: USER_ID, keeping: 'memory' });
  expect((await userDetails(kiosk)).ok).toBe(true);
  expect(gateway.calls.at(-1)?.headers.authorization).toBe(TOKEN);

  const lies = Object.values(await entries(keyring));
  expect(await entryOfVisit(keyring)).not.toBeNull();
  for (const text of lies) {
    const bytes = Buffer.from(text, 'base64').toString('latin1');
    expect(`${text} ${bytes}`).not.toContain(TOKEN);
    expect(`${text} ${bytes}`).not.toContain(USER_ID);
  }
  expect(kiosk.log()).not.toContain('keychain-unavailable');
  expect(await filesHolding(kiosk.userDataDir, TOKEN)).toEqual([]);
});

test('the end of the visit removes it, and the next visitor is nobody', async ({
  keyring,
  launch,
}) => {
  const kiosk = await launch({ keyring, configuration: await kioskConfiguration() });
  await signIn(kiosk);
  const first = await entryOfVisit(keyring);
  expect(first).not.toBeNull();
  const page = await endVisit(kiosk);
  expect(await entryOfVisit(keyring)).toBeNull();
  expect((await sessionState({ page })).userId).toBeNull();

  await signIn({ page });
  expect(await entryOfVisit(keyring)).not.toBe(first);
});

test('after a power cut, what lies there does not open, and the next start clears it', async ({
  keyring,
  launch,
  userDataDir,
}) => {
  const options = { keyring, userDataDir, configuration: await kioskConfiguration() };
  const cut = await launch(options);
  await signIn(cut);
  await cut.kill();
  const left = await entryOfVisit(keyring);
  expect(left).not.toBeNull();
  expect(await filesHolding(userDataDir, TOKEN)).toEqual([]);

  const next = await launch(options);
  expect((await sessionState(next)).userId).toBeNull();
  expect(await userDetails(next)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  await expect.poll(() => entryOfVisit(keyring)).toBeNull();
});

test('a keychain that is locked in the middle of a visit costs the visitor nothing', async ({
  gateway,
  keyring,
  launch,
  userDataDir,
}) => {
  const options = { keyring, userDataDir, configuration: await kioskConfiguration() };
  const kiosk = await launch(options);
  await signIn(kiosk);
  await keyring.lock();
  expect((await userDetails(kiosk)).ok).toBe(true);
  expect(gateway.calls.at(-1)?.headers.authorization).toBe(TOKEN);
  const page = await endVisit(kiosk);
  expect((await sessionState({ page })).userId).toBeNull();

  // The next visitor's token is in memory, as on a machine without a keychain.
  await signIn({ page });
  expect((await userDetails({ page })).ok).toBe(true);
  expect(kiosk.log()).toContain('"event":"keychain-unavailable"');
  expect(await filesHolding(userDataDir, TOKEN)).toEqual([]);
  await kiosk.app.close();

  await keyring.restart();
  const later = await launch(options);
  expect((await sessionState(later)).userId).toBeNull();
  await expect.poll(() => entryOfVisit(keyring)).toBeNull();
});

test('a sign-in that is answered after the visit has ended leaves nothing in the keychain', async ({
  gateway,
  keyring,
  launch,
}) => {
  const kiosk = await launch({ keyring, configuration: await kioskConfiguration() });
  const answer = Promise.withResolvers<void>();
  gateway.answer('/auth-service/login', {
    status: 200,
    body: { responseData: { userId: USER_ID, token: TOKEN } },
    after: answer.promise,
  });
  const late = signIn(kiosk).catch(() => 'gone');
  await expect.poll(() => gateway.calls.length).toBe(1);
  const page = await endVisit(kiosk);
  answer.resolve();
  expect(await late).toBe('gone');
  // A call that is answered after it: by then a late token would have been kept.
  expect((await userDetails({ page })).ok).toBe(false);
  expect(await entryOfVisit(keyring)).toBeNull();
});
