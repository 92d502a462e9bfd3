import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { leftInLatin } from '#scripts/words/left-in-latin.ts';

/** Names of others, which have no Hindi. */
const NAMES = new Set(['Facebook', 'Instagram', 'LinkedIn', 'OpenStreetMap']);

const CATALOGUE = readFileSync(join(CHECKOUT, 'resources', 'sample-catalogue.json'), 'utf8');

/** Of sample lenders and their products. Staff write names in English and Hindi; pages in other languages show the English ones. */
const NAMES_BY_STAFF = new Set(CATALOGUE.match(/(?<="en": ")[^"]+ \((?:sample|fictional)\)(?=")/g));

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

/** Words on a page in another language than English that are left in Latin letters, each with its text. */
export async function wordsInLatin(page: Page): Promise<string[]> {
  const isStaffs = (await page.locator('html').getAttribute('lang')) === 'hi';
  const faults = (await textsOf(page)).flatMap((text) => {
    const own = isStaffs ? text : withoutNames(text);
    const words = leftInLatin(own).filter((word) => !NAMES.has(word));
    return words.length === 0 ? [] : [`${words.join(' ')} in: ${text}`];
  });
  return [...new Set(faults)];
}

const withoutNames = (text: string) =>
  [...NAMES_BY_STAFF].reduce((rest, name) => rest.replaceAll(name, ''), text);
