import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { baseOf } from '#contract/addresses.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
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

describe('the link to the only other language, of a page for staff', () => {
  it.each([
    ['en', '/operator', '/hi/operator', 'हिन्दी', 'hi'],
    ['hi', '/operator', '/operator', 'English', 'en'],
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

  it('is a button where a program of two languages changes in place', async () => {
    const chosen: Language[] = [];
    render(
      <EditionContext value={await editionIn('hi')}>
        <ChooseLanguageContext
          value={{ languages: ['en', 'hi'], choose: (language) => void chosen.push(language) }}
        >
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
  it('has a button with the page’s language, and a list of the others that needs no script', async () => {
    render(
      <EditionContext value={await editionIn('en')}>
        <LanguageSwitch path="/faq" className="" />
      </EditionContext>,
    );
    const button = screen.getByRole('button', { name: 'English, Language' });
    // Hidden until it is opened, which is the browser's.
    const list = screen.getByLabelText('Language', { selector: 'ul' });
    expect(button.getAttribute('popovertarget')).toBe(list.id);
    expect(list.getAttribute('popover')).toBe('auto');
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
      ['हिन्दी', '/hi/faq', 'hi'],
      ['मराठी', '/mr/faq', 'mr'],
      ['বাংলা', '/bn/faq', 'bn'],
      ['தமிழ்', '/ta/faq', 'ta'],
      ['اردو', '/ur/faq', 'ur'],
    ]);
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(
      LANGUAGES.filter((language) => language !== 'en'),
    );
  });

  it('has buttons that change the language in place and close it', async () => {
    const chosen: Language[] = [];
    render(
      <EditionContext value={await editionIn('en')}>
        <ChooseLanguageContext
          value={{ languages: LANGUAGES, choose: (language) => void chosen.push(language) }}
        >
          <LanguageSwitch path="/faq" className="" />
        </ChooseLanguageContext>
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
