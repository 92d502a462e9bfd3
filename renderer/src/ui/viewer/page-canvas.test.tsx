// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DrawablePage } from '#renderer/ui/viewer/drawable-document.ts';
import { PageCanvas } from '#renderer/ui/viewer/page-canvas.tsx';

afterEach(cleanup);

const pageDrawn = (isWhole: boolean): DrawablePage => ({
  size: { width: 100, height: 140 },
  draw: async () => isWhole,
});

it.each([
  [true, 0],
  [false, 1],
])('tells of a page with something blank: whole %s', async (isWhole, times) => {
  const onBlank = vi.fn<(page: DrawablePage) => void>();
  const page = pageDrawn(isWhole);
  render(
    <PageCanvas page={page} scale={1} turns={0} label="Page" broken="Damaged" onBlank={onBlank} />,
  );
  await vi.waitFor(() => expect(screen.getByRole('img').ariaBusy).toBe('false'));
  expect(onBlank).toHaveBeenCalledTimes(times);
});
