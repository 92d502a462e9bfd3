import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Providers } from '#renderer/app/providers.tsx';
import { DEFAULT_QUOTE } from '#renderer/features/calculator/quote/quote-address.ts';
import { EligibilityForm } from '#renderer/features/calculator/eligibility/eligibility-form.tsx';
import { WorkingDayTool } from '#renderer/features/calculator/tools/working-day-tool.tsx';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';

const edition = await loadEdition('en', '', {
  areas: ['numbers', 'calculator', 'loan-tools', 'affordability', 'eligibility'],
});

/** The figure under a name, in the tool or in the estimate. */
const figure = (name: string | RegExp) =>
  within(screen.getByText(name, { selector: 'dt' }).parentElement ?? document.body).getAllByRole(
    'definition',
  )[0]?.textContent;

function show(rate: number) {
  render(
    <Providers edition={edition} platform={prerenderPlatform}>
      <WorkingDayTool
        quote={{ ...DEFAULT_QUOTE, amount: 300_000, rate, expert: true }}
        change={() => undefined}
      />
    </Providers>,
  );
}

/** What the eligibility page answers for a month of 25 such days. */
async function askThere({ rate }: { readonly rate: string }) {
  const { unmount } = render(
    <Providers edition={edition} platform={prerenderPlatform}>
      <EligibilityForm />
    </Providers>,
  );
  for (const [name, text] of [
    ['Monthly income', '30000'],
    ['Monthly costs (optional)', '12500'],
    ['Loan amount', '300000'],
  ] as const) {
    await userEvent.click(screen.getByRole('textbox', { name }));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Check eligibility' }));
  const quoted = await screen.findByRole('textbox', { name: /^Rate that you were quoted/ });
  if (rate !== '') await userEvent.type(quoted, rate);
  const answer = {
    share: figure('Share of it for the instalment'),
    largest: figure('Largest amount with a comfortable instalment'),
  };
  unmount();
  return answer;
}

describe('the instalment a working day can carry', () => {
  it('agrees with the eligibility page, at the quote’s rate and at typical rates', async () => {
    const today = await askThere({ rate: '' });
    const atTwelve = await askThere({ rate: '12' });
    show(12);
    expect(figure('At the rates of today: 10% to 40%')).toBe(today.largest);
    expect(figure('At the 12% set above')).toBe(atTwelve.largest);
    expect(figure('Share of it for the instalment')).toBe(atTwelve.share);
    expect(today.largest).toBe('₹1,09,000 to ₹1,62,000');
  });

  it.each([
    [2, true],
    [9.99, true],
    [10, false],
    [40, false],
  ])('a rate of %d %% a year warns of an unusually low rate: %s', (rate, warned) => {
    show(rate);
    expect(screen.queryByText(/is less than three-wheeler loans cost today/) !== null).toBe(warned);
  });
});
