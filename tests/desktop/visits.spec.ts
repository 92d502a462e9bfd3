import { expect, test } from '#tests/desktop/desktop-test.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import { kioskConfiguration, nextVisit } from '#tests/desktop/kiosk.ts';
import { sessionState, signIn } from '#tests/desktop/people.ts';
import { TOKEN, USER_ID } from '#tests/desktop/recording-gateway.ts';
import { NOTHING, TRACE, leaveTraces, tracesIn } from '#tests/desktop/traces.ts';
import { DESKTOP_ORIGIN } from '#tests/processes/launch-desktop.ts';

test('the next visitor finds nothing of the previous one', async ({ launch }) => {
  const kiosk = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  const { app, page: first } = kiosk;
  await leaveTraces(first);
  await app.evaluate(({ clipboard }, trace) => clipboard.writeText(trace), TRACE);
  await signIn(kiosk);
  expect(await sessionState(kiosk)).toEqual({ userId: USER_ID, keeping: 'memory' });
  const before = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.id);

  const second = await nextVisit(kiosk, () => first.evaluate(() => window.portal.endVisit()));
  expect(first.isClosed()).toBe(true);
  expect(await sessionState({ page: second })).toEqual({ userId: null, keeping: 'memory' });
  expect(await tracesIn(second)).toEqual(NOTHING);
  expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('');
  const windows = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(({ id }) => id),
  );
  expect(windows).toHaveLength(1);
  expect(windows).not.toContain(before);

  // The first visitor's partition, emptied meanwhile, is the third one's.
  const third = await nextVisit(kiosk, () => second.evaluate(() => window.portal.endVisit()));
  expect(await tracesIn(third)).toEqual(NOTHING);
  // Nothing but the empty page, at most, is behind the first one.
  await third.goBack().catch(() => null);
  expect([`${DESKTOP_ORIGIN}/`, 'about:blank']).toContain(third.url());
  expect(await filesHolding(kiosk.userDataDir, TRACE)).toEqual([]);
  expect(await filesHolding(kiosk.userDataDir, TOKEN)).toEqual([]);
});

test('the next visitor finds nothing after a power cut during the first visit', async ({
  launch,
  userDataDir,
}) => {
  const options = {
    keyring: 'none',
    userDataDir,
    configuration: await kioskConfiguration(),
  } as const;
  const cut = await launch(options);
  await leaveTraces(cut.page);
  await signIn(cut);
  await cut.kill();
  expect(await filesHolding(userDataDir, TRACE)).toEqual([]);
  expect(await filesHolding(userDataDir, TOKEN)).toEqual([]);

  const next = await launch(options);
  await next.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await sessionState(next)).toEqual({ userId: null, keeping: 'memory' });
  expect(await tracesIn(next.page)).toEqual(NOTHING);
  await next.app.close();
});

test('a sign-in that is answered after the visit has ended signs no one in', async ({
  gateway,
  launch,
}) => {
  const kiosk = await launch({ keyring: 'none', configuration: await kioskConfiguration() });
  const answer = Promise.withResolvers<void>();
  gateway.answer('/auth-service/login', {
    status: 200,
    body: { responseData: { userId: USER_ID, token: TOKEN } },
    after: answer.promise,
  });
  const late = signIn(kiosk).catch(() => 'gone');
  await expect.poll(() => gateway.calls.length).toBe(1);
  const next = await nextVisit(kiosk, () => kiosk.page.evaluate(() => window.portal.endVisit()));
  answer.resolve();
  expect(await late).toBe('gone');
  // A question of our own that is answered after it: by then a late token would have arrived.
  const asked = next.evaluate(() =>
    window.portal.callGateway({
      call: 'userDetails',
      body: { userId: 'user-7' },
      phoneProof: null,
      person: 'user-7',
    }),
  );
  expect(await asked).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect((await sessionState({ page: next })).userId).toBeNull();
});
