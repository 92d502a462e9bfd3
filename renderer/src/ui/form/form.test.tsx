import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';

const show = await portalRenderer({ areas: [] });

/** A form whose rules do not load the first time. */
function showForm(): void {
  let failures = 1;
  const { resolver } = lazyResolver(async () => {
    failures -= 1;
    if (failures >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return async () => ({ values: {}, errors: {} });
  });
  function Example() {
    const { handleSubmit, formState } = useForm({ resolver });
    return (
      <Form onSubmit={handleSubmit(() => undefined)}>
        <button type="submit">Send</button>
        {formState.isSubmitSuccessful && <p>Sent</p>}
      </Form>
    );
  }
  show(<Example />);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it.each([
  ['no network', false, 'There is no connection. Check your internet, then try again.'],
  ['a network', true, 'An error occurred. Please try again.'],
])('says why its rules did not load with %s, and loads them again', async (_, onLine, words) => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  showForm();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.queryByText('Sent')).toBeNull();
  network.mockRestore();
  await send();
  expect(await screen.findByText('Sent')).toBeDefined();
  expect(screen.queryByText(words)).toBeNull();
});
