import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Providers } from '#renderer/app/providers.tsx';
import { DEFAULT_QUOTE } from '#renderer/features/calculator/quote/quote-address.ts';
import type { Start } from '#renderer/features/calculator/quote/start.ts';
import { VehiclePrice } from '#renderer/features/calculator/quote/vehicle-price.tsx';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';

const edition = await loadEdition('en', '', { areas: ['numbers', 'calculator'] });

/** Shows the two fields and records every change, the latest last. */
function show(): readonly Start[] {
  const asked: Start[] = [];
  function Held() {
    const [start, setStart] = useState<Start>({ quote: DEFAULT_QUOTE, downPayment: 0 });
    const take = (next: Start) => {
      asked.push(next);
      setStart(next);
    };
    return <VehiclePrice start={start} onChange={take} />;
  }
  render(
    <Providers edition={edition} platform={prerenderPlatform}>
      <Held />
    </Providers>,
  );
  return asked;
}

/** Types as a person does, one character at a time. */
function type(field: string, text: string): void {
  const input = screen.getByRole('textbox', { name: field });
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(input, { target: { value: text.slice(0, length) } });
  }
  fireEvent.blur(input);
}

describe('the price of a vehicle', () => {
  it('sets the loan in plain mode if the plain sliders allow the amount', () => {
    const asked = show();
    type('Vehicle price', '1,60,000');
    type('Down payment', '20,000');
    expect(asked.at(-1)).toEqual({
      quote: { ...DEFAULT_QUOTE, amount: 140_000 },
      downPayment: 20_000,
    });
    expect(asked.some(({ quote }) => quote.expert)).toBe(false);
    expect(screen.getByText(/₹1,40,000/)).toBeDefined();
  });

  it('switches to expert mode once typing is finished, not at every digit', () => {
    const asked = show();
    type('Vehicle price', '165500');
    expect(asked.filter(({ quote }) => quote.expert)).toEqual([
      { quote: { ...DEFAULT_QUOTE, amount: 165_500, expert: true }, downPayment: 0 },
    ]);
  });

  it('is never less than the down payment', () => {
    const asked = show();
    type('Down payment', '90,000');
    expect(asked.at(-1)?.downPayment).toBe(50_000);
    expect(asked.at(-1)?.quote.amount).toBe(0);
  });
});
