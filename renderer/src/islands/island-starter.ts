/**
 * An inline script on every prerendered page, so it imports nothing. It wakes the page's islands when they are seen or
 * touched, and replays the events that an island received while waking: no click, key or typed character is lost. Without
 * islands every page would load React and Fluent (decision 2): a form's script is 140 KB and more, a page's without one 4 KB.
 */
type QueuedEvent =
  | { readonly kind: 'click'; readonly target: HTMLElement }
  | { readonly kind: 'tick'; readonly target: HTMLInputElement; readonly checked: boolean }
  | {
      readonly kind: 'key';
      readonly target: Element;
      readonly key: string;
      readonly code: string;
    }
  | { readonly kind: 'submit'; readonly form: HTMLFormElement; readonly by: HTMLElement | null };

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Hydrator = {
  readonly wake: (host: HTMLElement, beforeHydration: () => void) => Promise<void>;
};
/** What a field holds, and the caret or selection in it: null for lists, and for email and number fields. */
type Typed = {
  readonly value: string;
  readonly start: number | null;
  readonly end: number | null;
};
type PendingIsland = {
  readonly queue: QueuedEvent[];
  readonly typed: Map<TextControl, Typed>;
  waking: boolean;
};

/** Spec section 9: time limit for loading a chunk. */
const CHUNK_TIMEOUT_MS = 120_000;
/** How long a first paint is waited for. */
const MAX_PAINT_MS = 1000;

const settings = document.currentScript?.dataset ?? {};
const pending = new Map<HTMLElement, PendingIsland>();
let hydrator: Promise<Hydrator> | undefined;

function loadHydrator(): Promise<Hydrator> {
  hydrator ??= Promise.race([
    import(/* @vite-ignore */ settings['src'] ?? ''),
    new Promise<never>((_, reject) => setTimeout(reject, CHUNK_TIMEOUT_MS)),
  ]);
  return hydrator;
}

