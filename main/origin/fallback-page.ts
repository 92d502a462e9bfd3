import { type Language, directionOf } from '#domain/languages.ts';
import { APP_ORIGIN } from '#main/origin/app-address.ts';
import { forStaff } from '#main/words/english-words.ts';
import type { ConfigurationFault } from '#main/configuration/configuration-file.ts';
import type { ConfigurationProblem } from '#main/configuration/load-configuration.ts';
import { everyLanguage } from '#main/words/words-by-language.ts';
import type { Words } from '#main/words/words.ts';

/** Pages that main writes itself, for when the portal cannot be shown. They run no script and load nothing. */
export type FallbackFiles = ReadonlyMap<
  string,
  { readonly text: string; readonly mediaType: string }
>;

const WAIT_PATH = '/fallback/wait';
const OUT_OF_SERVICE_PATH = '/fallback/out-of-service';
const LOCKED_PATH = '/fallback/locked';
const STYLE_PATH = '/fallback/page.css';

export const WAIT_ADDRESS = `${APP_ORIGIN}${WAIT_PATH}`;
export const OUT_OF_SERVICE_ADDRESS = `${APP_ORIGIN}${OUT_OF_SERVICE_PATH}`;
export const LOCKED_ADDRESS = `${APP_ORIGIN}${LOCKED_PATH}`;

/** The system's own colours, light or dark: the portal's theme belongs to the renderer. */
const STYLE = `:root { color-scheme: light dark; font: 1.25rem/1.5 system-ui, sans-serif; }
body { display: grid; align-content: center; justify-items: center; min-height: 100vh; margin: 0; text-align: center; }
main { max-width: 40rem; padding: 2rem; }
h1, h2 { font-size: 2.5rem; line-height: 1.3; text-wrap: balance; }
section + section { margin-top: 3rem; }
footer { margin-top: 3rem; font-size: 1rem; overflow-wrap: anywhere; }
footer ul { display: inline-block; margin: 0; text-align: start; }
`;

const HTML = 'text/html; charset=utf-8';

/** The pages that are shown while the portal is being restored, and on a terminal that an operator has switched off. */
export function waitingFiles(own: Language | null): FallbackFiles {
  const text = page(own, ({ fallback }) => fallback.wait, '');
  const outOfService = page(own, ({ fallback }) => fallback.outOfService, '');
  return new Map([
    [STYLE_PATH, { text: STYLE, mediaType: 'text/css; charset=utf-8' }],
    [WAIT_PATH, { text, mediaType: HTML }],
    [OUT_OF_SERVICE_PATH, { text: outOfService, mediaType: HTML }],
  ]);
}

/** The page of a program whose configuration cannot be used: visitors are asked to find staff, staff see what to fix. */
export function lockedFiles({ place, faults }: ConfigurationProblem): FallbackFiles {
  const intro = [forStaff.cannotBeUsed, place].map((each) => `<p>${escapeHtml(each)}</p>`).join('');
  const listed = faults.map((fault) => `<li>${escapeHtml(faultInWords(fault))}</li>`).join('');
  const footer = `<footer lang="en">${intro}<ul>${listed}</ul></footer>`;
  // The terminal's own language would be in the configuration, too.
  const text = page(null, ({ fallback }) => fallback.locked, footer);
  return new Map([...waitingFiles(null), [LOCKED_PATH, { text, mediaType: HTML }]]);
}

/** `line 3, column 14: kiosk.pinHash: is missing`. */
export const faultInWords = ({ line, column, what }: ConfigurationFault): string =>
  line === null || column === null ? what : `${forStaff.place(line, column)}: ${what}`;

type Said = { readonly title: string; readonly text: string };

/** The visitor's language is not known here, so every language is shown. */
function page(own: Language | null, say: (words: Words) => Said, footer: string): string {
  const spoken = everyLanguage(own).map(({ language, words }) => ({ language, ...say(words) }));
  const title = spoken.map((each) => escapeHtml(each.title)).join(' · ');
  return `<!doctype html>
<html lang="${spoken[0]?.language ?? ''}">
<head><meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><main>${spoken.map(section).join('')}${footer}</main></body>
</html>
`;
}

function section({ language, title, text }: Said & { language: Language }, index: number): string {
  const heading = index === 0 ? 'h1' : 'h2';
  return `<section lang="${language}" dir="${directionOf(language)}"><${heading}>${escapeHtml(title)}</${heading}><p role="status">${escapeHtml(text)}</p></section>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
