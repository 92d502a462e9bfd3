import { APP_ORIGIN } from '#main/app-address.ts';
import type { ConfigurationProblem } from '#main/load-configuration.ts';
import { words } from '#main/words.ts';

/** Pages that main writes itself, for when the portal cannot be shown. They run no script and ask for nothing. */
export type StillFiles = ReadonlyMap<string, { readonly text: string; readonly mediaType: string }>;

const WAIT_PATH = '/still/wait';
const LOCKED_PATH = '/still/locked';
const STYLE_PATH = '/still/page.css';

export const WAIT_ADDRESS = `${APP_ORIGIN}${WAIT_PATH}`;
export const LOCKED_ADDRESS = `${APP_ORIGIN}${LOCKED_PATH}`;

/** The system's own colours, light or dark: the portal's theme belongs to the renderer. */
const STYLE = `:root { color-scheme: light dark; font: 1.25rem/1.5 system-ui, sans-serif; }
body { display: grid; align-content: center; justify-items: center; min-height: 100vh; margin: 0; text-align: center; }
main { max-width: 40rem; padding: 2rem; }
h1 { font-size: 2.5rem; line-height: 1.2; }
footer { margin-top: 3rem; font-size: 1rem; overflow-wrap: anywhere; }
`;

const HTML = 'text/html; charset=utf-8';

export const waitingFiles: StillFiles = new Map([
  [STYLE_PATH, { text: STYLE, mediaType: 'text/css; charset=utf-8' }],
  [WAIT_PATH, { text: page(words.still.wait.title, words.still.wait.text, []), mediaType: HTML }],
]);

/** The page of a program that does not know what it is: it tells visitors to ask, and staff what to mend. */
export function lockedFiles({ place, line, column, what }: ConfigurationProblem): StillFiles {
  const { title, text, forStaff, line: describe } = words.still.locked;
  const where = line === null || column === null ? place : `${place}, ${describe(line, column)}`;
  const locked = { text: page(title, text, [forStaff, where, what]), mediaType: HTML };
  return new Map([...waitingFiles, [LOCKED_PATH, locked]]);
}

function page(title: string, text: string, details: readonly string[]): string {
  const footer = details.map((each) => `<p>${escapeHtml(each)}</p>`).join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><main><h1>${escapeHtml(title)}</h1><p role="status">${escapeHtml(text)}</p><footer>${footer}</footer></main></body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
