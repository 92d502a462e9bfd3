/** What a tab remembers of a sign-in at a provider, from going there until it comes back. */
import * as z from 'zod/mini';
import { tabStorage } from '#renderer/platform/tab-storage.ts';
import { isStaffPlace } from '#renderer/ui/navigation/provider-place.ts';

const KEY = 'provider-sign-in';

const begun = z.object({
  /** Only this tab can finish what it has begun. It is gone as soon as the tab comes back. */
  binding: z.string(),
  provider: z.string(),
  area: z.string().check(z.refine(isStaffPlace)),
  isAgain: z.boolean(),
  /** Of the language in which it was begun. */
  base: z.string(),
});
export type BegunAtProvider = z.infer<typeof begun>;

export function newBinding(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export const keepBegun = (what: BegunAtProvider): void =>
  tabStorage.setItem(KEY, JSON.stringify(what));

/** What was begun in this tab; null for nothing. */
export function begunHere(): BegunAtProvider | null {
  try {
    const found = z.safeParse(begun, JSON.parse(tabStorage.getItem(KEY) ?? ''));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}

export const forgetBegun = (): void => tabStorage.removeItem(KEY);

/** What the provider sent back: a code, or why there is none. Null where the address holds no answer. */
export type ProviderAnswer =
  | { readonly code: string; readonly state: string; readonly issuer: string | null }
  | { readonly error: string };

export function answerIn(hash: string): ProviderAnswer | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const error = given.get('error');
  if (error !== null) return { error };
  const code = given.get('code');
  const state = given.get('state');
  return code === null || state === null ? null : { code, state, issuer: given.get('iss') };
}
