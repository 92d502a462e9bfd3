// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import type { Quote } from '#contract/dealers/leads.ts';
import { succeed } from '#contract/result.ts';
import { LANGUAGES, type Language, directionOf } from '#domain/languages.ts';
import { NO_DETAILS } from '#domain/lending/dealer-details.ts';
import { type QuoteTerms, figuresOf } from '#domain/lending/quote.ts';
import { rangesOf } from '#domain/lending/quote-ranges.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { aLead } from '#renderer/features/dealer-desk/leads/testing/a-lead.ts';
import { PRESENT_AREAS } from '#renderer/features/dealer-desk/quote/present/present-areas.ts';
import { Presentation } from '#renderer/features/dealer-desk/quote/present/presentation.tsx';
import { SharedQuote } from '#renderer/features/dealer-desk/quote/public/shared-quote.tsx';
import { QuoteSheet } from '#renderer/features/dealer-desk/quote/sheet/quote-sheet.tsx';
import { nameOfLanguage } from '#renderer/i18n/language-forms.ts';
import { WithQueries, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { leftInLatin } from '#scripts/words/left-in-latin.ts';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const OFFERED = {
  lenders: [EXAMPLE_LENDER],
  products: [
    EXAMPLE_PRODUCT,
    { ...EXAMPLE_PRODUCT, productId: 'dearer', rate: { kind: 'flat', percent: 14 } } as const,
  ],
};
const DEALER = { id: 'dealer', names: { en: 'Madeup Motors', hi: 'काल्पनिक मोटर्स' } };

/** The amounts that a part of the page shows, and the shares. */
const figuresIn = (part: HTMLElement) => new Set(part.textContent?.match(/₹[\d,]+|[\d.]+%/g));

/** What staff and lenders call things, which only English and Hindi have. */
const NAMES = new Set(
  [DEALER, EXAMPLE_LENDER, EXAMPLE_PRODUCT]
    .map(({ names }) => names.en)
    .concat('Sawari Plus', 'Kamla Madeup', aLead().name, nameOfLanguage('en'))
    .flatMap((name) => name.split(' ')),
);

/** Words on the page in another language that are still English. */
const untranslated = (language: Language) =>
  language === 'en'
    ? []
    : [...document.body.querySelectorAll('*')]
        .flatMap(({ childNodes }) => [...childNodes])
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .flatMap(({ textContent }) => leftInLatin(textContent ?? ''))
        .filter((word) => !NAMES.has(word));

const quoted = fc.record({
  price: fc.integer({ min: 90_000, max: 190_000 }),
  down: fc.integer({ min: 20_000, max: 60_000 }),
  months: fc.uniqueArray(fc.integer({ min: 12, max: 36 }), { minLength: 1, maxLength: 3 }),
});

for (const language of LANGUAGES) {
  it(`a quote has the same figures on sheet, presentation and link, in ${language}`, async () => {
    const spoken = { lang: language, dir: directionOf(language) };
    const show = await portalRenderer({ areas: [...PRESENT_AREAS, 'shared-quote'] }, language);
    const { call } = answeringByName({
      listProducts: () => succeed({ ...OFFERED, catalogueHash: 'a'.repeat(64) }),
      priceList: () => succeed({ list: null }),
      quotes: () => succeed({ quotes: [], isLastPage: true }),
    });
    await fc.assert(
      fc.asyncProperty(quoted, async ({ price, down, months }) => {
        const terms: QuoteTerms = {
          exShowroomPrice: paise(price * 100),
          registration: paise(5_000_00),
          insurance: paise(0),
          accessories: paise(0),
          discount: paise(0),
          subsidy: null,
          downPayment: paise(down * 100),
          vehicleKind: 'e-rickshaw',
          model: 'Sawari Plus',
          months,
          validUntil: '2030-01-01',
          language,
        };
        const figures = figuresOf(terms, OFFERED);
        const saved = { quote: crypto.randomUUID(), number: '2026-17', link: null, branch: null };
        const quote: Quote = { ...saved, savedAt: 0, terms, figures };
        const ranges = figures.tenors.flatMap((tenor) => rangesOf(tenor) ?? []);
        const wanted = [
          figures.onRoadPrice,
          terms.downPayment,
          figures.loanAmount,
          ...ranges.flatMap(({ instalment, instalmentPerDay, totalPaid }) =>
            [instalment, instalmentPerDay, totalPaid].flatMap(({ from, to }) => [from, to]),
          ),
        ].map((amount) => inWholeRupees(amount));

        show(
          <QuoteSheet
            sheet={createRef()}
            quote={quote}
            customer="Kamla Madeup"
            dealer={DEALER}
            details={NO_DETAILS}
            branch={null}
            link={null}
            invitation={null}
            isUnconfirmed={false}
          />,
        );
        const sheet = figuresIn(document.body);
        expect(untranslated(language)).toEqual([]);
        expect(screen.getAllByRole('table')[0]?.closest('[dir]')).toMatchObject(spoken);
        cleanup();
        show(
          <SharedQuote
            quote={{
              dealer: DEALER,
              details: NO_DETAILS,
              branch: null,
              number: '2026-17',
              savedAt: 0,
              terms,
              figures,
              invitation: null,
            }}
          />,
        );
        const shared = figuresIn(document.body);
        expect(untranslated(language)).toEqual([]);
        cleanup();
        const [lead, nothing] = [aLead(), () => undefined];
        const of = { dealer: DEALER, branch: null };
        const props = {
          lead,
          quote,
          ...of,
          isUnconfirmed: false,
          onSaved: nothing,
          onClose: nothing,
        };
        show(
          <WithQueries>
            <Presentation {...props} />
          </WithQueries>,
          { call },
        );
        const dialog = await screen.findByRole('dialog');
        await within(dialog).findByRole('slider');
        const presented = figuresIn(dialog);
        expect(untranslated(language)).toEqual([]);
        expect(dialog).toMatchObject(spoken);
        expect(dialog).toMatchObject(spoken);
        cleanup();
        for (const place of [sheet, shared, presented]) {
          expect([...place]).toEqual(expect.arrayContaining(wanted));
        }
      }),
      { numRuns: 4 },
    );
  });
}
