import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WideTable } from '#renderer/ui/tables/wide-table.tsx';

const SIZES = { clientWidth: 300, scrollWidth: 500, clientHeight: 200, scrollHeight: 200 };

function show() {
  render(<WideTable label="Schedule" headings={['Year', 'Interest']} rows={[['1', '₹10']]} />);
  const frame = screen.getByRole('region', { name: 'Schedule' });
  for (const [name, value] of Object.entries(SIZES)) {
    Object.defineProperty(frame, name, { value });
  }
  return frame;
}

describe('a table that is wider than its frame', () => {
  it('can be focused by keyboard, under its own name', () => {
    expect(show().tabIndex).toBe(0);
    expect(screen.getByRole('table', { name: 'Schedule' })).toBeDefined();
  });

  it('has different shadows at its start and at its end', () => {
    const frame = show();
    const look = () => frame.parentElement?.className;
    act(() => void fireEvent.scroll(frame));
    const atStart = look();
    frame.scrollLeft = 199;
    act(() => void fireEvent.scroll(frame));
    expect(look()).not.toBe(atStart);
    frame.scrollLeft = 0;
    act(() => void fireEvent.scroll(frame));
    expect(look()).toBe(atStart);
  });
});

it('names each figure next to it where rows are stacked, and leaves out empty ones', () => {
  render(
    <WideTable
      label="Schedule"
      stacks
      headings={['No.', 'Due', 'Interest']}
      rows={[['1', '5 Jan', '₹10']]}
      total={['Total', '', '₹10']}
    />,
  );
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['No.DueInterest', '1Due5 JanInterest₹10', 'TotalInterest₹10']);
});
