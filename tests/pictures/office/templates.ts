/** Templates of messages to borrowers: in use, waiting, refused and retired; written, and refused while that is done. */
import type { ReplyOf } from '#contract/gateway.ts';
import {
  answersWaiting,
  letterTemplates,
  writeLetterTemplate,
} from '#contract/operators/letters.ts';
import { cut, held, refused, says } from '#tests/pictures/office/answers.ts';
import { DAY, dialogOf, type Look, NOW, press, send, uuid } from '#tests/pictures/office/look.ts';

type Template = ReplyOf<typeof letterTemplates>['templates'][number];

const words: Template['newest']['words'] = {
  en: {
    subject: 'About your application {application}',
    text: 'Dear {first-name},\n\n{lender} needs one more thing from you by {date}:\n\n{text}\n\nYou can answer here. Please send documents in My loan, never by email.',
  },
  hi: {
    subject: 'आपके आवेदन {application} के बारे में',
    text: '{first-name} जी,\n\n{lender} को {date} तक आपसे एक और चीज़ चाहिए:\n\n{text}\n\nआप यहीं जवाब दे सकते हैं। कागज़ात “मेरा लोन” में भेजें, ईमेल से कभी नहीं।',
  },
};
const version = (changed: Partial<Template['newest']> = {}): Template['newest'] => ({
  version: 1,
  state: 'APPROVED',
  name: 'A paper is missing',
  words,
  changedAt: NOW - 5 * DAY,
  by: 'Meera Subramaniam',
  isMine: false,
  ...changed,
});

const used: Template = { template: uuid(1), newest: version(), approved: version() };
const waiting: Template = {
  template: uuid(2),
  newest: version({ version: 2, state: 'PROPOSED', name: 'Please call us', changedAt: NOW - DAY }),
  approved: version({ name: 'Please call' }),
};
const own: Template = {
  template: uuid(3),
  newest: version({ state: 'PROPOSED', name: 'The dealer has no stock', isMine: true, by: '' }),
  approved: null,
};
const turnedDown: Template = {
  template: uuid(4),
  newest: version({ state: 'REFUSED', name: 'We are late' }),
  approved: null,
};
const retired: Template = {
  template: uuid(5),
  newest: version({ state: 'RETIRED', name: 'Festival days' }),
  approved: null,
};

const listed = says(letterTemplates, { templates: [used, waiting, own, turnedDown, retired] });
const one = says(letterTemplates, { templates: [used] });
const WRITE = /^(?:Write a template|टेम्पलेट लिखें)/;
const CHANGE = /^(?:Change the text|शब्द बदलें)/;
const APPROVE = /^(?:Approve|मंज़ूर करें)/;

/** What the thread of an application and its dialog are shown with. */
export const TEMPLATES_IN_USE = one;

export const TEMPLATES: readonly Look[] = [
  { name: 'templates', place: 'templates', answers: [listed] },
  {
    name: 'templates-none',
    place: 'templates',
    answers: [says(letterTemplates, { templates: [] })],
  },
  { name: 'templates-failed', place: 'templates', answers: [cut(letterTemplates)] },
  {
    name: 'templates-awaited',
    place: 'templates',
    answers: [held(letterTemplates)],
    isAwaiting: true,
  },
  {
    name: 'template-new',
    place: 'templates',
    answers: [one],
    open: async (page) => {
      await press(page, WRITE);
      await dialogOf(page).waitFor();
    },
  },
  {
    name: 'template-changed',
    place: 'templates',
    answers: [one],
    open: async (page) => {
      await press(page, CHANGE);
      await dialogOf(page).waitFor();
    },
  },
  {
    name: 'template-wrong',
    place: 'templates',
    answers: [one],
    open: async (page) => {
      await press(page, CHANGE);
      await dialogOf(page).getByRole('textbox').nth(2).fill('Dear {name}');
      await send(dialogOf(page));
      await dialogOf(page).locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'template-taken',
    place: 'templates',
    answers: [one, refused(writeLetterTemplate, 409, { code: 'template-name-taken' })],
    open: async (page) => {
      await press(page, CHANGE);
      await send(dialogOf(page));
      await dialogOf(page).locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'template-approved',
    place: 'templates',
    answers: [says(letterTemplates, { templates: [waiting] })],
    open: async (page) => {
      await press(page, APPROVE);
      await dialogOf(page).waitFor();
    },
  },
  {
    name: 'queue-answers',
    place: 'queue',
    answers: [says(answersWaiting, { claimedByMe: 2, claimedByNobody: 1 })],
  },
];
