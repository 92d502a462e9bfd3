import { asId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import {
  decideLetterTemplate,
  letterTemplates,
  retireLetterTemplate,
  writeLetterTemplate,
} from '#contract/operators/letters.ts';
import { invite, revokeMembership } from '#contract/operators/memberships.ts';
import { acceptMembership } from '#contract/applications/memberships.ts';
import { DUTIES } from '#domain/duties.ts';
import { newLenderMember } from '#gateway/testing/lender-members.ts';
import { publishTestCatalogue } from '#gateway/testing/applications.ts';
import {
  approvedTemplate,
  LETTER_WORDS,
  seenOf,
  templateBody,
  templateNow,
} from '#gateway/testing/letters.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('templates of messages to borrowers', (gateway) => {
  let writer: TestPerson;
  let second: TestPerson;
  beforeEach(async () => {
    writer = await newOperator(gateway());
    second = await newMember(gateway(), writer, 'operator');
  });

  const db = () => gateway().store.records.db;
  const decide = async (
    by: TestPerson,
    template: string,
    decision: 'approve' | 'refuse' = 'approve',
  ) => ({ requestId: randomUUID(), seen: await seenOf(by, template), decision });

  it('are used once a second operator has approved them', async () => {
    const request = templateBody();
    const written = await writer.done(writeLetterTemplate, request);
    expect(written).toMatchObject({ version: 1, state: 'PROPOSED' });
    expect(await writer.done(writeLetterTemplate, request)).toStrictEqual(written);
    const { template } = written;
    expect(await templateNow(writer, template)).toMatchObject({
      newest: {
        version: 1,
        state: 'PROPOSED',
        by: 'Asha Verma',
        isMine: true,
        words: LETTER_WORDS,
      },
      approved: null,
    });
    expect(await writer.call(decideLetterTemplate, await decide(writer, template))).toMatchObject({
      status: 403,
      json: { code: 'own-proposal' },
    });
    expect(await templateNow(second, template)).toMatchObject({ newest: { isMine: false } });
    await second.done(decideLetterTemplate, await decide(second, template));
    expect(await templateNow(second, template)).toMatchObject({
      newest: { state: 'APPROVED' },
      approved: { version: 1 },
    });
    const audit = await db()
      .selectFrom('audit_entries')
      .select(['action', 'facts'])
      .where('subject', '=', `letter-template:${template}`)
      .orderBy('seq')
      .execute();
    expect(audit.map(({ action, facts }) => [action, JSON.parse(facts)])).toStrictEqual([
      ['propose', { version: 1, from: null, to: 'PROPOSED' }],
      ['approve', { version: 1, from: 'PROPOSED', to: 'APPROVED' }],
    ]);
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('stay as they were approved until another version is', async () => {
    const template = await approvedTemplate(writer, second);
    const words = { ...LETTER_WORDS, en: { ...LETTER_WORDS.en, subject: 'Of {application}' } };
    await second.done(
      writeLetterTemplate,
      templateBody({ seen: await seenOf(second, template), name: 'Better', words }),
    );
    expect(await templateNow(writer, template)).toMatchObject({
      newest: { version: 2, state: 'PROPOSED', name: 'Better' },
      approved: { version: 1, name: 'A paper is missing', words: LETTER_WORDS },
    });
    // It is not the writer of the version before who may not decide.
    await writer.done(decideLetterTemplate, await decide(writer, template));
    const rows = await db()
      .selectFrom('letter_templates')
      .select(['version', 'state'])
      .orderBy('version')
      .execute();
    expect(rows).toEqual([
      { version: 1, state: 'RETIRED' },
      { version: 2, state: 'APPROVED' },
    ]);
  });

  it('are written anew when they are refused, and decided as they were seen', async () => {
    const { template } = await writer.done(writeLetterTemplate, templateBody());
    await second.done(decideLetterTemplate, await decide(second, template, 'refuse'));
    expect(await templateNow(writer, template)).toMatchObject({
      newest: { version: 1, state: 'REFUSED' },
      approved: null,
    });
    gateway().clock.now += 1000;
    const refused = await seenOf(writer, template);
    await writer.done(writeLetterTemplate, templateBody({ seen: refused }));
    expect((await templateNow(writer, template)).newest).toMatchObject({
      version: 1,
      state: 'PROPOSED',
    });
    const proposed = await decide(second, template);
    gateway().clock.now += 1000;
    await writer.done(
      writeLetterTemplate,
      templateBody({ seen: proposed.seen, name: 'Another name' }),
    );
    for (const answer of [
      await second.call(decideLetterTemplate, proposed),
      await writer.call(writeLetterTemplate, templateBody({ seen: refused })),
      await second.call(retireLetterTemplate, { requestId: randomUUID(), seen: refused }),
      // Nothing is approved that could be retired.
      await second.call(retireLetterTemplate, {
        requestId: randomUUID(),
        seen: await seenOf(second, template),
      }),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        json: { code: 'template-changed', current: { state: 'PROPOSED' } },
      });
    }
  });

  it('are retired, and may be written again', async () => {
    const template = await approvedTemplate(writer, second);
    const retire = { requestId: randomUUID(), seen: await seenOf(second, template) };
    expect(await second.done(retireLetterTemplate, retire)).toMatchObject({ state: 'RETIRED' });
    expect(await templateNow(second, template)).toMatchObject({ approved: null });
    // The name is free again.
    await writer.done(writeLetterTemplate, templateBody());
    await writer.done(
      writeLetterTemplate,
      templateBody({ seen: await seenOf(writer, template), name: 'Once more' }),
    );
    expect((await templateNow(writer, template)).newest).toMatchObject({
      version: 2,
      state: 'PROPOSED',
    });
  });

  it('are decided by a second person, not by a second membership', async () => {
    const { template } = await second.done(writeLetterTemplate, templateBody());
    await writer.done(revokeMembership, {
      requestId: randomUUID(),
      membership: await membershipOf(second),
    });
    const { membership } = await writer.done(invite, {
      requestId: randomUUID(),
      userId: second.userId,
      role: 'operator',
      organisation: null,
      duties: [...DUTIES],
    });
    await second.done(acceptMembership, { requestId: randomUUID(), membership: membership.id });
    expect(await second.call(decideLetterTemplate, await decide(second, template))).toMatchObject({
      status: 403,
      json: { code: 'own-proposal' },
    });
  });

  it('have placeholders from the list alone, the same in both languages, and no Aadhaar number', async () => {
    const { en, hi } = LETTER_WORDS;
    for (const words of [
      { en: { ...en, text: `${en.text} {name}` }, hi: { ...hi, text: `${hi.text} {name}` } },
      { en: { ...en, text: `${en.text} {` }, hi },
      { en: { ...en, subject: 'Without a number' }, hi },
      { en: { ...en, text: ' ' }, hi },
      { en: { ...en, subject: `${en.subject} {text}` }, hi },
      { en: { ...en, text: '{first-name}, {lender}, {date}: {text}' }, hi },
    ]) {
      expect(await writer.call(writeLetterTemplate, templateBody({ words }))).toMatchObject({
        status: 400,
        json: { code: 'fields-wrong', fields: ['words'] },
      });
    }
    const text = `${hi.text} 2345 6789 0124`;
    expect(
      await writer.call(writeLetterTemplate, templateBody({ words: { en, hi: { ...hi, text } } })),
    ).toMatchObject({ status: 400, json: { code: 'aadhaar-in-text', fields: ['words.hi.text'] } });
    expect(await writer.done(letterTemplates, {})).toStrictEqual({ templates: [] });
  });

  it('have a name of their own, and are not more than anybody finds', async () => {
    await writer.done(writeLetterTemplate, templateBody());
    expect(await second.call(writeLetterTemplate, templateBody())).toMatchObject({
      status: 409,
      json: { code: 'template-name-taken', fields: ['name'] },
    });
    const rows = Array.from({ length: 99 }, (_, index) => ({
      template: randomUUID(),
      version: 1,
      state: 'APPROVED' as const,
      name: `Template ${index}`,
      words: JSON.stringify(LETTER_WORDS),
      proposed_by: asId('membership', 'nobody'),
      decided_by: null,
      changed_at: 0,
    }));
    await db().insertInto('letter_templates').values(rows).execute();
    expect(await writer.call(writeLetterTemplate, templateBody({ name: 'More' }))).toMatchObject({
      status: 409,
      json: { code: 'too-many-templates' },
    });
  });

  it('are for operators alone, by their duties', async () => {
    await publishTestCatalogue(gateway().store);
    const { template } = await writer.done(writeLetterTemplate, templateBody());
    const seen = await seenOf(writer, template);
    const calls = (by: TestPerson) =>
      [
        [letterTemplates, {}] as const,
        [writeLetterTemplate, templateBody({ name: 'Another paper' })] as const,
        [decideLetterTemplate, { requestId: randomUUID(), seen, decision: 'refuse' }] as const,
        [retireLetterTemplate, { requestId: randomUUID(), seen }] as const,
      ].map(([to, body]) => by.call(to, body));
    for (const person of [await newPerson(gateway()), await newLenderMember(gateway(), writer)]) {
      for (const answer of await Promise.all(calls(person))) {
        expect(answer).toMatchObject({ status: 403, json: { code: 'not-open-to-you' } });
      }
    }
    const reviewer = await newMember(gateway(), writer, 'operator', null, ['reviewer']);
    const answers = await Promise.all(calls(reviewer));
    expect(answers.map(({ status }) => status)).toStrictEqual([200, 200, 403, 403]);
    const auditor = await newMember(gateway(), writer, 'operator', null, ['auditor']);
    const looks = await Promise.all(calls(auditor));
    expect(looks.map(({ status }) => status)).toStrictEqual([200, 403, 403, 403]);
    const unknown = { template: randomUUID(), changedAt: 0 };
    expect(
      await writer.call(retireLetterTemplate, { requestId: randomUUID(), seen: unknown }),
    ).toMatchObject({ status: 404, json: { code: 'no-such-template' } });
  });
});
