// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Quote } from '#contract/dealers/leads.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { type QuoteTerms, figuresOf } from '#domain/lending/quote.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { PRESENT_AREAS } from '#renderer/features/dealer-desk/quote/present/present-areas.ts';
import { SendDialog } from '#renderer/features/dealer-desk/quote/send/send-dialog.tsx';
import { leftInLatin } from '#scripts/words/left-in-latin.ts';
import { addressOfQuote } from '#renderer/features/dealer-desk/quote/send/send-quote.tsx';

const TERMS: QuoteTerms = {
  exShowroomPrice: paise(16_000_000),
  registration: paise(0),
  insurance: paise(0),
  accessories: paise(0),
  discount: paise(0),
  subsidy: null,
  downPayment: paise(4_500_000),
  vehicleKind: 'e-rickshaw',
  model: 'Sawari & Sons',
  months: [12],
  validUntil: '2999-12-31',
  language: 'en',
};
const QUOTE: Quote = {
  quote: '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a02',
  number: '2026-17',
  link: 'x'.repeat(43),
  branch: null,
  savedAt: 0,
  terms: TERMS,
  figures: figuresOf(TERMS, { lenders: [EXAMPLE_LENDER], products: [EXAMPLE_PRODUCT] }),
};
const ORIGIN = 'https://portal.example';
const URL_OF_QUOTE = `${ORIGIN}/quote#${'x'.repeat(43)}`;
const show = await portalRenderer({ areas: PRESENT_AREAS });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const open = (language: Language = 'en') =>
  show(
    <SendDialog
      quote={{ ...QUOTE, terms: { ...TERMS, language } }}
      url={URL_OF_QUOTE}
      dealer="Madeup Motors"
      onClose={() => {}}
    />,
  );

describe('sending a quote', () => {
  it('offers WhatsApp and a text message with the same words, and names no customer', async () => {
    open();
    const text = `Madeup Motors: your quote for Sawari & Sons, valid until 31 Dec 2999: ${URL_OF_QUOTE}`;
    expect((await screen.findByLabelText('Message to the customer')).textContent).toBe(text);
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkOf('WhatsApp')).toBe(`https://wa.me/?text=${encodeURIComponent(text)}`);
    expect(linkOf('Text message')).toBe(`sms:?&body=${encodeURIComponent(text)}`);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'writes the message in %s, and stays in the salesperson’s language around it',
    async (language) => {
      open(language);
      const message = await screen.findByLabelText('Message to the customer');
      expect(message.lang).toBe(language);
      const words = message.textContent.replace(URL_OF_QUOTE, '');
      expect(words).toContain('Madeup Motors');
      const names = ['Madeup', 'Motors', 'Sawari', 'Sons'];
      expect(leftInLatin(words).filter((word) => !names.includes(word))).toEqual([]);
    },
  );

  it('uses the share sheet of a browser that has one', async () => {
    const share = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('given up')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      text: 'Madeup Motors: your quote for Sawari & Sons, valid until 31 Dec 2999:',
      url: URL_OF_QUOTE,
    });
  });

  it('is possible while the quote is valid, where there is a web site and a link', () => {
    expect(addressOfQuote(ORIGIN, QUOTE)).toBe(URL_OF_QUOTE);
    expect(addressOfQuote(null, QUOTE)).toBeNull();
    expect(addressOfQuote(ORIGIN, { ...QUOTE, link: null })).toBeNull();
    const lapsed = { ...QUOTE, terms: { ...TERMS, validUntil: '2020-01-01' } };
    expect(addressOfQuote(ORIGIN, lapsed)).toBeNull();
  });
});
