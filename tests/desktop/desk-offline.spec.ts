import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { DeskWrite } from '#contract/desk.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_PRICED_MODEL } from '#domain/testing/example-priced-model.ts';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import { signIn } from '#tests/desktop/people.ts';
import { type RecordingGateway, USER_ID } from '#tests/desktop/recording-gateway.ts';

const NAME = 'Asha Rao 4711';
const SAVE_LEAD = '/dealer-service/saveLead';
const SAVE_QUOTE = '/dealer-service/saveQuote';

const leadId = randomUUID();
/** In which it was written. */
const BRANCH = randomUUID();
const values = {
  name: NAME,
  mobileNumber: '98765 43210',
  vehicleKind: 'e-rickshaw',
  source: null,
  language: 'hi',
  note: '',
  status: { state: 'OPEN', next: null },
} as const;
const lead = (version: number | null = null): DeskWrite => ({
  call: 'saveLead',
  body: {
    requestId: randomUUID(),
    lead: leadId,
    version,
    values,
    isDuplicateKnown: false,
    branch: BRANCH,
  },
});
const quote = (): DeskWrite => ({
  call: 'saveQuote',
  shown: null,
  body: {
    requestId: randomUUID(),
    quote: randomUUID(),
    lead: leadId,
    branch: BRANCH,
    terms: {
      exShowroomPrice: paise(180_000_00),
      registration: paise(5_000_00),
      insurance: paise(6_000_00),
      accessories: paise(0),
      discount: paise(0),
      subsidy: null,
      downPayment: paise(40_000_00),
      vehicleKind: 'e-rickshaw',
      model: 'Sarthi',
      months: [24],
      validUntil: '2026-12-31',
      language: 'hi',
    },
  },
});

const keep = (page: Page, write: DeskWrite, replaces: string | null = null) =>
  page.evaluate((asked) => window.portal.keepWrite(asked), { write, replaces, person: USER_ID });
const kept = async (page: Page) => {
  const answer = await page.evaluate(() => window.portal.keptWrites());
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
};
const states = async (page: Page) => (await kept(page)).writes.map(({ state }) => state.kind);
const writesAt = ({ calls }: RecordingGateway) =>
  calls.flatMap(({ path, body }) =>
    path.startsWith('/dealer-service/') ? [{ path, body: JSON.parse(body) }] : [],
  );

test('leads and quotes written without a network are saved once, in order, after the program was killed', async ({
  gateway,
  keyring,
  launch,
  userDataDir,
}) => {
  const options = { keyring, userDataDir } as const;
  const away = await launch(options);
  await signIn(away);
  gateway.answer(SAVE_LEAD, { status: 503, body: {} });
  const written = [lead(), quote(), quote()];
  for (const write of written) {
    expect(await keep(away.page, write)).toMatchObject({ ok: true, value: { keptOn: 'disk' } });
  }
  // The first is tried again and again meanwhile.
  await expect.poll(() => states(away.page)).toEqual(['waiting', 'waiting', 'waiting']);
  await away.kill();
  for (const secret of [NAME, '9876543210', 'Sarthi', leadId]) {
    expect(await filesHolding(userDataDir, secret)).toEqual([]);
  }

  const before = writesAt(gateway).length;
  gateway.answer(SAVE_LEAD, { status: 200, body: { lead: leadId, version: 1 } });
  gateway.answer(SAVE_QUOTE, { status: 409, body: { current: { state: 'REMOVED' } } });
  const back = await launch(options);
  await back.page.evaluate(() => {
    Reflect.set(window, 'changes', 0);
    window.portal.onKeptChange(() =>
      Reflect.set(window, 'changes', Number(Reflect.get(window, 'changes')) + 1),
    );
  });
  await expect.poll(() => states(back.page)).toEqual(['conflict', 'waiting']);
  const arrived = writesAt(gateway).slice(before);
  expect(arrived.map(({ path }) => path)).toEqual([SAVE_LEAD, SAVE_QUOTE]);
  expect(arrived[0]?.body).toEqual({
    ...written[0]?.body,
    values: { ...values, mobileNumber: '9876543210' },
  });

  // The gateway knows better: what was typed is there until its person has seen to it.
  const [conflict] = (await kept(back.page)).writes;
  expect(conflict).toMatchObject({
    write: { body: written[1]?.body },
    state: { current: { state: 'REMOVED' } },
  });
  gateway.answer(SAVE_QUOTE, { status: 200, body: { quote: '', savedAt: 1, figures: {} } });
  const dismiss = (id: string) => window.portal.dismissWrite(id);
  expect(await back.page.evaluate(dismiss, conflict?.id ?? '')).toBe('dismissed');
  expect(await states(back.page)).toEqual(['waiting']);
  // What was sent may have been sent before the page listened; this it hears of in any case.
  await expect
    .poll(() => back.page.evaluate(() => Reflect.get(window, 'changes')))
    .toBeGreaterThan(0);
  await back.app.close();
});

