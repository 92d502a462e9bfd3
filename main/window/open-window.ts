import { join } from 'node:path';
import { BrowserWindow, nativeTheme } from 'electron';
import type { Program } from '#main/program.ts';
import { type WindowShape, windowOptions } from '#main/window/window.ts';

/** Opens a hidden window with the portal's bridge on a partition. */
export function openWindow(
  shape: WindowShape,
  partition: string,
  { output, developing }: Pick<Program, 'output' | 'developing'>,
): BrowserWindow {
  const preload = join(output, 'preload', 'index.cjs');
  return hiddenWindow(shape, { preload, partition, developing });
}

/** The same without the bridge, for a page that has nothing to ask of the main process. */
export function openWindowWithoutBridge(
  shape: WindowShape,
  partition: string,
  { developing }: Pick<Program, 'developing'>,
): BrowserWindow {
  return hiddenWindow(shape, { preload: null, partition, developing });
}

function hiddenWindow(
  shape: WindowShape,
  page: Omit<Parameters<typeof windowOptions>[1], 'dark'>,
): BrowserWindow {
  return new BrowserWindow(
    windowOptions(shape, { ...page, dark: nativeTheme.shouldUseDarkColors }),
  );
}
