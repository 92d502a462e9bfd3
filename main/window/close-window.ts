import type { Unloading } from '#main/window/ask-before-unload.ts';

/** The part of Electron's BrowserWindow that closes it. */
export type ClosableWindow = {
  close(): void;
  once(event: 'closed', listener: () => void): unknown;
  removeListener(event: 'closed', listener: () => void): unknown;
  readonly webContents: Unloading;
};

/**
 * Closes a window normally, so that a page with unsaved changes asks first. True once it has closed, false if the
 * person stays. `onClosed` runs before the program learns that its last window is gone.
 */
export function closeWindow(window: ClosableWindow, onClosed: () => void): Promise<boolean> {
  const { webContents } = window;
  return new Promise((resolve) => {
    const closed = () => {
      onClosed();
      resolve(true);
    };
    // The question was asked by a listener added with the window, so the answer is known by now.
    const asked = ({ defaultPrevented }: { readonly defaultPrevented: boolean }) => {
      if (defaultPrevented) return;
      window.removeListener('closed', closed);
      webContents.removeListener('will-prevent-unload', asked);
      resolve(false);
    };
    window.once('closed', closed);
    webContents.on('will-prevent-unload', asked);
    window.close();
  });
}
