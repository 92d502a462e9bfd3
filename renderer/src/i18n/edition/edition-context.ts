import { createContext, use } from 'react';
import type { Edition } from '#renderer/i18n/edition.ts';

/** The portal in the language of the page, set by `Providers`. */
export const EditionContext = createContext<Edition | null>(null);

export function useEdition(): Edition {
  const edition = use(EditionContext);
  if (edition === null) throw new Error('useEdition is called outside of Providers.');
  return edition;
}
