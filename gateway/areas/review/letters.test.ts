import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { answerLetters, letters, noteLettersRead } from '#contract/applications/letters.ts';
import { application, myApplications, withdraw } from '#contract/applications/loans.ts';
import {
  answersWaiting,
  noteAnswersRead,
  retireLetterTemplate,
  sendLetter,
} from '#contract/operators/letters.ts';
import {
  claimApplication,
  comeBackOn,
  queue,
  releaseApplication,
  reviewedApplication,
} from '#contract/operators/review.ts';
import { DAY_MS, daysAfter, indianDayOf } from '#domain/days.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { newDraft, publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import { TEST_DEALER } from '#gateway/testing/delivery.ts';
import { newLenderMember, passedOn } from '#gateway/testing/lender-members.ts';
import { approvedTemplate, letterBody, seenOf } from '#gateway/testing/letters.ts';
import { idOf } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { auditProblem, testPrivacy } from '#gateway/testing/privacy.ts';
import { change, EVERYTHING, inReview } from '#gateway/testing/review.ts';
import { shownToOthers, withOthers } from '#gateway/testing/shown-to-others.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { eraseApplication } from '#gateway/upkeep/privacy/erase-person.ts';
import { gatherPersonalData } from '#gateway/upkeep/privacy/gather-personal-data.ts';

const ANSWER = 'The last page is on its way.';
const SECRET = /statement|page is on/i;

