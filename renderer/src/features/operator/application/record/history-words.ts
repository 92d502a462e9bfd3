import { APPLICATION_ROLES } from '#domain/lending/states/application-states.ts';
import {
  type LenderName,
  caseInWords,
  consentInWords,
  deliveryInWords,
  kindInWords,
  nameOfDocument,
  offerInWords,
} from '#renderer/features/operator/application/shared/application-words.ts';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { ACCEPT_REASONS } from '#domain/lending/document-checks.ts';
import { ALL_REJECTION_REASONS } from '#domain/lending/change-reasons.ts';
import { SECTION_NAMES } from '#domain/lending/sections.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

export type HistoryEntry = Reviewed['history'][number];

/** What did nothing but look; what was found by it is said of the document. */
const LOOKS: readonly string[] = [
  'viewApplication',
  'showDuplicates',
  'viewDocument',
  'answerChecks',
  'readLetters',
];
/** Steps on a document's way to us, of which its arrival says enough. */
const STEPS: readonly string[] = ['document.begin', 'document.pass'];
/** Whether it belongs to what has happened; the audit has everything. */
export const isShown = ({ action }: HistoryEntry): boolean =>
  !LOOKS.includes(action) && !STEPS.includes(action);

/** Actions with nothing to say but that they were done. */
const PLAIN = [
  'create',
  'continueOnPhone',
  'continueHere',
  'chooseLenders',
  'refreshMatch',
  'chooseDealer',
  'acceptInvitation',
  'inviteGuarantor',
  'consentAsGuarantor',
  'withdrawAsGuarantor',
  'submit',
  'claim',
  'release',
  'assign',
  'viewApplication',
  'showDuplicates',
  'writeNote',
  'sendLetter',
  'answerLetters',
  'readLetters',
  'draftDecision',
  'declineDecision',
  'askForMore',
  'resubmit',
  'resubmitToLenders',
  'dropRequest',
  'handOver',
  'acceptOffer',
  'disburse',
  'endWithoutLender',
  'withdraw',
  'expire',
  'exitInCoolingOff',
  'erase',
] as const;
const OF_DOCUMENTS = [
  'begin',
  'finish',
  'pass',
  'refuse',
  'verify',
  'askAgain',
  'remove',
  'purge',
  'handOver',
] as const;
const OF_MESSAGES = ['send', 'giveUp', 'retry', 'drop'] as const;

export type Telling = {
  readonly words: Translator;
  readonly lenderName: LenderName;
  readonly application: Reviewed;
};

/** A fact as a text; empty if it is missing. */
function factOf({ facts }: HistoryEntry, name: string): string {
  const fact = facts[name];
  return typeof fact === 'string' ? fact : '';
}

function documentOf({ words, application }: Telling, entry: HistoryEntry): string {
  const { documentList } = application;
  const id = factOf(entry, 'document');
  const found = documentList.find(({ document }) => document === id);
  if (found !== undefined) return nameOfDocument(words, found, documentList);
  const kind = factOf(entry, 'kind');
  return kind === '' ? words.t('review.aDocument') : kindInWords(words, kind);
}

function lenderOf({ words, lenderName }: Telling, entry: HistoryEntry): string {
  const id = factOf(entry, 'lender');
  return id === '' ? words.t('review.aLender') : lenderName(id);
}

function sectionInWords({ t }: Translator, code: string): string {
  const section = SECTION_NAMES.find((each) => each === code);
  return section === undefined ? code : t(`review.section.${section}`);
}

/** What was requested: sections and kinds of documents, as the audit lists them. */
function askedOf({ words }: Telling, entry: HistoryEntry): string {
  const codes = (name: string) => factOf(entry, name).split(' ').filter(Boolean);
  return [
    ...codes('sections').map((code) => sectionInWords(words, code)),
    ...codes('documents').map((code) => kindInWords(words, code)),
  ].join(', ');
}

function reasonOf({ words: { t } }: Telling, entry: HistoryEntry): string {
  const code = factOf(entry, 'reason');
  const reason = ALL_REJECTION_REASONS.find((each) => each === code);
  return reason === undefined ? code : t(`review.rejectReason.${reason}`);
}

/** An action on a part of the application, as `document.verify`; null for another. */
function partInWords(telling: Telling, entry: HistoryEntry): string | null {
  const { t } = telling.words;
  const [part, step] = entry.action.split('.');
  const lender = lenderOf(telling, entry);
  const now = factOf(entry, 'to');
  if (part === 'document') {
    const done = OF_DOCUMENTS.find((each) => each === step);
    if (done === undefined) return null;
    const despite = ACCEPT_REASONS.find((each) => each === factOf(entry, 'despite'));
    if (done === 'verify' && despite !== undefined) {
      const reason = t(`review.acceptReason.${despite}`);
      return t('review.did.document.accept', { document: documentOf(telling, entry), reason });
    }
    return t(`review.did.document.${done}`, { document: documentOf(telling, entry), lender });
  }
  if (part === 'message') {
    const done = OF_MESSAGES.find((each) => each === step);
    return done === undefined ? null : t(`review.did.message.${done}`, { lender });
  }
  if (part === 'case') {
    return t('review.did.case', { lender, now: caseInWords(telling.words, now) });
  }
  if (part === 'delivery') {
    return t('review.did.delivery', { now: deliveryInWords(telling.words, now) });
  }
  if (part === 'offer') {
    return t('review.did.offer', { lender, now: offerInWords(telling.words, now) });
  }
  return null;
}

/** What an entry of the audit says, in words. What is not known here is named by its code. */
export function entryInWords(telling: Telling, entry: HistoryEntry): string {
  const { words, lenderName } = telling;
  const { t } = words;
  const { action } = entry;
  const plain = PLAIN.find((each) => each === action);
  if (plain !== undefined) return t(`review.did.${plain}`);
  const consent = () =>
    consentInWords(words, factOf(entry, 'purpose'), lenderName, factOf(entry, 'lender'));
  switch (action) {
    case 'pass-on':
      return t('review.did.passOn');
    case 'saveSection':
      return t('review.did.saveSection', {
        section: sectionInWords(words, factOf(entry, 'section')),
      });
    case 'giveConsent':
    case 'withdrawConsent':
      return t(`review.did.${action}`, { title: consent() });
    case 'viewDocument':
    case 'answerChecks':
      return t(`review.did.${action}`, { document: documentOf(telling, entry) });
    case 'comeBackOn': {
      const day = factOf(entry, 'day');
      return day === ''
        ? t('review.did.comeBackAtOnce')
        : t('review.did.comeBackOn', { day: dayInWords(day, words.language) });
    }
    case 'requestChanges':
      return t('review.did.requestChanges', { asked: askedOf(telling, entry) });
    case 'reject':
      return t('review.did.reject', { reason: reasonOf(telling, entry) });
    default:
      return partInWords(telling, entry) ?? t('review.did.unknown', { action });
  }
}

/** Who did it: the viewing operator is distinguished from the others. */
export function whoInWords(
  { words: { t }, application: { claim } }: Telling,
  entry: HistoryEntry,
): string {
  if (claim?.isMine === true && entry.actor === claim.membership) return t('notes.you');
  const role = APPLICATION_ROLES.find((each) => each === entry.role);
  return role === undefined ? entry.role : t(`review.role.${role}`);
}

/** The facts of an entry as recorded in the audit. */
export const factsInCode = ({ facts }: HistoryEntry): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
