/**
 * Written into every page of the web as an inline script, so it imports nothing. It leads whoever is signed in to the
 * account. After the page has loaded it registers the service worker, tells it what was loaded before, and says so when a
 * new version is ready. Nobody is reloaded without asking: another tab may hold a half-filled form.
 */

/** The one policy that scripts/web/security-headers.ts allows on every page; it knows one address. */
const POLICY = 'service-worker';
const WORKER = '/sw.js';
const DISMISSED = 'update-later';

const words = document.currentScript?.dataset ?? {};

/** Whoever is signed in is led to the account: a prerendered page offers everybody the way in. */
function leadToAccount(): void {
  if (localStorage.getItem('userId') === null) return;
  document.querySelectorAll<HTMLAnchorElement>('a[data-account]').forEach((link) => {
    link.href = link.dataset['account'] ?? link.href;
    link.textContent = link.dataset['label'] ?? link.textContent;
  });
}

async function start(workers: ServiceWorkerContainer): Promise<void> {
  const isFirst = workers.controller === null;
  const policy = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER });
  const registration = await workers.register(policy?.createScriptURL(WORKER) ?? WORKER);
  const { active } = await workers.ready;
  if (isFirst) tell(active, [location.href, ...loadedAddresses()]);
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

/** What a service worker understands: see service-worker/service-worker.ts. Nothing is handed over with it. */
function tell(
  worker: ServiceWorker | null,
  message: 'take over' | 'keep the calculator' | readonly string[],
): void {
  worker?.postMessage(message, []);
}

function loadedAddresses(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}

/** Not before someone uses the site, and never where data is to be saved: it is some 100 KB. */
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
  if (sessionStorage.getItem(DISMISSED) !== null || document.querySelector('.new-version')) return;
  const note = document.createElement('div');
  note.className = 'new-version';
  note.setAttribute('role', 'status');
  document.body.append(note);
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
  // A moment after the empty region, so that it is read out.
  setTimeout(() => note.append(text, reload, later), 100);
}

function button(label: string | undefined, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label ?? '';
  element.addEventListener('click', act);
  return element;
}

leadToAccount();

if ('serviceWorker' in navigator) {
  addEventListener('load', () => void start(navigator.serviceWorker).catch(() => undefined));
}
