import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { baseOf } from '#contract/addresses.ts';
import type { Language } from '#domain/languages.ts';
import { ChooseLanguageContext } from '#renderer/i18n/choose-language.ts';
import { EditionContext } from '#renderer/i18n/edition/edition-context.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { LANGUAGE_FORMS } from '#renderer/i18n/language-forms.ts';
import { LanguageMenu } from '#renderer/ui/navigation/language-menu.tsx';
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

describe('the menu of more than one other language', () => {
  const others = (['hi', 'mr', 'bn', 'ta', 'ur'] as const).map((language) => ({
    language,
    name: LANGUAGE_FORMS[language].name,
  }));

  it('has a button with the page’s language, and a list of the others that needs no script', async () => {
    const ways = others.map((other) => ({ ...other, address: `/${other.language}/faq` }));
    render(
      <EditionContext value={await editionIn('en')}>
        <LanguageMenu others={ways} className="" />
      </EditionContext>,
    );
    const button = screen.getByRole('button', { name: 'English, Language' });
    // Hidden until it is opened, which is the browser's.
    const list = screen.getByLabelText('Language', { selector: 'ul' });
    expect(button.getAttribute('popovertarget')).toBe(list.id);
    expect(list.getAttribute('popover')).toBe('auto');
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual(
      ways.map(({ language, name, address }) => [name, address, language]),
    );
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(
      ways.map(({ language }) => language),
    );
  });

  it('has buttons that change the language in place and close it', async () => {
    const chosen: Language[] = [];
    const ways = others.map((other) => ({
      ...other,
      choose: () => void chosen.push(other.language),
    }));
    render(
      <EditionContext value={await editionIn('en')}>
        <LanguageMenu others={ways} className="" />
      </EditionContext>,
    );
    const tamil = screen.getByText('தமிழ்');
    await userEvent.click(tamil);
    expect(chosen).toEqual(['ta']);
    expect(tamil.getAttribute('popovertargetaction')).toBe('hide');
  });
});

it('a link to a page for staff leads to the English one where it is not in the page’s language', async () => {
  const edition = { ...(await editionIn('hi')), base: '/ta' };
  render(
    <EditionContext value={edition}>
      <PortalLink to="/dealer-desk">x</PortalLink>
      <PortalLink to="/faq">y</PortalLink>
    </EditionContext>,
  );
  expect(screen.getByText('x').getAttribute('href')).toBe('/dealer-desk');
  expect(screen.getByText('x').getAttribute('hreflang')).toBe('en');
  expect(screen.getByText('y').getAttribute('href')).toBe('/ta/faq');
  expect(screen.getByText('y').hasAttribute('hreflang')).toBe(false);
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
