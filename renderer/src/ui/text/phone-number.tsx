import type { Phone } from '#renderer/content/types.ts';

/** A phone number as a link, or the text shown in its place. */
export function PhoneNumber({ phone: { text, href } }: { readonly phone: Phone }) {
  return href === null ? text : <a href={href}>{text}</a>;
}
