import type { ContentName, Contents } from '#renderer/content/contents.ts';
import { useEdition } from '#renderer/i18n/edition/edition-context.ts';

/** Copy in the page's language. Throws if the island does not declare it among its needs (islands/islands.ts). */
export function useContent<Name extends ContentName>(name: Name): Contents[Name] {
  const content = useEdition().contents[name];
  if (content === undefined)
    throw new Error(`This part of the page does not have the content ${name}.`);
  return content;
}
