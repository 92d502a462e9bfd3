// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { PageKeys } from '#renderer/features/operator/keys/page-keys.tsx';
import { WithPageActions } from '#renderer/ui/staff/page-actions.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const render = await portalRenderer({ areas: ['common', 'staff', 'operator'], contents: [] });
beforeAll(async () => {
  await import('#renderer/features/operator/keys/keys-dialog.tsx');
});
afterEach(() => window.localStorage.clear());

function Page() {
  const [claims, setClaims] = useState(0);
  return (
    <WithPageActions>
      <PageKeys />
      <input aria-label="A field" />
      <input type="checkbox" aria-label="A box" />
      <PageButton letter="C" onClick={() => setClaims(claims + 1)}>
        Claim
      </PageButton>
      <output>{claims}</output>
    </WithPageActions>
  );
}

function open() {
  render(<Page />, { call: answeringByName({}).call });
  return userEvent.setup();
}
const claims = () => Number(screen.getByRole('status').textContent);

it('letters do what the page offers, but not while somebody types, nor with another key', async () => {
  const keys = open();
  await keys.keyboard('c');
  expect(claims()).toBe(1);
  await keys.click(screen.getByRole('checkbox', { name: 'A box' }));
  await keys.keyboard('c');
  expect(claims()).toBe(2);
  await keys.click(screen.getByRole('textbox', { name: 'A field' }));
  await keys.keyboard('c?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await keys.click(document.body);
  await keys.keyboard('{Control>}c{/Control}{Shift>}c{/Shift}x');
  expect(claims()).toBe(2);
});

it('the keys of a page are listed by ?, and can be switched off', async () => {
  const keys = open();
  await keys.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
  for (const title of ['On every page', 'In the queue', 'On an application']) {
    expect(dialog.getByRole('region', { name: title })).toBeTruthy();
  }
  const listed = dialog.getAllByRole('term').map(({ textContent }) => textContent.split(',')[0]);
  for (const letter of Object.values(LETTERS).flatMap((page) => Object.values(page))) {
    expect(listed).toContain(letter);
  }
  // Not while the dialog is open.
  await keys.keyboard('c');
  expect(claims()).toBe(0);
  await keys.click(dialog.getByRole('checkbox', { name: 'Letter keys work' }));
  await keys.click(dialog.getByRole('button', { name: 'Close' }));
  await keys.keyboard('c?');
  expect(claims()).toBe(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('each key has one meaning on a page', () => {
  for (const page of Object.values(LETTERS)) {
    const letters = Object.values(page);
    expect(new Set(letters).size).toBe(letters.length);
  }
});
