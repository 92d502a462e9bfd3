// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { StaffFrame } from '#renderer/ui/staff/staff-frame.tsx';

const show = await portalRenderer({ areas: ['common', 'staff'], contents: [] });

it('offers to skip the bar and the places at the first press of Tab', async () => {
  show(
    <MemoryRouter>
      <StaffFrame
        path="/operator"
        who="Demo Operator"
        label="Places"
        groups={[{ ways: [{ address: '#queue', text: 'Queue', isCurrent: true }] }]}
        place="queue"
        title="Queue"
      >
        <p>The list</p>
      </StaffFrame>
    </MemoryRouter>,
    {},
  );
  document.body.focus();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.tab();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Skip to content' }));
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('heading', { name: 'Queue' }));
});
