import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { baseOf } from '#contract/addresses.ts';
import type { Language } from '#domain/languages.ts';
import { ChooseLanguageContext } from '#renderer/i18n/choose-language.ts';
import { EditionContext } from '#renderer/i18n/edition/edition-context.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { LanguageSwitch } from '#renderer/ui/navigation/language-switch.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

const editionIn = (language: Language) => loadEdition(language, baseOf(language), { areas: [] });

async function linkOn(language: Language, path: string): Promise<HTMLElement> {
  render(
    <EditionContext value={await editionIn(language)}>
      <LanguageSwitch path={path} className="" />
    </EditionContext>,
  );
  return screen.getByRole('link');
}

describe('the link to the other language', () => {
  it.each([
    ['en', '/', '/hi', 'हिन्दी', 'hi'],
    ['en', '/news&blog', '/hi/news&blog', 'हिन्दी', 'hi'],
    ['hi', '/', '/', 'English', 'en'],
    ['hi', '/faq', '/faq', 'English', 'en'],
  ] as const)(
    'the link in %s leads from %s to %s, under the language’s own name',
    async (...given) => {
      const [language, path, address, name, other] = given;
      const link = await linkOn(language, path);
      expect(link.textContent).toBe(name);
      expect(link.getAttribute('href')).toBe(address);
      expect(link.lang).toBe(other);
      expect(link.getAttribute('hreflang')).toBe(other);
    },
  );

  it('is a button where the language changes in place', async () => {
    const chosen: Language[] = [];
    render(
      <EditionContext value={await editionIn('hi')}>
        <ChooseLanguageContext value={(language) => chosen.push(language)}>
          <LanguageSwitch path="/faq" className="" />
        </ChooseLanguageContext>
      </EditionContext>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(chosen).toEqual(['en']);
  });
});

describe('a link within the portal', () => {
  it.each([
    ['en', '/faq', '/faq'],
    ['hi', '/faq', '/hi/faq'],
    ['hi', '/', '/hi'],
    ['hi', '#content', '#content'],
  ] as const)('a link on a page in %s to %s leads to %s', async (language, to, address) => {
    render(
      <EditionContext value={await editionIn(language)}>
        <PortalLink to={to}>x</PortalLink>
      </EditionContext>,
    );
    expect(screen.getByText('x').getAttribute('href')).toBe(address);
  });
});
