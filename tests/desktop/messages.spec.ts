import type { Page } from 'playwright/test';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import { PIN, kioskConfiguration, nextVisit } from '#tests/desktop/kiosk.ts';

const NAME = 'Asha Rao 4711';
const NOWHERE = 'http://127.0.0.1:9';

const keep = (page: Page) =>
  page.evaluate(
    (name) =>
      window.portal.keepMessage({
        txnDate: '21/11/2026',
        name,
        email: 'asha@mail.example',
        phone: '98765 43210',
        category: 'Documents',
        remarks: 'Which documents do I need?',
      }),
    NAME,
  );

const unlock = (page: Page) => page.evaluate((pin) => window.portal.unlock(pin), PIN);
const list = (page: Page) => page.evaluate(() => window.portal.keptMessages());

test('an encrypted message survives a power cut, and is sent when the gateway is back', async ({
  gateway,
  keyring,
  launch,
  userDataDir,
}) => {
  const options = { keyring, userDataDir, configuration: await kioskConfiguration() };
  const away = await launch({ ...options, gatewayUrl: NOWHERE });
  expect(await keep(away.page)).toMatchObject({ ok: true, value: { id: expect.any(String) } });
  expect(await list(away.page)).toEqual({ ok: false, failure: 'locked' });
  await unlock(away.page);
  expect(await list(away.page)).toMatchObject({ ok: true, value: [{ message: { name: NAME } }] });

  // The next visitor is no member of staff.
  const next = await nextVisit(away, () => away.page.evaluate(() => window.portal.endVisit()));
  expect(await list(next)).toEqual({ ok: false, failure: 'locked' });
  expect(away.log()).not.toContain(NAME);
  await away.kill();
  expect(await filesHolding(userDataDir, NAME)).toEqual([]);

  const back = await launch(options);
  await expect.poll(() => gateway.calls.length).toBe(1);
  const [call] = gateway.calls;
  expect(call?.path).toBe('/user-service/addContactUs');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ name: NAME });
  expect(call?.headers.authorization).toBeUndefined();
  await unlock(back.page);
  await expect.poll(() => list(back.page)).toEqual({ ok: true, value: [] });
  await back.app.close();
});

test('without a keychain a message is kept for this run, and on no disk', async ({ launch }) => {
  const kiosk = await launch({
    keyring: 'none',
    gatewayUrl: NOWHERE,
    configuration: await kioskConfiguration(),
  });
  const kept = await keep(kiosk.page);
  if (!kept.ok) throw new Error(kept.failure.kind);
  expect(kiosk.log()).toContain('"event":"messages-in-memory-only"');
  expect(await filesHolding(kiosk.userDataDir, NAME)).toEqual([]);

  await unlock(kiosk.page);
  expect(await list(kiosk.page)).toMatchObject({ ok: true, value: [{ id: kept.value.id }] });
  const discard = () =>
    kiosk.page.evaluate((id) => window.portal.discardMessage(id), kept.value.id);
  expect(await discard()).toEqual({ ok: true, value: null });
  expect(await discard()).toEqual({ ok: false, failure: 'unknown' });
  expect(await list(kiosk.page)).toEqual({ ok: true, value: [] });
});

test('only contact messages are kept, and only where the configuration says so', async ({
  launch,
}) => {
  const kiosk = await launch({
    keyring: 'none',
    configuration: await kioskConfiguration({ keepsMessages: false }),
  });
  expect(await keep(kiosk.page).catch(() => 'refused')).toBe('refused');
  expect(kiosk.log()).toContain('"channel":"operation:keepMessage","reason":"unavailable"');
});
