/** Goes through the page by Tab and back by Shift+Tab, and reports what is wrong for keyboard users. */
import type { JSHandle, Page } from 'playwright/test';

/** More than any screen has places to stop at. */
const MOST_STOPS = 400;
/** A field for a day has three parts and a button, and the focus stays in it meanwhile. */
const MOST_PARTS = 5;

type Walk = ReturnType<typeof beginWalk>;
type Stop = ReturnType<Walk['stop']>;

/** Through the dialog that is open, or else the whole page. The focus is elsewhere afterwards. */
export async function walkByKeyboard(
  page: Page,
): Promise<{ readonly stops: string[]; readonly faults: string[] }> {
  const walk = await page.evaluateHandle(beginWalk);
  const there = await stops(page, walk, 'Tab');
  const back = await stops(page, walk, 'Shift+Tab');
  const faults = [
    ...there.flatMap(({ faults: found }) => found),
    ...(await walk.evaluate((going) => going.neverReached())),
    ...trapIn(there, 'Tab'),
    ...trapIn(back, 'Shift+Tab'),
    ...there
      .filter(
        ({ place, isInMessage }) => !isInMessage && !back.some((stop) => stop.place === place),
      )
      .map(({ name }) => `not reached by Shift+Tab: ${name}`),
  ];
  await walk.dispose();
  return { stops: there.map(({ name }) => name), faults: [...new Set(faults)] };
}

/** Where the focus stops, from the beginning or from where it is, until it leaves what is shown or has been everywhere. */
async function stops(page: Page, walk: JSHandle<Walk>, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  if (key === 'Tab') await walk.evaluate((going) => going.goToTop());
  const seen: Stop[] = [];
  let stays = 0;
  let wasOutside = false;
  while (seen.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await walk.evaluate((going) => going.stop());
    // Fluent's messages keep Tab until Escape closes them, or they go away.
    if (stop.isInMessage) await page.keyboard.press('Escape');
    stays = stop.element === seen.at(-1)?.element ? stays + 1 : 0;
    if (stays > 0 && stays < MOST_PARTS) continue;
    const known = seen.findIndex(({ element }) => element === stop.element);
    if (known !== -1 && stop.element !== -1) return [...seen, stop];
    const isOutside = stop.element === -1;
    // Twice: there is no place to stop at.
    if (isOutside && (seen.length > 0 || wasOutside)) return seen;
    wasOutside = isOutside;
    if (!isOutside) seen.push(stop);
  }
  return seen;
}

/** The walk ends outside of what is shown, or where it began; a shorter circle is a trap. */
function trapIn(seen: readonly Stop[], key: string): string[] {
  const last = seen.at(-1);
  if (last === undefined || seen.length === 1) return [];
  const isCircle = seen.slice(0, -1).some(({ element }) => element === last.element);
  if (!isCircle || last.element === seen[0]?.element) return [];
  return [`${key} does not get beyond: ${last.name}`];
}

