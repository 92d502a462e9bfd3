import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '#renderer/app/providers.tsx';
import { quoteFromQuery } from '#renderer/features/calculator/quote/quote-address.ts';
import { EligibilityForm } from '#renderer/features/calculator/eligibility/eligibility-form.tsx';
import { knownFigures } from '#renderer/platform/known-figures.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';

const edition = await loadEdition('en', '', { areas: ['eligibility', 'affordability'] });

const MESSAGES = [
  'Please enter your name.',
  'Please enter a valid email.',
  'Please enter your monthly income.',
  'Please enter the desired loan amount.',
];

const HEADING = 'Your estimate';

/** Without applications, as documented. It refuses every call, so a call fails the test. */
const DOCUMENTED = { ...prerenderPlatform, hasApplications: false };

function show(platform = DOCUMENTED) {
  return render(
    <Providers edition={edition} platform={platform}>
      <EligibilityForm />
    </Providers>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Check eligibility' }));

async function ask({
  income,
  costs = '',
  amount,
}: {
  income: string;
  costs?: string;
  amount: string;
}) {
  for (const [name, text] of [
    ['Name', 'Asha Verma'],
    ['Email address', 'asha@example.com'],
    ['Monthly income', income],
    ['Monthly costs (optional)', costs],
    ['Loan amount', amount],
  ] as const) {
    // Clearing a field focuses it. To find and to click one takes longer than all the rest where there is no layout.
    await userEvent.clear(field(name));
    if (text !== '') await userEvent.paste(text);
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
    await expect.poll(() => document.activeElement).toBe(field('Name'));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each(['abc', '-5', '0', '1e9', '12,34', '9'.repeat(30)])(
    'rejects %j as an amount',
    async (text) => {
      show();
      await ask({ income: text, amount: text });
      expect(await screen.findByText(MESSAGES[2] ?? '')).toBeDefined();
      expect(shownErrors().filter((shown) => shown !== '')).toEqual(MESSAGES.slice(2));
      expect(summary()).toBe('');
    },
  );

  it.each(['900 per day', '₹900/day', '900 a day', '900 रोज़', '900 प्रति दिन'])(
    'explains that %j is a daily income',
    async (income) => {
      show();
      await ask({ income, amount: '3 lakh' });
      expect(await screen.findByText(/^This field is for a month\./)).toBeDefined();
    },
  );

  it.each(['abc', '-1', '12,34'])('rejects %j as monthly costs', async (costs) => {
    show();
    await ask({ income: '30000', costs, amount: '300000' });
    expect(await screen.findByText(/^Please enter your monthly costs as a number/)).toBeDefined();
    expect(summary()).toBe('');
  });

  it('explains that daily costs are not monthly costs', async () => {
    show();
    await ask({ income: '30000', costs: '500 per day', amount: '300000' });
    expect(await screen.findByText(/^This field is for a month\./)).toBeDefined();
  });

  it('rejects an invalid email address', async () => {
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
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(summary()).toBe(
      '₹3,00,000 over 36 months at 10% to 40% a year: ₹9,680.16 to ₹14,433.05 a month, 64.5% to 96.2% of the ₹15,000 left after costs. A comfortable amount: ₹93,000 to ₹1,39,000.',
    );
    expect(window.localStorage.length + window.sessionStorage.length).toBe(0);
  });

  it('uses the costs given, and assumes half of the income if none are', async () => {
    show();
    await ask({ income: '30000', amount: '300000' });
    expect(await screen.findByText(/^You named no costs, so half of your income/)).toBeDefined();
    await ask({ income: '30000', costs: '12,500', amount: '300000' });
    expect(screen.getByText('₹30,000 of income less ₹12,500 of costs.')).toBeDefined();
    expect(screen.getByText('₹1,09,000 to ₹1,62,000')).toBeDefined();
    await ask({ income: '30000', costs: '0', amount: '300000' });
    expect(screen.getByText('₹30,000 of income less ₹0 of costs.')).toBeDefined();
    await ask({ income: '30000', costs: '30000', amount: '300000' });
    expect(summary()).toContain('Nothing is left after costs to pay it from.');
  });

  it('gives a rule for each figure, and says what would change it', async () => {
    show();
    await ask({ income: '10000', amount: '300000' });
    await screen.findByRole('heading', { name: HEADING });
    for (const [label, value] of [
      ['Left in a month after costs', '₹5,000'],
      ['Instalment (EMI) a month', '₹9,680.16 to ₹14,433.05'],
      ['Share of it for the instalment', '193.6% to 288.7%'],
      ['Largest amount with a comfortable instalment', '₹31,000 to ₹46,000'],
    ] as const) {
      const row = screen.getByText(label, { selector: 'dt' }).parentElement ?? document.body;
      expect(within(row).getByText(value)).toBeDefined();
    }
    expect(screen.getByText(/even over 48 months/)).toBeDefined();
    expect(screen.getByText(/up to ₹31,000 is comfortable over 36 months/)).toBeDefined();
    expect(screen.getByText(/with ₹48,111 left in a month/)).toBeDefined();
    expect(screen.getByText(/neither an offer nor a decision/)).toBeDefined();
  });

  it('shows the EV loan page’s figures only as the provider’s own', async () => {
    show();
    await ask({ income: '30000', amount: '300000' });
    const shown = await screen.findAllByText(/3\.99%/);
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/in US dollars, states rates from 3\.99%.*does not use them/),
    ]);
  });

  it('follows tenure and rate, and keeps the last valid rate', async () => {
    show();
    await ask({ income: '30000', amount: '300000' });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Term' }), '24');
    expect(summary()).toContain('over 24 months at 10% to 40% a year');
    const rate = field('Rate that you were quoted, in percent a year (optional)');
    await userEvent.type(rate, '१२');
    expect(summary()).toContain('at 12% a year: ₹14,122.04 a month, 94.1%');
    await userEvent.type(rate, 'x');
    expect(summary()).toContain('at 12% a year');
    expect(rate.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(rate);
    expect(summary()).toContain('at 10% to 40% a year');
    await userEvent.type(rate, '41');
    expect(screen.getByText('Please enter a rate from 0 to 40%.')).toBeDefined();
    expect(summary()).toContain('at 4% a year');
  });

  it('is printed with the applicant’s name and email', async () => {
    const print = vi.fn<() => Promise<'printed'>>(async () => 'printed');
    show({ ...DOCUMENTED, print });
    await ask({ income: '30000', amount: '300000' });
    await userEvent.click(await screen.findByRole('button', { name: 'Print the estimate' }));
    expect(print).toHaveBeenCalledOnce();
    const rows = screen
      .getAllByRole('term', { hidden: true })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(rows).toEqual(
      expect.arrayContaining([
        'NameAsha Verma',
        'Email addressasha@example.com',
        'Costs in a monthNot given',
        'Rate that was quoted, a yearNot given',
      ]),
    );
  });

  it.each([
    ['300000', 300_000],
    ['9000000', 500_000],
    ['12345.67', 12_346],
  ])('links to the calculator with the figures of %s', async (amount, inCalculator) => {
    show();
    await ask({ income: '30000', amount });
    const link = await screen.findByRole('link', { name: /at 25% in the EMI calculator$/ });
    const { search } = new URL(link.getAttribute('href') ?? '', 'https://rinsetu.example');
    const { quote, problems } = quoteFromQuery(search);
    expect(problems).toEqual([]);
    expect(quote).toMatchObject({ amount: inCalculator, months: 36, rate: 25, expert: true });
  });

  it('disappears when the form is cleared or incomplete', async () => {
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

describe('where people look for lenders on the same page', () => {
  const WITH_LENDERS = { ...prerenderPlatform, hasApplications: true };
  const FIGURES = { monthlyIncome: 30_000, monthlyCosts: 12_500, amount: 300_000 };
  const valueOf = (name: string) => field(name).getAttribute('value');
  afterEach(() => knownFigures.keep(null));

  it('starts from what was said there, but for what was typed here', async () => {
    show(WITH_LENDERS);
    await userEvent.type(field('Loan amount'), '200000');
    act(() => knownFigures.keep(FIGURES));
    expect(valueOf('Monthly income')).toBe('30,000');
    expect(valueOf('Monthly costs (optional)')).toBe('12,500');
    expect(valueOf('Loan amount')).toBe('200000');
    await submit();
    expect(await screen.findByText('₹30,000 of income less ₹12,500 of costs.')).toBeDefined();
  });

  it('asks for name and email only where the estimate is printed, in the documented words', async () => {
    const print = vi.fn<() => Promise<'printed'>>(async () => 'printed');
    knownFigures.keep(FIGURES);
    show({ ...WITH_LENDERS, print });
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await submit();
    await screen.findByRole('heading', { name: HEADING });
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Print the estimate' }));
    await press();
    expect(await screen.findByText(MESSAGES[0] ?? '')).toBeDefined();
    expect(screen.getByText(MESSAGES[1] ?? '')).toBeDefined();
    expect(print).not.toHaveBeenCalled();
    await userEvent.type(field('Name'), 'Asha Verma');
    await userEvent.type(field('Email address'), 'asha@example.com');
    await press();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    const rows = screen
      .getAllByRole('term', { hidden: true })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(rows).toEqual(
      expect.arrayContaining(['NameAsha Verma', 'Email addressasha@example.com']),
    );
  });

  it('prints no empty name with the browser’s own command', async () => {
    knownFigures.keep(FIGURES);
    show(WITH_LENDERS);
    await submit();
    await screen.findByRole('heading', { name: HEADING });
    const terms = screen.getAllByRole('term', { hidden: true }).map((term) => term.textContent);
    expect(terms).not.toContain('Name');
    expect(terms).toContain('Loan amount');
  });

  it('has the documented messages for its figures', async () => {
    show(WITH_LENDERS);
    await submit();
    expect(await screen.findByText(MESSAGES[2] ?? '')).toBeDefined();
    expect(shownErrors().filter((text) => text !== '')).toEqual(MESSAGES.slice(2));
  });
});
