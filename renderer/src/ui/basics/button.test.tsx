import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '#renderer/ui/basics/button.tsx';

it('calls its handler, and submits no form by mistake', async () => {
  const act = vi.fn<() => void>();
  const submit = vi.fn<() => void>();
  render(
    <form onSubmit={submit}>
      <Button onClick={act}>Edit</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

it('keeps the focus while busy, and neither acts nor submits', async () => {
  const act = vi.fn<() => void>();
  const submit = vi.fn<() => void>();
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy onClick={act}>
        Saving…
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving…' });
  await userEvent.click(button);
  await expect.poll(() => document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha{Enter}');
  expect(act).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});