describeOnBothStores('messages to a borrower', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let other: TestPerson;
  let template: string;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
    other = await newMember(gateway(), operator, 'operator');
    template = await approvedTemplate(operator, other);
  });

  const db = () => gateway().store.records.db;
  const look = (by: TestPerson, { number }: Pick<Draft, 'number'>) =>
    by.done(reviewedApplication, { number });
  const mine = ({ number }: Pick<Draft, 'number'>) => borrower.done(letters, { number });
  const answerTo = ({ number }: Pick<Draft, 'number'>, text = ANSWER) => ({
    requestId: randomUUID(),
    number,
    language: 'hi' as const,
    text,
  });
  const answered = (claimed: Draft) => {
    gateway().clock.now += 1000;
    return borrower.done(answerLetters, answerTo(claimed));
  };
  const waiting = async (by: TestPerson, changed = {}) => {
    const filter = { ...EVERYTHING, hasAnswer: true, ...changed };
    const { applications } = await by.done(queue, { filter, order: 'submitted', after: null });
    return applications.map(({ number }) => number);
  };

  it('are read in the language of the application, and answered', async () => {
    const claimed = await inReview(borrower, operator);
    expect((await look(operator, claimed)).letters).toStrictEqual({
      written: [],
      mayWrite: true,
      firstName: 'Asha',
      lenders: [{ lenderId: 'test-lender', name: 'टेस्ट कंपनी' }],
      hasEmail: false,
    });
    expect(await mine(claimed)).toStrictEqual({ letters: [], mayAnswer: false });
    const request = letterBody(claimed, template);
    const sent = await operator.done(sendLetter, request);
    expect(await operator.done(sendLetter, request)).toStrictEqual(sent);
    const letter = {
      letter: sent.letter,
      isBorrowers: false,
      language: 'hi',
      subject: `आपके आवेदन ${claimed.number} के बारे में`,
      text: 'Asha जी, टेस्ट कंपनी को 30 नवंबर 2026 तक आपसे यह जानकारी चाहिए: the last page of your statement',
      writtenAt: sent.writtenAt,
      readAt: null,
    };
    expect(await mine(claimed)).toStrictEqual({ letters: [letter], mayAnswer: true });
    expect((await look(operator, claimed)).letters?.written).toStrictEqual([
      { ...letter, by: 'Asha Verma' },
    ]);
    const answer = await answered(claimed);
    expect((await mine(claimed)).letters).toMatchObject([
      letter,
      { letter: answer.letter, isBorrowers: true, subject: null, text: ANSWER, readAt: null },
    ]);
    expect((await look(operator, claimed)).letters?.written.at(-1)).toMatchObject({
      text: ANSWER,
      by: '',
    });
    // Neither is a change of what others have seen.
    expect((await look(operator, claimed)).version).toBe(claimed.version);
  });

  it('are sealed; the audit has who sent which template, and the email says only that there is one', async () => {
    const claimed = await inReview(borrower, operator);
    const { letter } = await operator.done(sendLetter, letterBody(claimed, template));
    const answer = await answered(claimed);
    const rows = await db().selectFrom('letters').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(SECRET);
    const audit = await db().selectFrom('audit_entries').selectAll().orderBy('seq').execute();
    expect(JSON.stringify(audit)).not.toMatch(SECRET);
    const written = audit.filter(({ action }) => /Letter/.test(action));
    expect(written.map(({ role, facts }) => [role, JSON.parse(facts)])).toStrictEqual([
      ['operator', { letter, template, templateVersion: 1 }],
      ['borrower', { letter: answer.letter }],
    ]);
    expect(await auditProblem(gateway().store)).toBeNull();
    const notices = await db()
      .selectFrom('notifications')
      .select(['user_id', 'number', 'event', 'language'])
      .where('event', '=', 'message-written')
      .execute();
    expect(notices).toEqual([
      {
        user_id: borrower.userId,
        number: claimed.number,
        event: 'message-written',
        language: 'hi',
      },
    ]);
  });

  it('are unread by the borrower until they are opened', async () => {
    const claimed = await inReview(borrower, operator);
    const { letter: first } = await operator.done(sendLetter, letterBody(claimed, template));
    gateway().clock.now += 1000;
    await operator.done(sendLetter, letterBody(claimed, template, { lastSeen: first }));
    const counts = async () => (await borrower.done(myApplications, {})).applications[0]?.letters;
    expect(await counts()).toStrictEqual({ all: 2, unread: 2 });
    const { number } = claimed;
    const read = { requestId: randomUUID(), number, upTo: first };
    expect(await borrower.done(noteLettersRead, read)).toStrictEqual({ read: 1 });
    expect(await borrower.done(application, { number })).toMatchObject({
      letters: { all: 2, unread: 1 },
    });
    expect((await look(operator, claimed)).letters?.written).toMatchObject([
      { readAt: gateway().clock.now },
      { readAt: null },
    ]);
    // A message of another application marks nothing.
    const elsewhere = { requestId: randomUUID(), number, upTo: randomUUID() };
    expect(await borrower.done(noteLettersRead, elsewhere)).toStrictEqual({ read: 0 });
  });

  it('bring the application back to whoever holds it, until the answer is read', async () => {
    const claimed = await inReview(borrower, operator);
    await operator.done(sendLetter, letterBody(claimed, template));
    const day = daysAfter(indianDayOf(gateway().clock.now), 5);
    const later = await operator.done(comeBackOn, { ...change(claimed), day });
    const inDue = async () => {
      const filter = { ...EVERYTHING, claimed: 'by-me' as const };
      return (await operator.done(queue, { filter, order: 'due', after: null })).applications;
    };
    expect(await inDue()).toStrictEqual([]);
    expect(await waiting(operator)).toStrictEqual([]);
    const { letter } = await answered(claimed);
    expect(await inDue()).toMatchObject([{ number: claimed.number, hasAnswer: true }]);
    expect(await waiting(operator, { claimed: 'by-me' })).toStrictEqual([claimed.number]);
    expect(await waiting(other, { claimed: 'by-me' })).toStrictEqual([]);
    gateway().clock.now += 1000;
    await answered(claimed);
    const { number } = claimed;
    const read = (upTo: string) => ({ requestId: randomUUID(), number, upTo });
    expect(await operator.done(noteAnswersRead, read(letter))).toStrictEqual({ read: 1 });
    // Another answer came meanwhile.
    expect(await waiting(operator)).toStrictEqual([number]);
    const { letters: thread } = await look(operator, later);
    await operator.done(noteAnswersRead, read(thread?.written.at(-1)?.letter ?? ''));
    expect(await waiting(operator)).toStrictEqual([]);
    expect((await inDue())[0]?.hasAnswer).toBe(false);
  });

  it('are written by whoever has claimed the application, as it was seen', async () => {
    const claimed = await inReview(borrower, operator);
    const { number } = claimed;
    expect((await look(other, claimed)).letters).toBeNull();
    const body = () => letterBody(claimed, template);
    expect(await other.call(sendLetter, body())).toMatchObject({
      status: 403,
      json: { code: 'with-another-operator' },
    });
    expect(
      await operator.call(sendLetter, { ...body(), version: claimed.version + 1 }),
    ).toMatchObject({ status: 409, json: { code: 'application-changed' } });
    const { letter } = await operator.done(sendLetter, body());
    const upTo = { requestId: randomUUID(), number, upTo: letter };
    expect((await other.call(noteAnswersRead, upTo)).status).toBe(403);
    const released = await operator.done(releaseApplication, change(claimed));
    expect(await operator.call(sendLetter, letterBody(released, template))).toMatchObject({
      status: 409,
      json: { code: 'application-changed', current: { state: 'SUBMITTED' } },
    });
    // Whoever claims it next reads what was written.
    const taken = await other.done(claimApplication, change(released));
    expect((await look(other, taken)).letters?.written).toHaveLength(1);
    await borrower.done(withdraw, change(taken));
    expect(await other.call(sendLetter, letterBody(taken, template))).toMatchObject({
      status: 409,
      json: { code: 'application-changed', current: { state: 'CLOSED' } },
    });
    expect(await borrower.call(answerLetters, answerTo(claimed))).toMatchObject({
      status: 409,
      json: { code: 'application-closed' },
    });
    expect(await mine(claimed)).toMatchObject({ mayAnswer: false });
  });

  it('have answers to read while the application is open, counted for those who may read them', async () => {
    const claimed = await inReview(borrower, operator);
    await operator.done(sendLetter, letterBody(claimed, template));
    const counts = (by: TestPerson) => by.done(answersWaiting, {});
    expect(await counts(operator)).toStrictEqual({ claimedByMe: 0, claimedByNobody: 0 });
    await answered(claimed);
    await answered(claimed);
    expect(await counts(operator)).toStrictEqual({ claimedByMe: 1, claimedByNobody: 0 });
    expect(await counts(other)).toStrictEqual({ claimedByMe: 0, claimedByNobody: 0 });
    const released = await operator.done(releaseApplication, change(claimed));
    expect(await counts(other)).toStrictEqual({ claimedByMe: 0, claimedByNobody: 1 });
    expect((await borrower.call(answersWaiting, {})).status).toBe(403);
    await borrower.done(withdraw, change(released));
    // Nobody can read an answer any more.
    expect(await counts(other)).toStrictEqual({ claimedByMe: 0, claimedByNobody: 0 });
    expect(await waiting(other)).toStrictEqual([]);
    const filter = { ...EVERYTHING, states: ['CLOSED' as const] };
    const body = { filter, order: 'submitted' as const, after: null };
    expect((await other.done(queue, body)).applications).toMatchObject([
      { number: claimed.number, hasAnswer: false },
    ]);
  });

  it('are written with the last message in view, five times a day at most', async () => {
    const claimed = await inReview(borrower, operator);
    const body = (lastSeen: string | null) => letterBody(claimed, template, { lastSeen });
    const { letter } = await operator.done(sendLetter, body(null));
    gateway().clock.now += 1000;
    const stale = { status: 409, json: { code: 'letters-changed' } };
    expect(await operator.call(sendLetter, body(null))).toMatchObject(stale);
    const answer = await answered(claimed);
    expect(await operator.call(sendLetter, body(letter))).toMatchObject(stale);
    let last = answer.letter;
    for (let count = 1; count < 5; count += 1) {
      gateway().clock.now += 1000;
      last = (await operator.done(sendLetter, body(last))).letter;
    }
    gateway().clock.now += 1000;
    expect(await operator.call(sendLetter, body(last))).toMatchObject({
      status: 409,
      json: { code: 'too-many-letters' },
    });
    // As if it were another day in India: nobody's session lasts that long.
    await db()
      .updateTable('letters')
      .set((eb) => ({ written_at: eb('written_at', '-', DAY_MS) }))
      .execute();
    await operator.done(sendLetter, body(last));
  });

  it('say whether the borrower can be told by email', async () => {
    const claimed = await inReview(borrower, operator);
    await db()
      .updateTable('accounts')
      .set({ email_confirmed_at: gateway().clock.now })
      .where('user_id', '=', borrower.userId)
      .execute();
    expect((await look(operator, claimed)).letters?.hasEmail).toBe(true);
  });

  it('name a day from today to 90 days from then', async () => {
    const claimed = await inReview(borrower, operator);
    const { filled } = letterBody(claimed, template);
    const today = indianDayOf(gateway().clock.now);
    const on = (date: string) => letterBody(claimed, template, { filled: { ...filled, date } });
    for (const day of [daysAfter(today, -1), daysAfter(today, 91)]) {
      expect(await operator.call(sendLetter, on(day))).toMatchObject({
        status: 400,
        json: { code: 'letter-day-wrong', fields: ['filled.date'] },
      });
    }
    const { letter } = await operator.done(sendLetter, on(today));
    const far = { ...on(daysAfter(today, 90)), lastSeen: letter };
    await operator.done(sendLetter, far);
  });

  it('messages about an operator’s own application are for colleagues alone', async () => {
    const own = await passedOn(gateway(), other, operator);
    await operator.done(sendLetter, letterBody(own, template));
    expect((await look(other, own)).letters).toBeNull();
    expect(await other.call(sendLetter, letterBody(own, template))).toMatchObject({
      status: 403,
      json: { code: 'own-application' },
    });
    expect((await other.done(letters, { number: own.number })).letters).toHaveLength(1);
  });

  it('are written from an approved version alone, with everything filled in', async () => {
    const claimed = await inReview(borrower, operator);
    const filled = letterBody(claimed, template).filled;
    for (const [changed, field] of [
      [{ text: null }, 'filled.text'],
      [{ date: null }, 'filled.date'],
      [{ lenderId: null }, 'filled.lenderId'],
      [{ lenderId: 'another-lender' }, 'filled.lenderId'],
    ] as const) {
      const body = letterBody(claimed, template, { filled: { ...filled, ...changed } });
      expect(await operator.call(sendLetter, body)).toMatchObject({
        status: 400,
        json: { code: 'letter-not-filled-in', fields: [field] },
      });
    }
    const named = { filled: { ...filled, text: 'Aadhaar 2345 6789 0124' } };
    expect(await operator.call(sendLetter, letterBody(claimed, template, named))).toMatchObject({
      status: 400,
      json: { code: 'aadhaar-in-text', fields: ['filled.text'] },
    });
    const long = { filled: { ...filled, text: 'x'.repeat(501) } };
    expect((await operator.call(sendLetter, letterBody(claimed, template, long))).status).toBe(400);
    await other.done(retireLetterTemplate, {
      requestId: randomUUID(),
      seen: await seenOf(other, template),
    });
    for (const changed of [{}, { template: randomUUID() }, { templateVersion: 2 }]) {
      expect(await operator.call(sendLetter, letterBody(claimed, template, changed))).toMatchObject(
        { status: 409, json: { code: 'template-not-approved' } },
      );
    }
    expect(await db().selectFrom('letters').selectAll().execute()).toStrictEqual([]);
  });

  it('are answered by their borrower alone, ten times at most, and without an Aadhaar number', async () => {
    const claimed = await inReview(borrower, operator);
    expect(await borrower.call(answerLetters, answerTo(claimed))).toMatchObject({
      status: 409,
      json: { code: 'nothing-to-answer' },
    });
    await operator.done(sendLetter, letterBody(claimed, template));
    const stranger = await newPerson(gateway());
    const { number } = claimed;
    for (const answer of [
      await stranger.call(letters, { number }),
      await stranger.call(answerLetters, answerTo(claimed)),
      await stranger.call(noteLettersRead, { requestId: randomUUID(), number, upTo: randomUUID() }),
      await operator.call(answerLetters, answerTo(claimed)),
      await borrower.call(letters, { number: 'LA0000000000' }),
    ]) {
      expect(answer).toMatchObject({ status: 404, json: { code: 'no-such-application' } });
    }
    expect(
      await borrower.call(answerLetters, answerTo(claimed, 'It is 2345 6789 0124')),
    ).toMatchObject({ status: 400, json: { code: 'aadhaar-in-text', fields: ['text'] } });
    expect((await borrower.call(answerLetters, answerTo(claimed, 'x'.repeat(1001)))).status).toBe(
      400,
    );
    let last = '';
    for (let count = 0; count < 10; count += 1) last = (await answered(claimed)).letter;
    expect(await mine(claimed)).toMatchObject({ mayAnswer: false });
    expect(await borrower.call(answerLetters, answerTo(claimed))).toMatchObject({
      status: 409,
      json: { code: 'too-many-answers' },
    });
    gateway().clock.now += 1000;
    await operator.done(sendLetter, letterBody(claimed, template, { lastSeen: last }));
    expect(await mine(claimed)).toMatchObject({ mayAnswer: true });
    await answered(claimed);
  });

  it('are sent by operators alone, on an application that was sent', async () => {
    const dealer = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
    const lender = await newLenderMember(gateway(), operator);
    const claimed = await inReview(borrower, operator);
    const upTo = { requestId: randomUUID(), number: claimed.number, upTo: randomUUID() };
    for (const person of [borrower, dealer, lender]) {
      for (const answer of [
        await person.call(sendLetter, letterBody(claimed, template)),
        await person.call(noteAnswersRead, upTo),
      ]) {
        expect(answer).toMatchObject({ status: 403, json: { code: 'not-open-to-you' } });
      }
    }
    const auditor = await newMember(gateway(), operator, 'operator', null, ['auditor']);
    expect(await auditor.call(sendLetter, letterBody(claimed, template))).toMatchObject({
      status: 403,
      json: { code: 'not-among-duties' },
    });
    const draft = await newDraft(await newPerson(gateway()));
    expect((await operator.call(sendLetter, letterBody(draft, template))).status).toBe(404);
    const sent = await submitted(await newPerson(gateway()));
    expect((await operator.call(sendLetter, letterBody(sent, template))).status).toBe(409);
  });

  it('reach neither dealer nor lender, nor an export of the queue', async () => {
    const { chosen, ...others } = await withOthers(gateway(), borrower, operator);
    // Once lenders have it, any operator who reviews may write.
    await other.done(sendLetter, letterBody(chosen, template));
    await answered(chosen);
    const replies = await shownToOthers(others, operator, chosen.number);
    expect(replies.map(({ status }) => status)).toStrictEqual(replies.map(() => 200));
    for (const { text } of replies) expect(text).not.toMatch(SECRET);
    expect(await waiting(operator, { claimed: 'by-nobody' })).toStrictEqual([chosen.number]);
  });

  it('are in the borrower’s own export, without who sent them, and erased', async () => {
    const home = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
    const claimed = await inReview(borrower, operator);
    await operator.done(sendLetter, letterBody(claimed, template));
    await answered(claimed);
    const deps = await testPrivacy(gateway().store, join(home, 'erasures.jsonl'));
    const data = await gatherPersonalData(deps, borrower.userId, async () => {});
    expect(data?.applications[0]?.letters).toMatchObject([
      { isBorrowers: false, text: expect.stringMatching(/statement/) },
      { isBorrowers: true, text: ANSWER },
    ]);
    expect(JSON.stringify(data)).not.toContain(await membershipOf(operator));
    await eraseApplication(deps, await idOf(gateway(), claimed.number), 'digest');
    expect(await db().selectFrom('letters').selectAll().execute()).toStrictEqual([]);
    await rm(home, { recursive: true });
  });
});
