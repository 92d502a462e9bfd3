// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusedField } from '#renderer/features/keyboard/use-focused-field.ts';

function Form() {
  const focused = useFocusedField();
  return (
    <>
      <input aria-label="Name" />
      <button>Send</button>
      <p>{focused === null ? 'no keys' : 'keys'}</p>
    </>
  );
}

it('keeps the keys under a finger until it is let go, so that the page does not move away below it', async () => {
  render(<Form />);
  act(() => screen.getByLabelText('Name').focus());
  expect(screen.getByText('keys')).toBeTruthy();
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button);
  act(() => button.focus());
  expect(screen.getByText('keys')).toBeTruthy();
  fireEvent.pointerUp(button);
  expect(await screen.findByText('no keys')).toBeTruthy();
});