/** Preloads all files of an island in parallel, instead of one by one as imports are discovered. */
function fetchAhead({ dataset }: HTMLElement): void {
  for (const file of dataset['needs']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
  delete dataset['needs'];
}

async function wake(host: HTMLElement): Promise<void> {
  const island = pending.get(host);
  if (island === undefined || island.waking) return;
  island.waking = true;
  fetchAhead(host);
  try {
    await (await loadHydrator()).wake(host, () => readFields(host, island));
    pending.delete(host);
    replay(host, island);
  } catch {
    pending.delete(host);
    if (host.dataset['wake'] !== 'use') showFailure(host);
  }
}

/**
 * Reads what was typed, and where the caret is: hydration moves it. Also replays what the browser filled in by itself,
 * after a reload or by autofill.
 */
function readFields(host: HTMLElement, { queue, typed }: PendingIsland): void {
  typed.forEach((_before, control) => typed.set(control, typedIn(control)));
  for (const control of host.querySelectorAll('input, textarea')) {
    if (isTickBox(control)) {
      const { checked, defaultChecked } = control;
      const isKnown = queue.some((queued) => queued.kind === 'tick' && queued.target === control);
      // Of radio buttons, only the chosen one matters.
      if (checked !== defaultChecked && !isKnown && (checked || control.type === 'checkbox')) {
        queue.push({ kind: 'tick', target: control, checked });
      }
    } else if (isTextControl(control) && !(control instanceof HTMLSelectElement)) {
      if (control.value !== control.defaultValue) typed.set(control, typedIn(control));
    }
  }
}

function replay(host: HTMLElement, { typed, queue }: PendingIsland): void {
  typed.forEach((before, control) => retype(control, before));
  const focused = document.activeElement;
  // A field that was typed in and left since is tidied by the island only now.
  for (const control of typed.keys()) {
    if (control !== focused) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  if (focused !== null && host.contains(focused)) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const queued of queue) {
    if (queued.kind === 'click') queued.target.click();
    else if (queued.kind === 'submit') queued.form.requestSubmit(queued.by);
    else if (queued.kind === 'tick') {
      // Setting the property makes React see the opposite state, so that the click changes it.
      queued.target.checked = !queued.checked;
      queued.target.click();
    } else {
      const { key, code } = queued;
      queued.target.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
    }
  }
}

function retype(control: TextControl, { value, start, end }: Typed): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  control.value = '';
  // Bypasses the setter that React watches, so that the event below counts as a change.
  property?.set?.call(control, value);
  if (start !== null && !(control instanceof HTMLSelectElement)) {
    control.setSelectionRange(start, end);
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function typedIn(control: TextControl): Typed {
  const { value } = control;
  return control instanceof HTMLSelectElement
    ? { value, start: null, end: null }
    : { value, start: control.selectionStart, end: control.selectionEnd };
}

function showFailure(host: HTMLElement): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = settings['reload'] ?? '';
  reload.addEventListener('click', () => window.location.reload());
  note.append(`${settings['failed'] ?? ''} `, reload);
  host.prepend(note);
}

function enqueue(event: Event): void {
  // Not only HTML elements: a click on a button may hit the SVG inside it.
  if (!event.isTrusted || !(event.target instanceof Element)) return;
  const target = event.target;
  const host = target.closest<HTMLElement>('[data-island]');
  const island = host === null ? undefined : pending.get(host);
  if (host === null || island === undefined) return;
  const queued = queuedEventOf(event, target, island);
  if (queued !== null) island.queue.push(queued);
  void wake(host);
}

function queuedEventOf(
  event: Event,
  target: Element,
  { typed }: PendingIsland,
): QueuedEvent | null {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    event.preventDefault();
    return { kind: 'submit', form: target, by: event.submitter };
  }
  if (event.type === 'input' && isTextControl(target)) typed.set(target, typedIn(target));
  if (event.type === 'click') {
    if (isTickBox(target)) return { kind: 'tick', target, checked: target.checked };
    const button = target.closest('button');
    if (button !== null && button.type !== 'submit') return { kind: 'click', target: button };
    // On the desktop the whole page is one island, which follows its links without loading another page.
    const link = target.closest<HTMLAnchorElement>('[data-first] a[href]');
    if (link !== null) {
      event.preventDefault();
      return { kind: 'click', target: link };
    }
  }
  const isKeyForScript =
    event instanceof KeyboardEvent && !isTextControl(target) && event.key.startsWith('Arrow');
  return isKeyForScript ? { kind: 'key', target, key: event.key, code: event.code } : null;
}

function isTickBox(target: Element): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
}

/** A chosen file cannot be typed again: its field reads it when it wakes. */
function isTextControl(target: Element): target is TextControl {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type))
  );
}

function findIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) void wake(target);
      }
    },
    { rootMargin: '200px' },
  );
  document.querySelectorAll<HTMLElement>('[data-island]').forEach((host) => {
    pending.set(host, { queue: [], typed: new Map(), waking: false });
    if (host.dataset['wake'] === 'load') void wake(host);
    if (host.dataset['wake'] === 'paint') wakeOncePainted(host);
    if (host.dataset['wake'] === 'visible') observer.observe(host);
    if (host.dataset['wake'] === 'use' && navigator.connection?.saveData !== true) wakeOnUse(host);
  });
}

/** Fetches the files at once, but runs nothing before the first paint. In a window that is never painted, soon. */
function wakeOncePainted(host: HTMLElement): void {
  fetchAhead(host);
  const soon = () => void setTimeout(() => void wake(host));
  requestAnimationFrame(soon);
  setTimeout(soon, MAX_PAINT_MS);
}

/** At the first input anywhere: what the page shows already is only renewed. */
function wakeOnUse(host: HTMLElement): void {
  const events = ['pointerdown', 'keydown', 'scroll'] as const;
  const onUse = () => {
    events.forEach((type) => removeEventListener(type, onUse));
    void wake(host);
  };
  events.forEach((type) => addEventListener(type, onUse, { passive: true }));
}

for (const type of ['click', 'keydown', 'input', 'submit', 'focusin', 'pointerdown']) {
  document.addEventListener(type, enqueue, true);
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', findIslands);
else findIslands();
