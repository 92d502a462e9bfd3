import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import {
  consentAsGuarantor,
  giveConsent,
  guarantee,
  listConsents,
  notices,
  withdrawAsGuarantor,
  withdrawConsent,
} from '#contract/applications/consents.ts';
import { inviteGuarantor, submit } from '#contract/applications/loans.ts';
import { LANGUAGES } from '#domain/languages.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import {
  chosen,
  consentToAll,
  fill,
  GUARANTEED_PRODUCT,
  newDraft,
  publishTestCatalogue,
  refreshed,
  seen,
  TEST_LENDER,
} from '#gateway/testing/applications.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';

const GUARANTOR_NUMBER = '9123456780';

const noticeOf = async (person: TestPerson, number: string, purpose: string) => {
  const shown = await person.done(notices, { number, language: 'en' });
  const found = shown.notices.find((notice) => notice.purpose === purpose);
  if (found === undefined) throw new Error(`no notice for ${purpose}`);
  return found;
};

const consentTo = (number: string, notice: Awaited<ReturnType<typeof noticeOf>>) => ({
  requestId: randomUUID(),
  number,
  purpose: notice.purpose,
  lenderId: notice.lenderId,
  noticeHash: notice.hash,
  language: 'en' as const,
});

describeOnBothStores('consents', (gateway) => {
  beforeEach(() => publishTestCatalogue(gateway().store));

  it('name the notice that was shown, in its language, with the time of the proof', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const notice = await noticeOf(person, number, 'contact-me');
    const { consent } = await person.done(giveConsent, consentTo(number, notice));
    expect((await person.done(listConsents, { number })).consents).toMatchObject([
      { id: consent, purpose: 'contact-me', noticeHash: notice.hash, language: 'en' },
    ]);
  });

  it('differ between languages and lenders', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const both = await Promise.all(
      LANGUAGES.map((language) => person.done(notices, { number, language })),
    );
    const hashes = both.flatMap((shown) => shown.notices.map(({ hash }) => hash));
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(both.map((shown) => shown.notices.length)).toStrictEqual(LANGUAGES.map(() => 6));
  });

  it('consents to any text but the present notice are refused', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const notice = await noticeOf(person, number, 'contact-me');
    const refused = await person.call(giveConsent, {
      ...consentTo(number, notice),
      noticeHash: '0'.repeat(64),
    });
    expect(refused).toMatchObject({ status: 409, json: { current: { noticeHash: notice.hash } } });
    const unknown = await person.call(giveConsent, {
      ...consentTo(number, notice),
      lenderId: TEST_LENDER.id,
    });
    expect(unknown.status).toBe(403);
    const withProof = await person.call(
      giveConsent,
      { ...consentTo(number, notice), lenderId: TEST_LENDER.id },
      await person.withProof(),
    );
    expect(withProof.status).toBe(400);
  });

  it('consents to a lender require their own proof; the others accept that of signing in for ten minutes', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const lender = consentTo(number, await noticeOf(person, number, 'share-with-lender'));
    const contact = consentTo(number, await noticeOf(person, number, 'contact-me'));
    expect((await person.call(giveConsent, lender)).status).toBe(403);
    expect((await person.call(giveConsent, lender, await person.withProof())).status).toBe(200);
    gateway().clock.now += 10 * 60_000 + 1;
    expect((await person.call(giveConsent, contact)).status).toBe(403);
    expect((await person.call(giveConsent, contact, await person.withProof())).status).toBe(200);
  });

  it('are withdrawn once and for all, and can be given again', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const notice = await noticeOf(person, number, 'contact-me');
    const { consent } = await person.done(giveConsent, consentTo(number, notice));
    const withdrawal = () => ({ requestId: randomUUID(), number, consent });
    await person.done(withdrawConsent, withdrawal());
    await person.done(withdrawConsent, withdrawal());
    await person.done(giveConsent, consentTo(number, notice));
    const { consents } = await person.done(listConsents, { number });
    expect(consents.map(({ state }) => state).toSorted()).toStrictEqual(['GIVEN', 'WITHDRAWN']);
  });
});

