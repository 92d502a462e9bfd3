import { describe, expect, it } from 'vitest';
import { LANGUAGES, directionOf } from '#domain/languages.ts';
import { calculator } from '#renderer/i18n/en/calculator.ts';
import { common } from '#renderer/i18n/en/common.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';

const textOf = (language: (typeof LANGUAGES)[number]) =>
  translatorOf(language, [common]).t('errors.tooMany', { count: 30 });

describe('a value in a text', () => {
  it.each(LANGUAGES)(
    'keeps its own direction in %s, where lines begin at the right',
    (language) => {
      expect(textOf(language).includes('\u206630\u2069')).toBe(directionOf(language) === 'rtl');
    },
  );

  it('takes its percent sign with it', () => {
    const { t } = translatorOf('ur', [calculator]);
    expect(t('calculator.expert', { most: 40 })).toContain('\u206640%\u2069');
  });
});

describe('texts one after another', () => {
  it('have the comma of their language', () => {
    expect(listInWords(['Bhopal', 'Madhya Pradesh'], 'en')).toBe('Bhopal, Madhya Pradesh');
    expect(listInWords(['دہلی', 'ممبئی'], 'ur')).toBe('\u2067دہلی\u2069، \u2067ممبئی\u2069');
  });

  it('keep the direction of their language, also where a name in Latin letters comes first', () => {
    expect(listInWords(['APR 17.75% سالانہ', 'LA1'], 'ur')).toBe(
      '\u2067APR 17.75% سالانہ\u2069، \u2066LA1\u2069',
    );
  });
});
