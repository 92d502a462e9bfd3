import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Providers } from '#renderer/app/providers.tsx';
import { quoteFromQuery } from '#renderer/features/calculator/quote-address.ts';
import { EligibilityForm } from '#renderer/features/calculator/eligibility/eligibility-form.tsx';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';

const edition = await loadEdition('en', '', { areas: ['eligibility'] });

const MESSAGES = [
  'Please enter your name.',
  'Please enter a valid email.',
  'Please enter your monthly income.',
  'Please enter the desired loan amount.',
];

const HEADING = 'Your estimate';

/** The platform refuses every call, so one would fail the test. */
function show() {
  render(
    <Providers edition={edition} platform={prerenderPlatform}>
      <EligibilityForm />
    </Providers>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Check eligibility' }));

async function ask({ income, amount }: { income: string; amount: string }) {
  for (const [name, text] of [
    ['Name', 'Asha Verma'],
    ['Email address', 'asha@example.com'],
    ['Monthly income', income],
    ['Loan amount', amount],
  ] as const) {
    await userEvent.clear(field(name));
    await userEvent.click(field(name));
    await userEvent.paste(text);
  }
  await submit();
}

const summary = () => screen.getByRole('status').textContent;
const shownErrors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('an incomplete form', () => {
  it('says what is missing in the words of the specification, and goes to the first field', async () => {
    show();
    await submit();
    expect(await screen.findByText(MESSAGES[0] ?? '')).toBeDefined();
    expect(shownErrors().filter((text) => text !== '')).toEqual(MESSAGES);
    expect(document.activeElement).toBe(field('Name'));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each(['abc', '-5', '0', '1e9', '12,34', '9'.repeat(30)])(
    'takes %j for no amount',
    async (text) => {
      show();
      await ask({ income: text, amount: text });
      expect(await screen.findByText(MESSAGES[2] ?? '')).toBeDefined();
      expect(shownErrors().filter((shown) => shown !== '')).toEqual(MESSAGES.slice(2));
      expect(summary()).toBe('');
    },
  );

  it.each(['900 per day', '₹900/day', '900 a day', '900 रोज़', '900 प्रति दिन'])(
    'explains that %j is an income of a day',
    async (income) => {
      show();
      await ask({ income, amount: '3 lakh' });
      expect(await screen.findByText(/^This field is for a month\./)).toBeDefined();
    },
  );

  it('takes a wrong email for none', async () => {
    show();
    await userEvent.type(field('Email address'), 'asha@');
    await submit();
    expect(await screen.findByText(MESSAGES[1] ?? '')).toBeDefined();
  });
});

describe('the answer', () => {
  it.each([
    ['₹30,000', '₹3,00,000'],
    ['30000', '3 lakh'],
    ['३०,०००', '३००००० '],
  ])('is worked out on the spot from %s and %s', async (income, amount) => {
    show();
    await ask({ income, amount });
    const heading = await screen.findByRole('heading', { name: HEADING });
    expect(document.activeElement).toBe(heading);
    expect(summary()).toBe(
      '₹3,00,000 over 60 months at 3.99% a year: ₹5,523.60 a month, 18.4% of an income of ₹30,000.',
    );
    expect(window.localStorage.length + window.sessionStorage.length).toBe(0);
  });

  it('has a rule and a source for each figure, and says what would change it', async () => {
    show();
    await ask({ income: '10000', amount: '300000' });
    await screen.findByRole('heading', { name: HEADING });
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'Instalment (EMI) a month',
      'Share of your monthly income',
      'Largest amount that fits',
    ]);
    for (const row of screen.getAllByRole('term').map(({ parentElement }) => parentElement)) {
      expect(within(row ?? document.body).getAllByRole('link').length).toBeGreaterThan(0);
    }
    expect(screen.getByText('₹2,44,000')).toBeDefined();
    expect(screen.getByText(/even over 60 months/)).toBeDefined();
    expect(screen.getByText(/up to ₹2,44,000 fits over 60 months/)).toBeDefined();
    expect(screen.getByText(/from ₹12,275 a month/)).toBeDefined();
    expect(screen.getByText(/neither an offer nor a decision/)).toBeDefined();
  });

  it('follows the term and the rate, and keeps the last rate that can be read', async () => {
    show();
    await ask({ income: '30000', amount: '300000' });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Term' }), '24');
    expect(summary()).toContain('over 24 months at 3.99% a year: ₹13,026.14 a month, 43.4%');
    const rate = field('Interest rate in percent a year');
    await userEvent.clear(rate);
    expect(summary()).toContain('3.99%');
    expect(rate.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(rate, '१२');
    expect(summary()).toContain('at 12% a year: ₹14,122.04 a month, 47.1%');
    await userEvent.clear(rate);
    await userEvent.type(rate, '41');
    expect(screen.getByText('Please enter a rate from 0 to 40%.')).toBeDefined();
    expect(summary()).toContain('at 4% a year');
  });

  it.each([
    ['300000', 300_000],
    ['9000000', 500_000],
    ['12345.67', 12_346],
  ])('leads to the calculator with the figures of %s', async (amount, inCalculator) => {
    show();
    await ask({ income: '30000', amount });
    const link = await screen.findByRole('link', { name: /in the EMI calculator$/ });
    const { search } = new URL(link.getAttribute('href') ?? '', 'https://rinsetu.example');
    const { quote, problems } = quoteFromQuery(search);
    expect(problems).toEqual([]);
    expect(quote).toMatchObject({ amount: inCalculator, months: 60, rate: 3.99, expert: true });
  });

  it('goes away when the form is cleared or no longer complete', async () => {
    show();
    await ask({ income: '30000', amount: '300000' });
    await screen.findByRole('heading', { name: HEADING });
    await userEvent.clear(field('Name'));
    await submit();
    await screen.findByText(MESSAGES[0] ?? '');
    expect(summary()).toBe('');
    await ask({ income: '30000', amount: '300000' });
    await screen.findByRole('heading', { name: HEADING });
    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(summary()).toBe('');
    expect(field('Monthly income')).toHaveProperty('value', '');
  });
});
