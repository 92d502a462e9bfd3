// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { DocumentViewer } from '#renderer/ui/viewer/document-viewer.tsx';
import type { LoadDocument } from '#renderer/ui/viewer/use-drawable.ts';
import { actOfKey } from '#renderer/ui/viewer/use-viewing.ts';

const JPEG = { contentType: 'image/jpeg', bytes: new Uint8Array([1]) } as const;
const failureText = () => 'No connection. Please try again.';
const show = await portalRenderer({ areas: ['viewer'], contents: [] });
const close = vi.fn<() => void>();

/** A picture of A4 at 96 pixels an inch, on a canvas that keeps nothing, in a frame of 400 pixels. */
beforeEach(() => {
  close.mockReset();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 794, height: 1123, close }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: (entries: readonly unknown[]) => void;
      constructor(tell: (entries: readonly unknown[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ contentRect: { width: 397 } }]);
      }
      disconnect() {}
    },
  );
});
afterEach(cleanup);

it('shows a picture at the available width, and enlarges and turns it at the press of a key', async () => {
  show(
    <DocumentViewer
      document="one"
      name="Photograph"
      load={async () => succeed(JPEG)}
      failureText={failureText}
    />,
  );
  const frame = await screen.findByRole('region', { name: 'Photograph' });
  const status = screen.getByRole('status');
  await vi.waitFor(() => expect(status.textContent).toBe('50 %'));
  fireEvent.keyDown(frame, { key: '+' });
  expect(status.textContent).toBe('75 %');
  fireEvent.keyDown(frame, { key: 'r' });
  expect(status.textContent).toBe('75 % · turned by 90°');
  fireEvent.keyDown(frame, { key: '0' });
  expect(status.textContent).toBe('35 % · turned by 90°');
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(status.textContent).toBe('25 % · turned by 90°');
  expect(screen.queryByLabelText('Page')).toBeNull();
});

it('reloads what failed to load, and loads another document when there is one', async () => {
  const load = vi.fn<LoadDocument>(async () => succeed(JPEG));
  const fails = vi.fn<LoadDocument>(async () => fail({ kind: 'unreachable' }));
  const viewer = (document: string, from: LoadDocument) => (
    <DocumentViewer document={document} name="Photograph" load={from} failureText={failureText} />
  );
  show(viewer('one', fails));
  expect((await screen.findByRole('alert')).textContent).toContain('No connection.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('alert');
  expect(fails).toHaveBeenCalledTimes(2);
  cleanup();
  show(viewer('two', load));
  await screen.findByRole('region');
  expect(load).toHaveBeenLastCalledWith('two');
  cleanup();
  expect(close).toHaveBeenCalledTimes(1);
});

it('says in words that a picture is damaged, and offers nothing', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  show(
    <DocumentViewer
      document="one"
      name="Photograph"
      load={async () => succeed(JPEG)}
      failureText={failureText}
    />,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This document is damaged and cannot be shown. Ask for it again.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('leaves the browser its own keys', () => {
  const goTo = vi.fn<(page: number) => void>();
  const acts = {
    canZoomIn: true,
    canZoomOut: true,
    zoomIn: () => {},
    zoomOut: () => {},
    fitWidth: () => {},
    turn: () => {},
    goTo,
  };
  const pressed = { ctrlKey: false, altKey: false, metaKey: false };
  expect(actOfKey({ ...pressed, key: '+', ctrlKey: true }, acts, 1, 3)).toBeNull();
  expect(actOfKey({ ...pressed, key: 'PageDown' }, acts, 1, 1)).toBeNull();
  actOfKey({ ...pressed, key: 'PageDown' }, acts, 1, 3)?.();
  expect(goTo).toHaveBeenCalledWith(2);
});
