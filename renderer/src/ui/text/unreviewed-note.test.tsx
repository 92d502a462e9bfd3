import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REVIEWED } from 'virtual:reviewed-texts';
import { beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { ChooseLanguageContext } from '#renderer/i18n/choose-language.ts';
import { LEGAL_TEXTS, type LegalText } from '#renderer/i18n/legal-texts.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';
import { UnreviewedNote } from '#renderer/ui/text/unreviewed-note.tsx';

/** As if the Marathi policy had been reviewed, and nothing else. */
beforeEach(() => {
  for (const text of LEGAL_TEXTS) {
    vi.spyOn(REVIEWED[text], 'includes').mockImplementation(
      (language) => language === 'en' || (language === 'mr' && text === 'privacy-policy'),
    );
  }
});

async function wordsIn(language: Language) {
  const { t } = translatorOf(language, [await loadWords(language, 'applications')]);
  return {
    says: t('applications.unchecked.says'),
    englishCounts: t('applications.unchecked.englishCounts'),
    thisCounts: t('applications.unchecked.thisCounts'),
    read: t('applications.unchecked.read'),
  };
}

async function show(language: Language, of: LegalText): Promise<string> {
  const inPortal = await portalRenderer({ areas: ['applications'] }, language);
  return (
    inPortal(<UnreviewedNote of={of} path="/privacypolicy" />).container.textContent ?? ''
  ).replaceAll(/[\u2066-\u2069]/g, '');
}

it('a policy that nobody has checked leads to the English text, which counts', async () => {
  const words = await wordsIn('ta');
  expect(await show('ta', 'privacy-policy')).toBe(
    `${words.says} ${words.englishCounts} ${words.read}`,
  );
  const link = screen.getByRole('link', { name: words.read });
  expect(link.getAttribute('href')).toBe('/privacypolicy');
  expect(link.getAttribute('hreflang')).toBe('en');
  expect(link.lang).toBe('ta');
});

it('what people agree to is what they read, checked or not', async () => {
  const words = await wordsIn('ur');
  expect(await show('ur', 'consents')).toBe(`${words.says} ${words.thisCounts} ${words.read}`);
});

it('nothing is said where the text is English, or was reviewed', async () => {
  expect(await show('en', 'consents')).toBe('');
  expect(await show('mr', 'privacy-policy')).toBe('');
  expect(await show('mr', 'consents')).not.toBe('');
});

it('the English text opens in place where the language changes in place', async () => {
  const chosen: Language[] = [];
  const inPortal = await portalRenderer({ areas: ['applications'] }, 'bn');
  inPortal(
    <ChooseLanguageContext
      value={{ languages: LANGUAGES, choose: (language) => void chosen.push(language) }}
    >
      <UnreviewedNote of="consents" path="/apply" />
    </ChooseLanguageContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: (await wordsIn('bn')).read }));
  expect(chosen).toEqual(['en']);
});
