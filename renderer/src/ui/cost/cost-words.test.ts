import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { COST } from '#domain/words/cost.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';
import { COST_NAMES } from '#domain/lending/offers/cost-breakdown.ts';

it.each(LANGUAGES)('pages name each amount as statements do, in %s', async (language) => {
  const { t } = translatorOf(language, [await loadWords(language, 'cost')]);
  for (const name of COST_NAMES) expect(t(`cost.${name}`)).toBe(COST[language].cost[name]);
});
