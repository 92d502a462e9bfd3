import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from '#renderer/ui/basics/field.tsx';

const show = (over: { readonly error?: string; readonly hint?: string }) =>
  render(
    <Field label="Email" required hint={over.hint} error={over.error}>
      {(wiring) => <input {...wiring} />}
    </Field>,
  );

it('names its control by the label only, and says that it is required', () => {
  show({});
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control.getAttribute('aria-required')).toBe('true');
  expect(control.getAttribute('aria-invalid')).toBeNull();
  expect(control.getAttribute('aria-describedby')).toBeNull();
});

it('describes its control by the error, which is announced, and then by the hint', () => {
  show({ error: 'Please enter a valid email.', hint: 'For the answer only.' });
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control.getAttribute('aria-invalid')).toBe('true');
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toEqual([
    'Please enter a valid email.',
    'For the answer only.',
  ]);
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email.');
});
