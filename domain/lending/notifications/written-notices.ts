/** The texts of notices, in every language: only who shows or hashes a notice needs them. */
import { purposeTitle } from '#domain/lending/notifications/purpose-title.ts';
import { type InStaffLanguages, type Language, nameIn } from '#domain/languages.ts';
import type { DocumentOfGuarantor } from '#domain/lending/documents.ts';
import { type Notice, type PurposeName, PURPOSES } from '#domain/lending/notifications/notices.ts';
import { CONSENTS } from '#domain/words/consents.ts';
import { filled } from '#domain/words/filled.ts';

/** A notice as it is shown. `lender` is who receives the data, where the purpose names one. */
export function noticeFor(
  purpose: PurposeName,
  language: Language,
  lender: { readonly id: string; readonly names: InStaffLanguages } | null,
): Notice {
  const words = CONSENTS[language];
  const { items, isRequired } = PURPOSES[purpose];
  const name = nameIn(lender?.names, language) ?? '';
  return {
    purpose,
    lenderId: lender?.id ?? null,
    language,
    title: purposeTitle(purpose, language, name),
    text: filled(words.text[purpose], { lender: name }),
    rights: purpose === 'guarantee' ? words.rightsOfGuarantors : words.rights,
    items: [...items],
    isRequired,
  };
}

/** The guarantor's notice, which names the documents that the guarantor sends: how many, and of which kinds. */
export function guaranteeNotice(
  language: Language,
  documents: readonly DocumentOfGuarantor[],
): Notice {
  const { guarantors } = CONSENTS[language];
  const notice = noticeFor('guarantee', language, null);
  const [first, second] = documents.map((kind) => guarantors.document[kind]);
  if (first === undefined) return notice;
  const sent =
    second === undefined
      ? filled(guarantors.sent.one, { documents: first })
      : filled(guarantors.sent.two, { documents: filled(guarantors.pair, { first, second }) });
  return {
    ...notice,
    text: [notice.text, sent, guarantors.kept].join(' '),
    items: [...notice.items, 'documents'],
  };
}
