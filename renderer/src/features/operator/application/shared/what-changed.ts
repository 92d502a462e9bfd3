import {
  type LenderName,
  caseInWords,
  consentInWords,
  nameOfDocument,
} from '#renderer/features/operator/application/shared/application-words.ts';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { claimInWords, stateInWords } from '#renderer/features/operator/queue/queue-words.ts';
import { SECTION_NAMES } from '#domain/lending/sections.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

type Seen = { readonly before: Reviewed; readonly now: Reviewed };

function standing(words: Translator, { before, now }: Seen): string[] {
  const { t } = words;
  const changes: string[] = [];
  if (before.state !== now.state) {
    changes.push(
      t('review.changed.state', {
        before: stateInWords(words, before),
        now: stateInWords(words, now),
      }),
    );
  }
  if (before.claim?.membership !== now.claim?.membership) {
    changes.push(
      t('review.changed.claim', {
        before: claimInWords(words, before),
        now: claimInWords(words, now),
      }),
    );
  }
  return changes;
}

function documents(words: Translator, { before, now }: Seen): string[] {
  const { t } = words;
  const changed = now.documentList.flatMap((each) => {
    const name = nameOfDocument(words, each, now.documentList);
    const old = before.documentList.find(({ document }) => document === each.document);
    if (old === undefined) return [t('review.changed.newDocument', { name })];
    if (old.state === each.state) return [];
    return [
      t('review.changed.document', {
        name,
        before: t(`review.documentState.${old.state}`),
        now: t(`review.documentState.${each.state}`),
      }),
    ];
  });
  const gone = before.documentList
    .filter((old) => !now.documentList.some(({ document }) => document === old.document))
    .map((old) =>
      t('review.changed.goneDocument', { name: nameOfDocument(words, old, before.documentList) }),
    );
  return [...changed, ...gone];
}

function sections({ t }: Translator, { before, now }: Seen): string[] {
  const [old, present] = [before.content?.sections, now.content?.sections];
  if (old === undefined || present === undefined) return [];
  return SECTION_NAMES.filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(present[name]),
  ).map((name) => t('review.changed.section', { section: t(`review.section.${name}`) }));
}

function others(words: Translator, lenderName: LenderName, { before, now }: Seen): string[] {
  const { t } = words;
  const withdrawn = now.consents
    .filter(
      ({ id, state }) =>
        state === 'WITHDRAWN' &&
        before.consents.some((old) => old.id === id && old.state !== state),
    )
    .map(({ purpose, lenderId }) =>
      t('review.changed.consent', { title: consentInWords(words, purpose, lenderName, lenderId) }),
    );
  const cases = now.cases.flatMap(({ lenderId, state }) => {
    const old = before.cases.find((each) => each.lenderId === lenderId);
    if (old === undefined || old.state === state) return [];
    return [
      t('review.changed.lender', {
        lender: lenderName(lenderId),
        before: caseInWords(words, old.state),
        now: caseInWords(words, state),
      }),
    ];
  });
  return [...withdrawn, ...cases];
}

/** What is different from what an operator had seen when they acted, in words. */
export function changesBetween(
  words: Translator,
  lenderName: LenderName,
  before: Reviewed,
  now: Reviewed,
): readonly string[] {
  const seen = { before, now };
  return [
    ...standing(words, seen),
    ...documents(words, seen),
    ...sections(words, seen),
    ...others(words, lenderName, seen),
  ];
}
