import { describe, expect, it } from 'vitest';
import { LANGUAGES, directionOf } from '#domain/languages.ts';
import { common } from '#renderer/i18n/en/common.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';

const textOf = (language: (typeof LANGUAGES)[number]) =>
  translatorOf(language, [common]).t('errors.tooMany', { count: 30 });

describe('a value in a text', () => {
  it.each(LANGUAGES)(
    'keeps its own direction in %s, where lines begin at the right',
    (language) => {
      expect(textOf(language).includes('\u206830\u2069')).toBe(directionOf(language) === 'rtl');
    },
  );
});
