import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';

const show = await portalRenderer({ areas: [] });

function Income() {
  const form = useForm({ defaultValues: { income: '30,000' } });
  return (
    <TextField tidied={regrouped} form={form} name="income" label="Income" autoComplete="off" />
  );
}

it('regroups an amount when the field is left, and leaves anything else as it is', async () => {
  show(<Income />);
  const field = screen.getByRole('textbox', { name: 'Income' });
  const shown = () => field instanceof HTMLInputElement && field.value;
  await userEvent.type(field, '0');
  expect(shown()).toBe('30,0000');
  await userEvent.tab();
  expect(shown()).toBe('3,00,000');
  for (const wrong of ['30,00', 'about 300']) {
    await userEvent.clear(field);
    await userEvent.type(field, wrong);
    await userEvent.tab();
    expect(shown()).toBe(wrong);
  }
});