/** Runs in the page. Elements are known by their number in the order in which they were met. */
function beginWalk() {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=button], [role=link], [role=tab], [role=menuitem], [role=option], [role=checkbox], [role=switch]';
  /** Of these one control is reached by Tab, and the others by arrow keys. */
  const MOVES_BY_ARROWS =
    '[role=grid], [role=tablist], [role=radiogroup], [role=menu], [role=listbox], [role=toolbar], [role=tree]';
  const MODAL = '[aria-modal=true]';
  const met: Element[] = [];
  let before: { readonly element: Element; readonly look: string } | null = null;

  const scope = (): Element => [...document.querySelectorAll(MODAL)].at(-1) ?? document.body;
  const numberOf = (element: Element) => {
    if (!met.includes(element)) met.push(element);
    return met.indexOf(element);
  };
  const nameOf = (element: Element) => {
    const { textContent, tagName } = element;
    const label = element.getAttribute('aria-label') ?? textContent.trim();
    const own = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
    const role = element.getAttribute('role') ?? '';
    return `${tagName.toLowerCase()} ${role} “${(label === '' ? own : label).slice(0, 60)}”`;
  };
  const groupOf = (element: Element) => {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      return document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]`);
    }
    const group = element.closest(MOVES_BY_ARROWS);
    // The focus stays in the field that a list belongs to.
    const field = `[role=combobox][aria-controls="${CSS.escape(group?.id ?? '')}"]`;
    return document.querySelector(field) ?? group;
  };
  const placeOf = (element: Element) => numberOf(groupOf(element) ?? element);

  /** What an outline, an underline, a shadow or a border of it and what is around it look like. */
  function lookOf(element: Element): string {
    for (const one of document.getAnimations()) if (!(one instanceof CSSAnimation)) one.finish();
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const beside = [element.nextElementSibling, element.previousElementSibling];
    return [...around, ...beside]
      .flatMap((each) =>
        each instanceof Element
          ? ['', '::before', '::after'].map((part) => [each, part] as const)
          : [],
      )
      .map(([each, part]) => {
        const style = getComputedStyle(each, part);
        if (part !== '' && style.content === 'none') return '';
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, borderWidth } =
          style;
        const { backgroundColor, transform, opacity, textDecoration } = style;
        const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineColor;
        return [
          outline,
          boxShadow,
          borderColor,
          borderWidth,
          backgroundColor,
          transform,
          opacity,
          textDecoration,
        ].join();
      })
      .join('|');
  }

  /** Whether something covers the middle of its visible part, or no part is visible. */
  function isCovered(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return true;
    const above = document.elementFromPoint(x, y);
    if (above === null) return true;
    const isLabel = above.closest('label')?.control === element;
    return !(
      isLabel ||
      above.contains(element) ||
      element.contains(above) ||
      element.parentElement?.contains(above)
    );
  }

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert]') === null
    );
  };

  return {
    /** Begins at the top of the page; in a dialog, where the focus is. */
    goToTop() {
      if (scope() !== document.body) return;
      window.scrollTo(0, 0);
      const first = document.createElement('span');
      first.tabIndex = -1;
      document.body.prepend(first);
      first.focus();
      first.remove();
    },

    /** Where the focus is now, and what is wrong with the look of where it was. */
    stop() {
      const element = document.activeElement ?? document.body;
      const faults: string[] = [];
      if (before !== null && before.element !== element && before.element.isConnected) {
        const isSame = lookOf(before.element) === before.look;
        if (isSame) faults.push(`focus cannot be seen: ${nameOf(before.element)}`);
      }
      if (element === document.body) {
        before = null;
        return { element: -1, place: -1, name: 'outside', faults, isInMessage: false };
      }
      before = { element, look: lookOf(element) };
      numberOf(element);
      if (!scope().contains(element)) faults.push(`beside the open dialog: ${nameOf(element)}`);
      if (element.closest('[aria-hidden=true]') !== null) faults.push(`hidden: ${nameOf(element)}`);
      else if (isCovered(element)) faults.push(`covered: ${nameOf(element)}`);
      // If no radio button is chosen, Tab reaches the first and Shift+Tab the last.
      const stopsAt = element.matches('[type=radio]') ? (groupOf(element) ?? element) : element;
      return {
        element: numberOf(stopsAt),
        place: placeOf(element),
        name: nameOf(element),
        faults,
        isInMessage: element.closest('[data-toasts]') !== null,
      };
    },

    neverReached(): string[] {
      const reached = new Set(met.map((element) => groupOf(element) ?? element));
      return [...scope().querySelectorAll(CONTROLS)]
        .filter((element) => isShown(element) && !element.matches(':disabled'))
        .filter((element) => !reached.has(groupOf(element) ?? element) && !met.includes(element))
        .map((element) => `never reached: ${nameOf(element)}`);
    },
  };
}
