import type { Page } from 'playwright/test';
import { bringAxe } from '#tests/support/checks/axe.ts';

/**
 * Buttons, links and fields whose name does not begin with the words that are seen of them: who says these words to
 * the device reaches nothing (WCAG 2.5.3).
 */
export async function namesNotAsSeen(page: Page): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(() => {
    const { axe } = window;
    if (axe === undefined) throw new Error('axe is not in the page');
    const CONTROLS =
      'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=link], [role=tab], [role=menuitem], [role=option], [role=checkbox], [role=radio], [role=switch], [role=combobox]';
    // Marks are not said: what is compared are letters and digits.
    const said = (text: string) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

    /** Moved out of sight for everybody but screen readers. */
    const isForEars = (element: Element, within: Element): boolean => {
      const { overflow, clipPath } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (clipPath === 'inset(50%)' || (overflow !== 'visible' && (width <= 1 || height <= 1)))
        return true;
      const { parentElement } = element;
      return element !== within && parentElement !== null && isForEars(parentElement, within);
    };
    const seenIn = (element: Element): string => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let text = '';
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || parent.closest('svg, style, script, select') !== null) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const part = node.textContent ?? '';
        // A count on a button, such as of what waits, is no word to say.
        const isCount = parent.closest('[aria-hidden=true]') !== null && !/\p{L}/u.test(part);
        if (!isCount && !isForEars(parent, element)) text += part;
      }
      return text;
    };
    const labelOf = (element: Element): string => {
      const isField =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement;
      if (!isField) return seenIn(element);
      if (element instanceof HTMLInputElement && /^(?:button|submit|reset)$/.test(element.type))
        return element.value;
      return [...(element.labels ?? [])].map((label) => seenIn(label)).join(' ');
    };

    axe.setup(document);
    const faults = [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      if (element.closest('[aria-hidden=true], [inert]') !== null) return [];
      const seen = labelOf(element);
      const name = axe.commons.text.accessibleText(element);
      // Without any name: not drawn yet, below the window, or axe says so.
      if (said(seen) === '' || said(name) === '') return [];
      if (said(name).startsWith(said(seen))) return [];
      return [`seen “${seen.trim()}”, named “${name.trim()}”: ${element.outerHTML.slice(0, 160)}`];
    });
    axe.teardown();
    return faults;
  });
}
