import type { Page } from 'playwright/test';
import { leftInLatin } from '#scripts/words/left-in-latin.ts';

/** Names of others, which have no Hindi. */
const NAMES = new Set(['Facebook', 'Instagram', 'LinkedIn', 'OpenStreetMap']);

/**
 * Every text of the page that is read or heard in the page's own language, also behind a menu or a closed part: lines,
 * labels, descriptions of pictures. Leaves out what names another language, and what people have typed.
 */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const isOwn = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') === own &&
      element.closest('script, style, noscript, template') === null;
    const attributes = [
      'alt',
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'placeholder',
      'title',
    ];
    const texts = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOwn(element)) continue;
      texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Words on a Hindi page that are left in Latin letters, each with its text. */
export async function wordsInLatin(page: Page): Promise<string[]> {
  const faults = (await textsOf(page)).flatMap((text) => {
    const words = leftInLatin(text).filter((word) => !NAMES.has(word));
    return words.length === 0 ? [] : [`${words.join(' ')} in: ${text}`];
  });
  return [...new Set(faults)];
}
