/**
 * Written into every prerendered page as an inline script, so it imports nothing. It wakes the islands of the page when
 * they are seen or touched, and plays back what was done to an island while it was still waking: no click, key or
 * typed character is lost.
 */
type Deed =
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
type Sleeper = {
  readonly deeds: Deed[];
  readonly typed: Map<TextControl, string>;
  waking: boolean;
};

/** Spec section 9: how long a chunk may take. */
const CHUNK_TIMEOUT_MS = 120_000;

const settings = document.currentScript?.dataset ?? {};
const asleep = new Map<HTMLElement, Sleeper>();
let hydrator: Promise<Hydrator> | undefined;

function loadHydrator(): Promise<Hydrator> {
  hydrator ??= Promise.race([
    import(/* @vite-ignore */ settings['src'] ?? ''),
    new Promise<never>((_, reject) => setTimeout(reject, CHUNK_TIMEOUT_MS)),
  ]);
  return hydrator;
}

/** Asks for everything that an island needs at once, instead of file by file as each names the next. */
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
  const sleeper = asleep.get(host);
  if (sleeper === undefined || sleeper.waking) return;
  sleeper.waking = true;
  fetchAhead(host);
  try {
    await (await loadHydrator()).wake(host, () => keepWhatIsFilledIn(host, sleeper));
    asleep.delete(host);
    playBack(host, sleeper);
  } catch {
    asleep.delete(host);
    tellFailure(host);
  }
}

/** What a browser filled in by itself, after a reload or from its memory of forms, was never typed. */
function keepWhatIsFilledIn(host: HTMLElement, { deeds, typed }: Sleeper): void {
  for (const control of host.querySelectorAll('input, textarea')) {
    if (isTickBox(control)) {
      const { checked, defaultChecked } = control;
      const isKnown = deeds.some((deed) => deed.kind === 'tick' && deed.target === control);
      // Of radio buttons, the chosen one says it all.
      if (checked !== defaultChecked && !isKnown && (checked || control.type === 'checkbox')) {
        deeds.push({ kind: 'tick', target: control, checked });
      }
    } else if (isTextControl(control) && !(control instanceof HTMLSelectElement)) {
      if (control.value !== control.defaultValue) typed.set(control, control.value);
    }
  }
}

function playBack(host: HTMLElement, { typed, deeds }: Sleeper): void {
  typed.forEach((value, control) => retype(control, value));
  const focused = document.activeElement;
  if (focused !== null && host.contains(focused)) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const deed of deeds) {
    if (deed.kind === 'click') deed.target.click();
    else if (deed.kind === 'submit') deed.form.requestSubmit(deed.by);
    else if (deed.kind === 'tick') {
      // Through the property React sees the other state, so that the click is a change to it.
      deed.target.checked = !deed.checked;
      deed.target.click();
    } else {
      const { key, code } = deed;
      deed.target.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
    }
  }
}

function retype(control: TextControl, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  const caret = control instanceof HTMLSelectElement ? null : selectionOf(control);
  control.value = '';
  // Past the property that React watches, so that the event below is a change to it.
  property?.set?.call(control, value);
  if (caret !== null && !(control instanceof HTMLSelectElement)) {
    control.setSelectionRange(caret.start, caret.end);
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Where the caret stands; email and number fields do not tell. */
function selectionOf(control: HTMLInputElement | HTMLTextAreaElement) {
  const { selectionStart: start, selectionEnd: end } = control;
  return start === null || end === null ? null : { start, end };
}

function tellFailure(host: HTMLElement): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = settings['reload'] ?? '';
  reload.addEventListener('click', () => window.location.reload());
  note.append(`${settings['failed'] ?? ''} `, reload);
  host.prepend(note);
}

function remember(event: Event): void {
  // Not only HTML elements: a click on a button may land on the drawing inside it.
  if (!event.isTrusted || !(event.target instanceof Element)) return;
  const target = event.target;
  const host = target.closest<HTMLElement>('[data-island]');
  const sleeper = host === null ? undefined : asleep.get(host);
  if (host === null || sleeper === undefined) return;
  const deed = deedOf(event, target, sleeper);
  if (deed !== null) sleeper.deeds.push(deed);
  void wake(host);
}

function deedOf(event: Event, target: Element, { typed }: Sleeper): Deed | null {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    event.preventDefault();
    return { kind: 'submit', form: target, by: event.submitter };
  }
  if (event.type === 'input' && isTextControl(target)) typed.set(target, target.value);
  if (event.type === 'click') {
    if (isTickBox(target)) return { kind: 'tick', target, checked: target.checked };
    const button = target.closest('button');
    if (button !== null && button.type !== 'submit') return { kind: 'click', target: button };
  }
  const isKeyForScript =
    event instanceof KeyboardEvent && !isTextControl(target) && event.key.startsWith('Arrow');
  return isKeyForScript ? { kind: 'key', target, key: event.key, code: event.code } : null;
}

function isTickBox(target: Element): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
}

/** A chosen file is not text that could be typed again: its field looks at it when it wakes. */
function isTextControl(target: Element): target is TextControl {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type))
  );
}

function findIslands(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) void wake(target);
      }
    },
    { rootMargin: '200px' },
  );
  document.querySelectorAll<HTMLElement>('[data-island]').forEach((host) => {
    asleep.set(host, { deeds: [], typed: new Map(), waking: false });
    if (host.dataset['wake'] === 'load') void wake(host);
    if (host.dataset['wake'] === 'visible') seen.observe(host);
  });
}

for (const type of ['click', 'keydown', 'input', 'submit', 'focusin', 'pointerdown']) {
  document.addEventListener(type, remember, true);
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', findIslands);
else findIslands();
