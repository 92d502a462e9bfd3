// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import type { Changes } from '#renderer/ui/files/picture/draw-picture.ts';
import { maskOf } from '#renderer/ui/files/picture/mask-boxes.ts';
import { PictureEditor } from '#renderer/ui/files/picture/picture-editor.tsx';

const render = await portalRenderer({ areas: ['common', 'documents'], contents: [] });
const picture = document.createElement('canvas');

function Edited() {
  const [changes, setChanges] = useState<Changes>({
    turns: 0,
    boxes: [0.1, 0.4, 0.7].map((y) => maskOf({ x: 0.1, y, width: 0.2, height: 0.1 })),
  });
  return (
    <PictureEditor
      picture={picture}
      changes={changes}
      canCover
      advice="Can everything be read?"
      onChange={setChanges}
    />
  );
}
const boxes = () => screen.getAllByRole('button', { name: /^Box \d/ });

it('leaves the other boxes unchanged when one is removed, and the focus next to it', async () => {
  render(<Edited />);
  const [first, second, third] = boxes();
  second?.focus();
  await userEvent.keyboard('{Delete}');
  expect(boxes()).toEqual([first, third]);
  expect(third?.style.top).toBe('70%');
  await expect.poll(() => document.activeElement).toBe(third);

  await userEvent.click(screen.getByRole('button', { name: /^Remove .*1/ }));
  expect(boxes()).toEqual([third]);
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Remove .*1/);
});

it('focuses the picture when the last box is removed', async () => {
  render(<Edited />);
  for (const box of boxes()) {
    box.focus();
    await userEvent.keyboard('{Delete}');
  }
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('img'));
});
