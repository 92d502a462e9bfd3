import { from, onPaper } from '#renderer/theme/breakpoints.ts';
import { MARK_CSS, type ReadingState, createReader } from '#renderer/ui/reading/reader.ts';
import { pageInFront, spokenParts } from '#renderer/ui/reading/spoken-parts.ts';

export type ReadingWords = Readonly<Record<'read' | 'pause' | 'goOn' | 'stop', string>>;

/** In a lower corner, above the bars that small windows have there; with its words where there is room for them. */
const CSS = `
.read-aloud { position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; z-index: 15; display: flex; gap: 0.5rem; }
html:has([data-bottom-bar]) .read-aloud { inset-block-end: 8.5rem; }
html:has(.read-aloud) { scroll-padding-bottom: 5rem; }
html:has([data-bottom-bar]):has(.read-aloud) { scroll-padding-bottom: 12.5rem; }
.read-aloud button { display: flex; align-items: center; gap: 0.5rem; min-width: 3rem; min-height: 3rem;
  padding: 0 0.6875rem; border: 2px solid currentcolor; border-radius: 1.5rem;
  background: var(--colorNeutralBackground1); color: var(--colorBrandForegroundLink); font: inherit; cursor: pointer; }
.read-aloud span { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
${from.md} { .read-aloud span { position: static; clip-path: none; width: auto; height: auto; } }
${onPaper} { .read-aloud { display: none; } }
${MARK_CSS}`;

/** Drawn on 24 by 24. */
const PICTURES = {
  read: 'M3 9v6h4l5 4V5L7 9zM16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12',
  pause: 'M8 5v14M16 5v14',
  goOn: 'M7 5v14l12-7z',
  stop: 'M6 6h12v12H6z',
} as const satisfies Record<keyof ReadingWords, string>;

/**
 * Adds a button to the page that reads its main part aloud, and while it does, buttons that pause and stop it. Escape stops it
 * too, and so does leaving the page. Plain script: pages to read have no other.
 */
export function addReadingControl(
  speech: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  words: ReadingWords,
): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  let state: ReadingState = 'silent';
  let title = titleOfPage();
  const reader = createReader(speech, voice, (next) => {
    state = next;
    // In the single-page app another page, or another view, takes the place of this one.
    if (next === 'silent') leaving.disconnect();
    else leaving.observe(document.body, { childList: true, subtree: true, characterData: true });
    show();
  });
  const leaving = new MutationObserver(() => {
    if (titleOfPage() === title) reader.stopIfGone();
    else reader.stop();
  });
  const main = buttonFor(() => {
    if (state === 'reading') return reader.pause();
    if (state === 'paused') return reader.goOn();
    title = titleOfPage();
    return reader.read(spokenParts(pageInFront()));
  });
  const stop = buttonFor(() => {
    reader.stop();
    main.focus();
  });
  name(stop, 'stop', words);

  function show(): void {
    name(main, ({ silent: 'read', reading: 'pause', paused: 'goOn' } as const)[state], words);
    if (state === 'silent') stop.remove();
    else main.after(stop);
  }

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && state !== 'silent') reader.stop();
  });
  addEventListener('pagehide', reader.stop);
  const bar = document.createElement('div');
  bar.className = 'read-aloud';
  bar.append(main);
  show();
  document.body.append(bar);
}

const titleOfPage = () => document.querySelector('h1')?.textContent;

function buttonFor(act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
}

function name(button: HTMLButtonElement, what: keyof ReadingWords, words: ReadingWords): void {
  const space = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(space, 'svg');
  const line = document.createElementNS(space, 'path');
  const drawn = { width: '24', height: '24', 'aria-hidden': 'true' };
  const stroke = { d: PICTURES[what], fill: 'none', stroke: 'currentcolor', 'stroke-width': '2' };
  for (const [key, value] of Object.entries(drawn)) picture.setAttribute(key, value);
  for (const [key, value] of Object.entries(stroke)) line.setAttribute(key, value);
  picture.append(line);
  const text = document.createElement('span');
  text.textContent = words[what];
  button.replaceChildren(picture, text);
}
