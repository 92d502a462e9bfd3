/** Operators' calls about messages to borrowers, and the templates that these are written from. */
import * as z from 'zod/mini';
import {
  MAX_FREE_TEXT,
  MAX_SUBJECT,
  MAX_TEMPLATE_NAME,
  MAX_TEMPLATE_TEXT,
} from '#domain/lending/letter-limits.ts';
import { freedomProblem, onlyInOne, textProblem } from '#domain/lending/letters.ts';
import { LETTER_TEMPLATE_STATES } from '#domain/lending/states/letter-template-states.ts';
import { text } from '#domain/lending/values.ts';
import {
  applicationNumber,
  call,
  recordVersion,
  requestId,
  seenApplication,
  slug,
} from '#contract/applications/call.ts';
import { letter } from '#contract/applications/letters.ts';
import { type InStaffLanguages, STAFF_LANGUAGES } from '#domain/languages.ts';

/** Milliseconds since 1970, as every time. */
const moment = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const state = z.enum(LETTER_TEMPLATE_STATES);

const withPlaceholders = (most: number) =>
  text(most).check(
    z.refine((written) => textProblem(written) === null, 'must have known placeholders only'),
  );
const words = z.strictObject({
  subject: withPlaceholders(MAX_SUBJECT),
  text: withPlaceholders(MAX_TEMPLATE_TEXT),
});

/** The same message in each language of the staff, with the same placeholders. */
export const templateWords = z
  .strictObject({ en: words, hi: words } satisfies InStaffLanguages<typeof words>)
  .check(z.refine((all) => onlyInOne(all) === null, 'must have the same placeholders'));

/** What is written from now on. */
const newTemplateWords = templateWords.check(
  z.refine(
    (all) => STAFF_LANGUAGES.every((language) => freedomProblem(all[language]) === null),
    'must have words of its own around what an operator adds, and a subject without that',
  ),
);

const templateVersion = z.object({
  version: recordVersion,
  state,
  name: z.string(),
  words: templateWords,
  changedAt: z.number(),
  /** Name of the operator who wrote it; empty once the account is erased. */
  by: z.string(),
  /** Whether the caller did: then somebody else must decide. */
  isMine: z.boolean(),
});

const changedTemplate = z.object({ template: z.uuid(), version: recordVersion, state });

/** Every template, by name. */
export const letterTemplates = call(
  { path: '/operator-service/letterTemplates' },
  z.strictObject({}),
  z.object({
    templates: z.array(
      z.object({
        template: z.uuid(),
        newest: templateVersion,
        /** What messages are written from; null where no version is approved. */
        approved: z.nullable(templateVersion),
      }),
    ),
  }),
);

/** Of a template: its newest version, by when that was last changed. */
const seenTemplate = z.strictObject({ template: z.uuid(), changedAt: moment });

/**
 * Writes a new template, or another version of one; a version that is not approved is replaced. It is used once another
 * operator has approved it, and until then the approved one. 409 where it was changed since it was seen.
 */
export const writeLetterTemplate = call(
  { path: '/operator-service/writeLetterTemplate' },
  z.strictObject({
    requestId,
    /** What is changed; null for a new one. */
    seen: z.nullable(seenTemplate),
    name: text(MAX_TEMPLATE_NAME),
    words: newTemplateWords,
  }),
  changedTemplate,
);

/** 403 for the operator who wrote it. Approving retires the version before. */
export const decideLetterTemplate = call(
  { path: '/operator-service/decideLetterTemplate' },
  z.strictObject({ requestId, seen: seenTemplate, decision: z.enum(['approve', 'refuse']) }),
  changedTemplate,
);

/** From then on no message is written from it. What was written stays. */
export const retireLetterTemplate = call(
  { path: '/operator-service/retireLetterTemplate' },
  z.strictObject({ requestId, seen: seenTemplate }),
  changedTemplate,
);

/** A message as operators read it. */
export const shownLetter = z.extend(letter, {
  /** Name of the operator who sent it; empty for the borrower's, and once the account is erased. */
  by: z.string(),
});

/**
 * Sends a message to the borrower, by whoever has claimed the application; once lenders have it, by any operator who reviews.
 * It is in the language of the application, or in English where staff do not write that. 409 where the template has another version by now, where somebody has written since
 * the last message that was seen, and after five messages of a day.
 */
export const sendLetter = call(
  { path: '/operator-service/sendLetter' },
  z.strictObject({
    requestId,
    ...seenApplication,
    template: z.uuid(),
    templateVersion: recordVersion,
    /** The last message that was seen, of either side; null where there was none. */
    lastSeen: z.nullable(z.uuid()),
    /** What the template asks for; null for what it does not. */
    filled: z.strictObject({
      /** One of the application's. */
      lenderId: z.nullable(slug),
      /** From today in India to 90 days from then; otherwise refused with 400. */
      date: z.nullable(z.iso.date()),
      text: z.nullable(text(MAX_FREE_TEXT)),
    }),
  }),
  z.object({ letter: z.uuid(), writtenAt: z.number() }),
);

/** Notes that the borrower's answers were read, up to one. By whoever may write to the borrower. */
export const noteAnswersRead = call(
  { path: '/operator-service/noteAnswersRead' },
  z.strictObject({ requestId, number: applicationNumber, upTo: z.uuid() }),
  z.object({ read: z.int() }),
);

/** How many open applications have an answer that nobody has read. */
export const answersWaiting = call(
  { path: '/operator-service/answersWaiting' },
  z.strictObject({}),
  z.object({ claimedByMe: z.int(), claimedByNobody: z.int() }),
);

export const OPERATOR_LETTER_CALLS = {
  letterTemplates,
  writeLetterTemplate,
  decideLetterTemplate,
  retireLetterTemplate,
  sendLetter,
  noteAnswersRead,
  answersWaiting,
} as const;
