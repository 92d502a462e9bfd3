// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Quote } from '#contract/dealers/leads.ts';
import { fail, succeed } from '#contract/result.ts';
import type { Language } from '#domain/languages.ts';
import { type QuoteTerms, figuresOf } from '#domain/lending/quote.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { WithQueries, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { InviteDialog } from '#renderer/features/dealer-desk/invite/invite-dialog.tsx';
import { aLead } from '#renderer/features/dealer-desk/leads/testing/a-lead.ts';

const show = await portalRenderer({
  areas: ['staff', 'dealer-leads', 'dealer-quote', 'from-dealer', 'quote-sheet'],
});

function quoteFor(model: string, validUntil: string): Quote {
  const terms: QuoteTerms = {
    vehicleKind: 'e-rickshaw',
    model,
    exShowroomPrice: paise(16_000_000),
    registration: paise(0),
    insurance: paise(0),
    accessories: paise(0),
    discount: paise(0),
    subsidy: null,
    downPayment: paise(4_000_000),
    months: [12],
    validUntil,
    language: 'en',
  };
  const offered = { lenders: [EXAMPLE_LENDER], products: [EXAMPLE_PRODUCT] };
  const saved = { quote: crypto.randomUUID(), number: null, link: null, branch: null, savedAt: 0 };
  return { ...saved, terms, figures: figuresOf(terms, offered) };
}

const VALID = '2999-12-31';
const LAPSED = '2020-01-01';
const newest = quoteFor('Newest', VALID);
const older = quoteFor('Older', VALID);
const lapsed = quoteFor('Lapsed', LAPSED);

async function open(
  quotes: readonly Quote[] | null,
  opened: string | null = null,
  language: Language = 'en',
) {
  const { call, asked } = answeringByName({
    quotes: () =>
      quotes === null
        ? fail({ kind: 'unreachable' })
        : succeed({ quotes: [...quotes], isLastPage: true }),
    inviteCustomer: () => succeed({ token: 'x'.repeat(43), expiresAt: 0 }),
  });
  show(
    <WithQueries>
      <InviteDialog
        lead={aLead({ language })}
        opened={opened}
        origin="https://portal.example"
        onMade={() => undefined}
        onClose={() => undefined}
      />
    </WithQueries>,
    { call },
  );
  return () => asked.filter(({ name }) => name === 'inviteCustomer').map(({ body }) => body);
}
const make = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Make the link' }));

it.each([
  { of: 'the newest quote that holds', quotes: [lapsed, newest, older], quote: newest.quote },
  { of: 'the quote in view', quotes: [newest, older], opened: older.quote, quote: older.quote },
  { of: 'none where all have lapsed', quotes: [lapsed], quote: null },
  { of: 'none where there is none', quotes: [], quote: null },
  { of: 'none where they cannot be read', quotes: null, quote: null },
])('a link takes $of', async ({ quotes, opened, quote }) => {
  const asked = await open(quotes, opened);
  await screen.findByText(quotes === null ? /could not be read/ : /filled in from it/);
  await make();
  expect(asked()).toMatchObject([{ quote }]);
});

it('leaves the choice to the dealer', async () => {
  const asked = await open([newest, older]);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Quote' }),
    'None: the customer enters everything',
  );
  await make();
  expect(asked()).toMatchObject([{ quote: null }]);
});

it('prints the link in the customer’s language, beside the salesperson’s words', async () => {
  await open([], null, 'ta');
  await make();
  expect(await screen.findByText(/^Let Ravi Madeup scan the code/)).toBeDefined();
  expect(await screen.findByText(/லோன் விண்ணப்பத்தை உங்கள் ஃபோனில் தொடருங்கள்$/)).toBeDefined();
  expect(await screen.findByText(/^இது ஒரு முறை மட்டும்/)).toBeDefined();
});
