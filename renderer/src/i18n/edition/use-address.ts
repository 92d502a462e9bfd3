import { addressOf } from '#contract/addresses.ts';
import { useEdition } from '#renderer/i18n/edition/edition-context.ts';

/** Returns a function that gives the address of a path in the page's language. */
export function useAddress(): (path: string) => string {
  const { base } = useEdition();
  return (path) => addressOf(path, base);
}