test('nothing is kept or sent on a locked desk, and no one else sees what is kept', async ({
  gateway,
  launch,
}) => {
  const desk = await launch({ keyring: 'none' });
  await signIn(desk);
  gateway.answer(SAVE_LEAD, { status: 503, body: {} });
  expect(await keep(desk.page, lead())).toMatchObject({ ok: true, value: { keptOn: 'memory' } });
  await desk.page.evaluate(() => window.portal.lockDesk());
  const refused = { ok: false, failure: { kind: 'signed-out' } };
  expect(await keep(desk.page, lead())).toEqual(refused);
  expect(await desk.page.evaluate(() => window.portal.keptWrites())).toEqual(refused);
  expect(await desk.page.evaluate(() => window.portal.keptLeads())).toBeNull();

  const opened = desk.app.waitForEvent('window');
  const other = { userId: 'user-8', token: 'token-of-the-other-one' };
  gateway.answer('/auth-service/login', { status: 200, body: { responseData: other } });
  await signIn(desk).catch(() => null);
  const page = await opened;
  await page.waitForURL(/rinsetu/);
  await expect
    .poll(() => page.evaluate(() => window.portal.sessionState()))
    .toMatchObject({ userId: 'user-8' });
  expect((await kept(page)).writes).toEqual([]);
  expect(await keep(page, lead())).toEqual(refused);
});

test('without a network a desk opens to a known password, with the leads last seen', async ({
  gateway,
  launch,
}) => {
  const desk = await launch({ keyring: 'none' });
  await signIn(desk);
  const seen = {
    ...values,
    mobileNumber: '9876543210',
    lead: leadId,
    version: 3,
    owner: null,
    createdAt: 1,
    changedAt: 2,
    application: null,
  };
  gateway.answer('/dealer-service/leads', { status: 200, body: { leads: [seen], next: null } });
  const list = () =>
    desk.page.evaluate(
      (person) =>
        window.portal.callGateway({
          call: 'leads',
          body: {
            search: null,
            state: 'OPEN',
            dueBy: null,
            step: null,
            orderBy: 'newest',
            after: null,
          },
          phoneProof: null,
          person,
        }),
      USER_ID,
    );
  expect((await list()).ok).toBe(true);
  await gateway.stop();
  const unreachable = { ok: false, failure: { kind: 'unreachable' } };
  expect(await list()).toEqual(unreachable);
  const keptLeads = () => desk.page.evaluate(() => window.portal.keptLeads());
  await desk.page.evaluate(() => window.portal.lockDesk());
  expect(await keptLeads()).toBeNull();
  const guess = () =>
    window.portal.signIn({
      credentials: { mobileNumber: null, userId: 'asha@mail.example', password: 'a guess' },
      phoneProof: null,
    });
  expect(await desk.page.evaluate(guess)).toEqual(unreachable);
  expect(await signIn(desk)).toEqual({ ok: true, value: { userId: USER_ID } });
  expect(await keptLeads()).toMatchObject({ leads: [seen] });
});

test('the price list last read is there without a network, also after a restart', async ({
  gateway,
  keyring,
  launch,
  userDataDir,
}) => {
  const options = { keyring, userDataDir } as const;
  const desk = await launch(options);
  await signIn(desk);
  const list = { version: 3, savedAt: 1, savedBy: null, models: [EXAMPLE_PRICED_MODEL] };
  gateway.answer('/dealer-service/priceList', { status: 200, body: { list } });
  const read = (page: Page) =>
    page.evaluate(
      (person) =>
        window.portal.callGateway({
          call: 'priceList',
          body: { version: null },
          phoneProof: null,
          person,
        }),
      USER_ID,
    );
  const keptPrices = (page: Page) => page.evaluate(() => window.portal.keptPrices());
  expect(await keptPrices(desk.page)).toBeNull();
  expect((await read(desk.page)).ok).toBe(true);
  await desk.app.close();
  await gateway.stop();
  expect(await filesHolding(userDataDir, 'Sawari')).toEqual([]);

  const again = await launch(options);
  expect(await read(again.page)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  expect(await keptPrices(again.page)).toMatchObject({ list });
  await again.page.evaluate(() => window.portal.lockDesk());
  expect(await keptPrices(again.page)).toBeNull();
});

test('a dealer’s document is sent in parts, none of them too large', async ({
  gateway,
  launch,
}) => {
  const desk = await launch({ keyring: 'none' });
  await signIn(desk);
  const document = randomUUID();
  const send = (base64: string) =>
    desk.page
      .evaluate((part) => window.portal.uploadPart(part), {
        document,
        part: 1,
        base64,
        person: USER_ID,
      })
      .catch(() => 'refused');
  const path = `/document-service/content/${document}/1`;
  gateway.answer(path, { status: 200, body: { part: 1 } });
  expect(await send('cHJvZm9ybWE=')).toEqual({ ok: true, value: { part: 1 } });
  expect(gateway.calls.at(-1)).toMatchObject({ path, body: 'proforma' });
  expect(await send('A'.repeat(400_000))).toBe('refused');
});
