/** A person's names as one, of those that are known; empty where none is. */
export const fullName = (
  first: string | null | undefined,
  last: string | null | undefined,
): string => `${first ?? ''} ${last ?? ''}`.trim();
