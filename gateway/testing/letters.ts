import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/gateway.ts';
import {
  decideLetterTemplate,
  letterTemplates,
  sendLetter,
  writeLetterTemplate,
} from '#contract/operators/letters.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import type { TestPerson } from '#gateway/testing/people.ts';

export const LETTER_WORDS = {
  en: {
    subject: 'About your application {application}',
    text: 'Dear {first-name}, {lender} asks you to send this by {date}: {text}',
  },
  hi: {
    subject: 'आपके आवेदन {application} के बारे में',
    text: '{first-name} जी, {lender} को {date} तक आपसे यह जानकारी चाहिए: {text}',
  },
};

export const templateBody = (
  changed: Partial<BodyOf<typeof writeLetterTemplate>> = {},
): BodyOf<typeof writeLetterTemplate> => ({
  requestId: randomUUID(),
  seen: null,
  name: 'A paper is missing',
  words: LETTER_WORDS,
  ...changed,
});

/** A template as an operator sees it now. */
export async function templateNow(by: TestPerson, template: string) {
  const { templates } = await by.done(letterTemplates, {});
  const found = templates.find((each) => each.template === template);
  if (found === undefined) throw new Error('there is no such template');
  return found;
}

/** What an act on a template has seen of it. */
export async function seenOf(by: TestPerson, template: string) {
  const { newest } = await templateNow(by, template);
  return { template, changedAt: newest.changedAt };
}

/** A template that one operator has written and another approved. Gives its ID. */
export async function approvedTemplate(
  writer: TestPerson,
  second: TestPerson,
  changed: Partial<BodyOf<typeof writeLetterTemplate>> = {},
): Promise<string> {
  const { template } = await writer.done(writeLetterTemplate, templateBody(changed));
  await second.done(decideLetterTemplate, {
    requestId: randomUUID(),
    seen: await seenOf(second, template),
    decision: 'approve',
  });
  return template;
}

export const letterBody = (
  { number, version }: Draft,
  template: string,
  changed: Partial<BodyOf<typeof sendLetter>> = {},
): BodyOf<typeof sendLetter> => ({
  requestId: randomUUID(),
  number,
  version,
  template,
  templateVersion: 1,
  lastSeen: null,
  filled: { lenderId: 'test-lender', date: '2026-11-30', text: 'the last page of your statement' },
  ...changed,
});