describeOnBothStores('a guarantor', (gateway) => {
  beforeEach(() => publishTestCatalogue(gateway().store));

  const invited = async (person: TestPerson, draft: Draft, name = 'Guarantor Name') =>
    person.done(inviteGuarantor, {
      requestId: randomUUID(),
      ...draft,
      name,
      mobileNumber: GUARANTOR_NUMBER,
    });

  const ready = async () => {
    const person = await newPerson(gateway());
    const filled = await fill(person, await newDraft(person));
    const { number, version, token } = await invited(person, filled);
    await consentToAll(person, number, [GUARANTEED_PRODUCT.lenderId]);
    const draft = await refreshed(person, { number, version });
    return { person, draft, token };
  };

  const asGuarantor = async (token: string, proofOf = GUARANTOR_NUMBER) => {
    const { json } = await gateway().call(guarantee, { token, language: 'hi' });
    const { notice } = guarantee.reply.parse(json);
    return gateway().call(
      consentAsGuarantor,
      { requestId: randomUUID(), token, noticeHash: notice.hash, language: 'hi' },
      { 'Phone-Proof': await gateway().tokens.tokenFor(proofOf, gateway().clock.now) },
    );
  };

  it('reads what is guaranteed and nothing of the sections, then consents with their own code', async () => {
    const { person, draft, token } = await ready();
    const shown = await gateway().call(guarantee, { token, language: 'en' });
    expect(shown.json).toMatchObject({
      borrowerName: 'Seeded Borrowername',
      guarantorName: 'Guarantor Name',
      amount: 150_000_00,
      months: 30,
      state: 'INVITED',
    });
    const { match } = await seen(person, draft.number);
    const matched = match?.matched.find(
      ({ product }) => product.id === GUARANTEED_PRODUCT.productId,
    );
    expect(guarantee.reply.parse(shown.json).loans).toContainEqual({
      lenderName: matched?.lender.names.en,
      productName: matched?.product.names.en,
      offer: matched?.offer,
    });
    expect(shown.text).not.toMatch(/ABCPK4821Q|Seededstreet|3141700|918273645546/);

    const product = chosen(draft, GUARANTEED_PRODUCT);
    const refused = await person.call(submit, product, await person.withProof());
    expect(refused.json).toMatchObject({ current: { missing: ['guarantor'] } });
    expect((await asGuarantor(token)).status).toBe(200);
    const { version } = await seen(person, draft.number);
    const again = { ...product, requestId: randomUUID(), version };
    expect((await person.call(submit, again, await person.withProof())).status).toBe(200);
    // Sent: the link leads nowhere any more.
    expect((await gateway().call(guarantee, { token, language: 'en' })).status).toBe(404);
  });

  it('reads who asks even before the borrower has entered a name', async () => {
    const person = await newPerson(gateway());
    const { token } = await invited(person, await newDraft(person));
    const shown = await gateway().call(guarantee, { token, language: 'en' });
    expect(shown.json).toMatchObject({ borrowerName: `${PERSON.firstName} ${PERSON.lastName}` });
  });

  it('cannot consent with another phone, not even the borrower’s', async () => {
    const { person, token } = await ready();
    expect((await asGuarantor(token, person.mobileNumber)).status).toBe(403);
    expect((await asGuarantor(token, '9000000001')).status).toBe(403);
  });

  it('can step back until the application is sent', async () => {
    const { person, draft, token } = await ready();
    await asGuarantor(token);
    const proof = await gateway().tokens.tokenFor(GUARANTOR_NUMBER, gateway().clock.now);
    const back = await gateway().call(
      withdrawAsGuarantor,
      { requestId: randomUUID(), token },
      { 'Phone-Proof': proof },
    );
    expect(back.status).toBe(200);
    expect((await seen(person, draft.number)).guarantor).toMatchObject({ state: 'WITHDRAWN' });
  });

  it('changes when the borrower names another: the old link ends', async () => {
    const { person, draft, token } = await ready();
    await asGuarantor(token);
    const { version } = await seen(person, draft.number);
    const next = await invited(person, { number: draft.number, version }, 'Another Name');
    expect((await gateway().call(guarantee, { token, language: 'en' })).status).toBe(404);
    expect(
      (await gateway().call(guarantee, { token: next.token, language: 'en' })).json,
    ).toMatchObject({ state: 'INVITED' });
  });

  it('has the same link when the same request comes again', async () => {
    const person = await newPerson(gateway());
    const draft = await newDraft(person);
    const body = {
      requestId: randomUUID(),
      ...draft,
      name: 'Guarantor Name',
      mobileNumber: GUARANTOR_NUMBER,
    };
    const [first, second] = [
      await person.done(inviteGuarantor, body),
      await person.done(inviteGuarantor, body),
    ];
    expect(second).toStrictEqual(first);
  });

  it('is not the borrower', async () => {
    const person = await newPerson(gateway());
    const draft = await newDraft(person);
    const refused = await person.call(inviteGuarantor, {
      requestId: randomUUID(),
      ...draft,
      name: 'Myself',
      mobileNumber: person.mobileNumber,
    });
    expect(refused.status).toBe(400);
  });

  it('is not found by an invented link', async () => {
    const token = 'x'.repeat(43);
    expect((await gateway().call(guarantee, { token, language: 'en' })).status).toBe(404);
    expect((await asGuarantorRaw(token)).status).toBe(404);
  });

  const asGuarantorRaw = async (token: string) =>
    gateway().call(
      consentAsGuarantor,
      { requestId: randomUUID(), token, noticeHash: '0'.repeat(64), language: 'en' },
      { 'Phone-Proof': await gateway().tokens.tokenFor(GUARANTOR_NUMBER, gateway().clock.now) },
    );
});
