/**
 * In which language the start page is answered to somebody who comes from elsewhere: in the one that was chosen before, else in
 * the first of the browser's that the portal has. All other addresses open what they name.
 */
import { baseOf } from '#contract/addresses.ts';
import { LANGUAGE_COOKIE } from '#contract/language-cookie.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';

/** What else the answer at `/` depends on, for caches on the way. */
export const VARY = 'Accept-Language, Cookie';

const END = String.raw`(?:[-;,\s]|$)`;

/**
 * Matches an Accept-Language header whose first language of the portal is this one, in any case. Browsers list them in the order of
 * preference, so their weights are not compared. A web server reads the same pattern.
 */
export const prefers = (language: Language): string =>
  String.raw`^(?:(?!\s*(?:${LANGUAGES.join('|')})${END})[^,]*,)*\s*${language}${END}`;

/** Programs that read pages for others to find or to share: they get what they asked for. */
export const READ_BY_PROGRAMS = 'bot|crawl|spider|slurp|facebookexternalhit|whatsapp|preview';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Where a request for `/` is led, or null if it is answered. Header names are in lower case. */
export function startElsewhere(headers: Headers): string | null {
  const text = (name: string) => String(headers[name] ?? '');
  if (isFromHere(text) || new RegExp(READ_BY_PROGRAMS, 'i').test(text('user-agent'))) return null;
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(text('cookie'))?.[1];
  const language =
    LANGUAGES.find((each) => each === chosen) ??
    LANGUAGES.find((each) => new RegExp(prefers(each), 'i').test(text('accept-language')));
  const base = language === undefined ? '' : baseOf(language);
  return base === '' ? null : base;
}

/** Whether a link of the portal led here, such as that to the page in another language. */
function isFromHere(text: (name: string) => string): boolean {
  // A page that is fetched ahead names its site as none.
  if (text('sec-fetch-site') === 'same-origin') return true;
  return /^https?:\/\/([^/]+)/.exec(text('referer'))?.[1] === text('host');
}
