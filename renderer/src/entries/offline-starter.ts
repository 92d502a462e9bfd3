/**
 * An inline script on every web page, so it imports nothing. It points the sign-in link of signed-in people to their
 * account, and offers the page in the visitor's language. After the page has loaded it registers the service worker, reports what was loaded before, and says when a
 * new version is ready. It never reloads without asking: another tab may hold a half-filled form.
 */

/** The one Trusted Types policy that scripts/web/security-headers.ts allows on every page; it accepts one address. */
const POLICY = 'service-worker';
const WORKER = '/sw.js';
const DISMISSED = 'update-later';
/** Links to this page in other languages. */
const WAYS = 'a[hreflang][lang]';
const COOKIE = 'language=';
const OFFERED = 'language-offered';
/** Where app/site-files.ts writes what is said in each language. */
const OFFERS = '/languages.json';

type OffersInLanguages = Readonly<
  Record<string, { readonly read: string; readonly close: string; readonly direction: string }>
>;

/** The offer to read the page in the visitor's language. */
let languageNote: HTMLElement | null = null;

const words = document.currentScript?.dataset ?? {};

/**
 * Points the sign-in link of signed-in people to their account: a prerendered page shows everybody the sign-in link.
 */
function leadToAccount(): void {
  if (localStorage.getItem('userId') === null) return;
  document.querySelectorAll<HTMLAnchorElement>('a[data-account]').forEach((link) => {
    link.href = link.dataset['account'] ?? link.href;
    link.textContent = link.dataset['label'] ?? link.textContent;
  });
}

/**
 * Names the page in the visitor's language, once: on a prerendered page, which has links to itself in other languages,
 * when the browser prefers one of them. Nobody is led anywhere without a tap.
 */
async function offerOwnLanguage(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(WAYS)];
  if (links.length === 0 || document.cookie.includes(COOKIE)) return;
  if (sessionStorage.getItem(OFFERED) !== null) return;
  const known = [document.documentElement.lang, ...links.map(({ hreflang }) => hreflang)];
  const preferred = navigator.languages
    .map((tag) => tag.split('-')[0] ?? '')
    .find((language) => known.includes(language));
  const link = links.find(({ hreflang }) => hreflang === preferred);
  if (link === undefined) return;
  // Fetched by those to whom it is said: a page would carry it in every language.
  const said: OffersInLanguages = await (await fetch(OFFERS)).json();
  const offer = said[link.lang];
  if (offer === undefined) return;
  const note = noteOnPage(link.closest('header'));
  languageNote = note;
  note.lang = link.lang;
  note.dir = offer.direction;
  const there = document.createElement('a');
  there.href = link.href;
  there.search = location.search;
  there.hash = location.hash;
  there.hreflang = there.lang = link.hreflang;
  there.textContent = offer.read;
  const close = button('✕', () => {
    choose(document.documentElement.lang);
    note.remove();
  });
  close.ariaLabel = offer.close;
  sessionStorage.setItem(OFFERED, '');
  fill(note, there, close);
}

/** For the start page, which the web server answers in the language that was chosen (scripts/web/first-visit.ts). */
function choose(language: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${COOKIE}${language};path=/;max-age=31536000;samesite=lax${secure}`;
}

async function start(workers: ServiceWorkerContainer): Promise<void> {
  const isFirst = workers.controller === null;
  const policy = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER });
  const registration = await workers.register(policy?.createScriptURL(WORKER) ?? WORKER);
  const { active } = await workers.ready;
  if (isFirst) reportWhatItMissed(active);
  keepCalculatorAfterInput(active);

  const watch = (worker: ServiceWorker | null) => {
    const check = () => {
      if (worker?.state === 'installed' && workers.controller !== null) announce(workers, worker);
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

function announce(workers: ServiceWorkerContainer, worker: ServiceWorker): void {
  if (sessionStorage.getItem(DISMISSED) !== null) return;
  // There is room for one. The language is offered again on the next page.
  languageNote?.remove();
  if (document.querySelector('.page-note')) return;
  const note = noteOnPage();
  const reload = button(words['reload'], () => {
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    tell(worker, 'take over');
  });
  const later = button(words['later'], () => {
    sessionStorage.setItem(DISMISSED, '');
    note.remove();
  });
  const text = document.createElement('p');
  text.textContent = words['ready'] ?? '';
  fill(note, text, reload, later);
}

function noteOnPage(place: HTMLElement | null = null): HTMLElement {
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

function button(label: string | undefined, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label ?? '';
  element.addEventListener('click', act);
  return element;
}

leadToAccount();
void offerOwnLanguage().catch(() => undefined);
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(WAYS) : null;
  if (link !== null) choose(link.hreflang);
});

if ('serviceWorker' in navigator) {
  addEventListener('load', () => void start(navigator.serviceWorker).catch(() => undefined));
}
