import { GATEWAY_LANGUAGE } from '#domain/languages.ts';

/** What the gateway says itself, in its language. */
export function InItsOwnWords({ message }: { readonly message: string | undefined }) {
  return message === undefined ? null : <span lang={GATEWAY_LANGUAGE}> {message}</span>;
}
