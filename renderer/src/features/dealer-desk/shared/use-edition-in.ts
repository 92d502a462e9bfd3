import { useEffect, useState } from 'react';
import { baseOf } from '#contract/addresses.ts';
import type { Language } from '#domain/languages.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { useEdition } from '#renderer/i18n/edition/edition-context.ts';
import { type Edition, loadEdition } from '#renderer/i18n/edition.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';

export type EditionIn = {
  /** The language's words; null while they are not there. */
  readonly edition: Edition | null;
  /** Loads them again after a failure; null where none has failed. */
  readonly again: (() => void) | null;
};

/** The words of some areas in a language that need not be the page's. `areas` must be the same array on every render. */
export function useEditionIn(language: Language, areas: readonly Area[]): EditionIn {
  const page = useEdition();
  const isPages = page.translator.language === language;
  const [loaded, setLoaded] = useState<Edition | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    if (isPages) return undefined;
    let gone = false;
    loadChunk(() => loadEdition(language, baseOf(language), { areas })).then(
      (edition) => {
        if (!gone) setLoaded(edition);
      },
      () => {
        if (!gone) setFailed(attempt);
      },
    );
    return () => {
      gone = true;
    };
  }, [language, isPages, attempt, areas]);

  const edition = isPages ? page : loaded;
  return {
    edition: edition?.translator.language === language ? edition : null,
    again: !isPages && failed === attempt ? () => setAttempt(attempt + 1) : null,
  };
}
