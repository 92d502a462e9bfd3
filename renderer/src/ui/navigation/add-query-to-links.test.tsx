import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addQueryToLinks } from '#renderer/ui/navigation/add-query-to-links.ts';

it('links to other languages and named links carry the query, others do not', async () => {
  const stop = addQueryToLinks('a[href*="/apply-loan"]');
  window.history.replaceState(null, '', '/emi-calculator?amount=300000#schedule');
  render(
    <>
      <a href="/hi/emi-calculator" hrefLang="hi" lang="hi">
        हिन्दी
      </a>
      <a href="/about">About</a>
      <a href="/apply-loan">Apply Loan</a>
    </>,
  );
  const carrying = screen.getByRole('link', { name: 'हिन्दी' });
  expect(carrying.getAttribute('href')).toBe('/hi/emi-calculator');
  await userEvent.tab();
  const whole = `${window.location.origin}/hi/emi-calculator?amount=300000#schedule`;
  expect(carrying).toHaveProperty('href', whole);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about');

  window.history.replaceState(null, '', '/emi-calculator?amount=400000');
  await userEvent.pointer({ keys: '[MouseRight]', target: carrying });
  expect(carrying).toHaveProperty(
    'href',
    `${window.location.origin}/hi/emi-calculator?amount=400000`,
  );
  const applying = screen.getByRole<HTMLAnchorElement>('link', { name: 'Apply Loan' });
  window.history.replaceState(null, '', '/emi-calculator?amount=500000#schedule');
  await userEvent.pointer({ keys: '[MouseRight]', target: applying });
  expect(applying.href).toBe(`${window.location.origin}/apply-loan?amount=500000`);
  stop();
});
