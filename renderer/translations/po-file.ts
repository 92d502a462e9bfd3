/** gettext PO files as the portal uses them: the key is the context, the English text the identifier, ICU messages both. */
import { po, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser';

/** One text of a file. `message` is empty where it is not translated yet. */
export type PoEntry = {
  readonly key: string;
  /** The English text that the translation is of. */
  readonly english: string;
  readonly message: string;
  /** The English text changed since it was translated. */
  readonly isOutdated: boolean;
  /** The English text that was translated, where it changed since. */
  readonly before: string | null;
  /** Who has reviewed the translation, and when, such as `A. Kulkarni, 2027-01-15`. Null where nobody has. */
  readonly reviewed: string | null;
  /** For translators: where the text stands, and how long it may be. */
  readonly notes: readonly string[];
};

export type PoFile = {
  readonly language: string;
  readonly title: string;
  readonly entries: readonly PoEntry[];
};

const REVIEWED = 'Reviewed: ';

/** Thrown for a file that is not PO as written here. */
export class UnusablePo extends Error {
  override readonly name = 'UnusablePo';
}

export function readPo(text: string): PoFile {
  let parsed: GetTextTranslations;
  try {
    parsed = po.parse(text);
  } catch (error) {
    throw new UnusablePo(
      `is not a PO file (${error instanceof Error ? error.message : String(error)})`,
      { cause: error },
    );
  }
  const header = parsed.translations['']?.[''];
  if (header === undefined) throw new UnusablePo('is not a PO file with a header');
  const entries = Object.values(parsed.translations)
    .flatMap((context) => Object.values(context))
    .filter(({ msgid, msgctxt }) => msgid !== '' && msgctxt !== undefined)
    .map(entryOf);
  return {
    language: parsed.headers['Language'] ?? '',
    title: header.comments?.translator?.trim() ?? '',
    entries,
  };
}

function entryOf({ msgctxt = '', msgid, msgstr, comments }: GetTextTranslation): PoEntry {
  const said = comments?.translator?.split('\n') ?? [];
  const review = said.find((line) => line.startsWith(REVIEWED));
  const previous = comments?.previous;
  return {
    key: msgctxt,
    english: msgid,
    message: msgstr[0] ?? '',
    isOutdated: comments?.flag?.split(/,\s*/).includes('fuzzy') ?? false,
    before: previous === undefined ? null : textOfPrevious(previous),
    reviewed: review?.slice(REVIEWED.length) ?? null,
    notes: comments?.extracted?.split('\n') ?? [],
  };
}

const textOfPrevious = (previous: string): string =>
  [...previous.replace(/^msgid /, '').matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([quoted]) => String(JSON.parse(quoted)))
    .join('');

export function writePo({ language, title, entries }: PoFile): string {
  const translations: GetTextTranslations['translations'] = {
    '': { '': { msgid: '', msgstr: [''], comments: { ...NO_COMMENTS, translator: title } } },
  };
  for (const entry of entries) translations[entry.key] = { [entry.english]: written(entry) };
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: language,
    'MIME-Version': '1.0',
    'X-Source-Language': 'en',
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8').trimEnd()}\n`;
}

const NO_COMMENTS = { translator: '', reference: '', extracted: '', flag: '', previous: '' };

const written = ({
  key,
  english,
  message,
  isOutdated,
  before,
  reviewed,
  notes,
}: PoEntry): GetTextTranslation => ({
  msgctxt: key,
  msgid: english,
  msgstr: [message],
  comments: {
    ...NO_COMMENTS,
    translator: reviewed === null ? '' : `${REVIEWED}${reviewed}`,
    extracted: notes.join('\n'),
    flag: isOutdated ? 'fuzzy' : '',
    previous: before === null ? '' : `msgid ${JSON.stringify(before)}`,
  },
});
