import type { Page } from 'playwright/test';

export type LayoutFault = {
  readonly kind:
    | 'cut'
    | 'overlaps'
    | 'outside the window'
    | 'page scrolls sideways'
    | 'untranslated';
  readonly selector: string;
  readonly text: string;
};

/** Words in Latin letters that no language changes. */
const SAME_EVERYWHERE =
  'RinSetu English Facebook Instagram LinkedIn YouTube OpenStreetMap Android iPhone Google Play App Store CSV PDF Excel RBI CMS';

/** What the journeys' borrowers type in, and is shown as they typed it: names, places and numbers. */
const TYPED_IN = [
  'Madeup Borrower',
  'Madeup Street',
  'Madeup Model',
  'Madeup Motors',
  'Ravi Madeup',
  'Asha',
  'Verma',
  'Sawari Plus',
  'Uttar Pradesh',
  'Lucknow',
  'ABCPK',
  'SBIN',
];

/**
 * What is wrong with the texts that are seen now: cut off by their box, over one another, outside of the window, or not
 * between the marks of the pseudo-language. Texts of another language than the page's are not asked to be translated.
 */
export function layoutFaults(page: Page): Promise<readonly LayoutFault[]> {
  const known = { same: SAME_EVERYWHERE, typed: TYPED_IN };
  return page.evaluate(({ same, typed }) => {
    const allowed = new Set(same.split(' '));
    const HASH = /\b[0-9a-f]{64}\b/g;
    const leftInLatin = (text: string) => {
      const asked = typed.reduce(
        (rest, each) => rest.replaceAll(each, ' '),
        text.replaceAll(HASH, ' '),
      );
      return (asked.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !allowed.has(word));
    };
    const faults: LayoutFault[] = [];
    const root = document.documentElement;

    const selectorOf = (element: Element) => {
      const parts: string[] = [];
      let at: Element | null = element;
      while (at !== null && at !== document.body && parts.length < 4) {
        const id = at.id === '' ? '' : `#${at.id}`;
        const part: string = at.getAttribute('data-island') ?? at.getAttribute('role') ?? '';
        parts.unshift(`${at.tagName.toLowerCase()}${id}${part === '' ? '' : `[${part}]`}`);
        at = at.parentElement;
      }
      return parts.join(' > ');
    };
    const report = (kind: LayoutFault['kind'], element: Element, text: string) =>
      faults.push({ kind, selector: selectorOf(element), text: text.trim().slice(0, 80) });

    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** Moved out of sight for everybody but screen readers, or waiting beyond the edge for the focus. */
    const isForEars = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isTiny = style.overflow !== 'visible' && (box.width <= 1 || box.height <= 1);
      const isBeyond = style.position === 'absolute' && (box.right <= 0 || box.left >= innerWidth);
      return (
        isTiny || isBeyond || style.clipPath === 'inset(50%)' || isForEars(element.parentElement)
      );
    };
    const some = (element: Element | null, is: (style: CSSStyleDeclaration) => boolean): boolean =>
      element !== null &&
      element !== document.body &&
      (is(getComputedStyle(element)) || some(element.parentElement, is));
    const scrollsAcross = (element: Element) =>
      some(element, ({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll');
    const floats = (element: Element) =>
      some(element, ({ position }) => position === 'fixed' || position === 'sticky');

    // Under an open dialog, the page may be narrower, by the width of the scroll bar that is kept free.
    if (root.scrollWidth - root.clientWidth > 1)
      report('page scrolls sideways', root, `${root.scrollWidth} > ${root.clientWidth}`);

    const texts: { node: Text; element: HTMLElement; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let depth = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!(node instanceof Text) || element === null || text.trim() === '') continue;
      if (element.closest('script, style, noscript, template, svg, select') !== null) continue;
      const outside = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
      const bare = depth > 0 ? outside.replace(/^[^⟧]*⟧?/, '') : outside.replace(/⟦[^⟧]*$/, '');
      depth = Math.max(0, depth + text.split('⟦').length - text.split('⟧').length);
      if (!isSeen(element)) continue;
      const lang = element.closest('[lang]')?.getAttribute('lang');
      if (
        lang === root.lang &&
        element.closest('textarea, [contenteditable], a[href^="mailto:"], a[href^="http"]') === null
      ) {
        const left = leftInLatin(bare);
        if (left.length > 0 && !/@|https?:/.test(bare)) report('untranslated', element, bare);
      }
      if (isForEars(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      texts.push({ node, element, box });
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrollsAcross(element))
        report('outside the window', element, text);
    }

    for (const element of document.querySelectorAll<HTMLElement>(
      '[aria-label], [alt], [title], [placeholder]',
    )) {
      if (!isSeen(element) || element.closest('[lang]')?.getAttribute('lang') !== root.lang)
        continue;
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
        const value = element.getAttribute(name) ?? '';
        const bare = value.replaceAll(/⟦.*⟧/gs, ' ');
        const left = leftInLatin(bare);
        if (left.length > 0) report('untranslated', element, `${name}: ${value}`);
      }
    }

    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.textContent?.trim() === '' || element.closest('svg, select, textarea') !== null)
        continue;
      const style = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (style.textOverflow === 'ellipsis' || !isSeen(element) || isForEars(element)) continue;
      const across = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const down = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
      if (element.clientWidth > 0 && (across || down))
        report('cut', element, element.textContent ?? '');
    }
    // A word that is wider than its box runs out of it, where nothing cuts it.
    for (const { element, box, node } of texts) {
      const own = element.getBoundingClientRect();
      if (getComputedStyle(element).display === 'inline' || scrollsAcross(element)) continue;
      if (box.right > own.right + 2 || box.left < own.left - 2) report('cut', element, node.data);
    }

    /** What is seen of a text: of the rows of a table that scrolls by itself, those that are in its frame now. */
    const seenPart = ({ element, box }: (typeof texts)[number]) => {
      let { left, right, top, bottom } = box;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = at.getBoundingClientRect();
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      return { left, right, top, bottom };
    };
    // The two sides of a card lie over each other, and one is turned away.
    const isSide = (element: Element) =>
      some(element, ({ backfaceVisibility }) => backfaceVisibility === 'hidden');
    const still = texts
      .filter(({ element }) => !floats(element) && !isSide(element))
      .map((text) => ({ ...text, box: seenPart(text) }));
    for (const [index, one] of still.entries()) {
      for (const other of still.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        // Inline texts of one paragraph wrap around one another.
        if (
          getComputedStyle(one.element).display === 'inline' ||
          getComputedStyle(other.element).display === 'inline'
        )
          continue;
        const wide =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 4 && high > 6)
          report(
            'overlaps',
            one.element,
            `${one.node.data.slice(0, 36)} / ${other.node.data.slice(0, 36)}`,
          );
      }
    }
    return faults;
  }, known);
}
