import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { baseOf } from '#contract/addresses.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { isAppPath } from '#renderer/content/app-paths.ts';
import { cardOf } from '#renderer/content/cards.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';

it.each(LANGUAGES)('every page that is shared has its picture in %s: npm run cards', (language) => {
  const cards = Object.values(pages)
    .filter(({ canonical }) => !isAppPath(canonical))
    .map(({ canonical }) => cardOf(canonical, baseOf(language)));
  const missing = cards.filter((card) => !existsSync(join(CHECKOUT, 'renderer/public', card)));
  expect(missing).toEqual([]);
});
