import type { Phone } from '#renderer/content/types.ts';

/** A telephone number that can be called from here, or the words that stand for one. */
export function PhoneNumber({ phone: { text, href } }: { readonly phone: Phone }) {
  return href === null ? text : <a href={href}>{text}</a>;
}
