/**
 * What people have agreed to keeps its hash: a text that changes makes another notice, which does not match what was agreed to
 * before. A change that is meant is written down here.
 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { DOCUMENTS_OF_GUARANTOR } from '#domain/lending/documents.ts';
import { consentWording } from '#domain/lending/notifications/channel-consent.ts';
import { PHONE_CHANNELS } from '#domain/lending/notifications/channels.ts';
import { PURPOSE_NAMES } from '#domain/lending/notifications/notices.ts';
import { QUIET_HOURS } from '#domain/lending/notifications/quiet-hours.ts';
import { guaranteeNotice, noticeFor } from '#domain/lending/notifications/written-notices.ts';
import { COST } from '#domain/words/cost.ts';
import { FEES } from '#domain/words/fees.ts';
import { KEY_FACTS } from '#domain/words/key-facts.ts';
import { hashOfNotice } from '#gateway/lending/consents/notice-hash.ts';

const LENDER = { id: 'lender', names: { en: 'A lender', hi: 'A lender' } };

const sha256 = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const noticesIn = (language: Language) =>
  [
    ...PURPOSE_NAMES.map((purpose) =>
      noticeFor(purpose, language, purpose === 'share-with-lender' ? LENDER : null),
    ),
    ...[1, 2].map((count) => guaranteeNotice(language, DOCUMENTS_OF_GUARANTOR.slice(0, count))),
  ].map(hashOfNotice);

/** Of every notice, of the consents to messages, and of the words of a key facts statement. */
const HASHES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { notices: 'c5924f43d49999a4', channels: '7d39f56ff96c4c1f', keyFacts: '926e1b1fbfd20648' },
  hi: { notices: '074cd79865b91890', channels: '19f41525f2de114f', keyFacts: 'fce859b34d79e4a3' },
  mr: { notices: 'a467f60a8969e4be', channels: '942cf1d90df0a6dd', keyFacts: 'f6caccf71430b9a0' },
  bn: { notices: '2aaab59571044d2e', channels: 'f8667081c265104a', keyFacts: '1a379d955a4e649a' },
  ta: { notices: 'ef51231cf1d1727c', channels: 'c6d873ca3b95ff6d', keyFacts: 'cb0a14979515772b' },
  ur: { notices: '20b7c89f720e8a02', channels: '44ef2a1e94cda632', keyFacts: '8a325bc97541c744' },
};

it.each(LANGUAGES)('what people agree to in %s is what they have agreed to', (language) => {
  expect({
    notices: sha256(noticesIn(language)),
    channels: sha256(
      PHONE_CHANNELS.map((channel) => consentWording(channel, language, QUIET_HOURS)),
    ),
    keyFacts: sha256([KEY_FACTS[language], FEES[language], COST[language].cost]),
  }).toEqual(HASHES[language]);
});
