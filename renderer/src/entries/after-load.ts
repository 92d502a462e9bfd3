/**
 * A script that every web page fetches once it has loaded (entries/page-starter.ts), in one file. It offers the
 * page in the visitor's language, registers the service worker, reports what was loaded before, and says when a new version is
 * ready. It never reloads without asking: another tab may hold a half-filled form.
 */
import { LANGUAGE_COOKIE } from '#contract/language-cookie.ts';
import { chooseLanguage } from './chosen-language.ts';
import styles from '#renderer/theme/page-note.css?inline';

/** The one Trusted Types policy that scripts/web/security-headers.ts allows on every page; it accepts one address. */
const POLICY = 'service-worker';
const WORKER = '/sw.js';
const DISMISSED = 'update-later';
/** Links to this page in other languages. */
const WAYS = 'a[hreflang][lang]';
const OFFERED = 'language-offered';
/** Where app/site-files.ts writes what is said in each language. */
const WORDS = '/languages.json';

type Words = Readonly<
  Record<'read' | 'close' | 'direction' | 'ready' | 'reload' | 'later', string>
>;

/** The offer to read the page in the visitor's language. */
let languageNote: HTMLElement | null = null;

type Reading = typeof import('#renderer/entries/reading.ts');

/**
 * Names the page in the visitor's language, once: on a prerendered page, which has links to itself in other languages,
 * when the browser prefers one of them. Nobody is led anywhere without a tap.
 */
async function offerOwnLanguage(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(WAYS)];
  // The single-page app has its own.
  if (links.length === 0 || document.getElementById('app') !== null) return;
  if (document.cookie.includes(`${LANGUAGE_COOKIE}=`)) return;
  if (sessionStorage.getItem(OFFERED) !== null) return;
  const known = [document.documentElement.lang, ...links.map(({ hreflang }) => hreflang)];
  const preferred = navigator.languages
    .map((tag) => tag.split('-')[0] ?? '')
    .find((language) => known.includes(language));
  const link = links.find(({ hreflang }) => hreflang === preferred);
  if (link === undefined) return;
  const words = await wordsIn(link.lang);
  const note = noteOnPage(link.closest('header'));
  languageNote = note;
  note.lang = link.lang;
  note.dir = words.direction;
  const there = document.createElement('a');
  there.href = link.href;
  there.search = location.search;
  there.hash = location.hash;
  there.hreflang = there.lang = link.hreflang;
  there.textContent = words.read;
  const close = button('✕', () => {
    chooseLanguage(document.documentElement.lang);
    note.remove();
  });
  close.ariaLabel = words.close;
  sessionStorage.setItem(OFFERED, '');
  fill(note, there, close);
}

/** Fetched by those to whom something is said. Throws if that fails. */
async function wordsIn(language: string): Promise<Words> {
  const all: Readonly<Record<string, Words>> = await (await fetch(WORDS)).json();
  const words = all[language];
  if (words === undefined) throw new Error(`Nothing is said in ${language}.`);
  return words;
}

/**
 * What reads the page aloud is fetched once the page is still, where the system has a voice of its own for its language. Voices
 * are listed only some time after the first question.
 */
function offerReading(): void {
  const { reading, readingWords } =
    document.querySelector<HTMLElement>('script[data-reading]')?.dataset ?? {};
  if (reading === undefined || readingWords === undefined || !('speechSynthesis' in window)) return;
  const once = window.requestIdleCallback ?? setTimeout;
  let isFetched = false;
  const look = () => {
    if (isFetched || !speechSynthesis.getVoices().some(isOwnVoice)) return;
    isFetched = true;
    once(async () => {
      const { offerReading: offer }: Reading = await import(/* @vite-ignore */ reading);
      await offer(speechSynthesis, () => import(/* @vite-ignore */ readingWords));
    });
  };
  speechSynthesis.addEventListener?.('voiceschanged', look);
  look();
}

const isOwnVoice = ({ lang, localService }: SpeechSynthesisVoice): boolean =>
  localService && lang.split(/[-_]/)[0] === document.documentElement.lang;

async function start(workers: ServiceWorkerContainer): Promise<void> {
  const isFirst = workers.controller === null;
  const policy = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER });
  const registration = await workers.register(policy?.createScriptURL(WORKER) ?? WORKER);
  const { active } = await workers.ready;
  if (isFirst) reportWhatItMissed(active);
  keepCalculatorAfterInput(active);

  const watch = (worker: ServiceWorker | null) => {
    const check = () => {
      if (worker?.state !== 'installed' || workers.controller === null) return;
      void announce(workers, worker).catch(() => undefined);
    };
    worker?.addEventListener('statechange', check);
    check();
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

/** The messages that the service worker understands: see service-worker/service-worker.ts. They carry no data. */
function tell(
  worker: ServiceWorker | null,
  message: 'take over' | 'keep the calculator' | readonly string[],
): void {
  worker?.postMessage(message, []);
}

/** Reports what was loaded without the service worker, also while it took over. */
function reportWhatItMissed(worker: ServiceWorker | null): void {
  new PerformanceObserver((loaded) => {
    const missed = loaded
      .getEntriesByType('resource')
      .filter((entry) => 'workerStart' in entry && entry.workerStart === 0);
    if (missed.length > 0) tell(worker, [location.href, ...missed.map(({ name }) => name)]);
  }).observe({ type: 'resource', buffered: true });
}

/** Some 100 KB, so only once the site is used, and never in data-saver mode. */
function keepCalculatorAfterInput(worker: ServiceWorker | null): void {
  if (navigator.connection?.saveData === true) return;
  const events = ['pointerdown', 'keydown'] as const;
  const onInput = () => {
    events.forEach((type) => removeEventListener(type, onInput));
    tell(worker, 'keep the calculator');
  };
  events.forEach((type) => addEventListener(type, onInput, { passive: true }));
}

async function announce(workers: ServiceWorkerContainer, worker: ServiceWorker): Promise<void> {
  if (sessionStorage.getItem(DISMISSED) !== null) return;
  const words = await wordsIn(document.documentElement.lang);
  // There is room for one. The language is offered again on the next page.
  if (languageNote !== null) {
    languageNote.remove();
    languageNote = null;
    sessionStorage.removeItem(OFFERED);
  }
  if (document.querySelector('.page-note')) return;
  const note = noteOnPage();
  const reload = button(words.reload, () => {
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    tell(worker, 'take over');
  });
  const later = button(words.later, () => {
    sessionStorage.setItem(DISMISSED, '');
    note.remove();
  });
  const text = document.createElement('p');
  text.textContent = words.ready;
  fill(note, text, reload, later);
}

function noteOnPage(place: HTMLElement | null = null): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const note = document.createElement('div');
  note.className = 'page-note';
  note.setAttribute('role', 'status');
  (place ?? document.body).append(note);
  return note;
}

/** A moment after the empty live region was added, so that it is announced. */
function fill(note: HTMLElement, ...parts: readonly HTMLElement[]): void {
  setTimeout(() => note.append(...parts), 100);
}

function button(label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}

offerReading();
void offerOwnLanguage().catch(() => undefined);
if ('serviceWorker' in navigator) void start(navigator.serviceWorker).catch(() => undefined);
