import type { BrowserWindowConstructorOptions } from 'electron';
import { NO_FILE_DIALOGS } from '#contract/channels.ts';
import { WINDOW_BACKGROUND } from '#main/window/window-background.ts';
import { MIN_SIZE, type Placement } from '#main/window/window-state.ts';
import { PROGRAM_NAME } from '#main/words/words.ts';

/** A showroom's first partition, so that the portal's scheme handlers concern no other session. */
export const DEALER_PARTITION = 'persist:portal';

/** Partition of one of the people who use a showroom's computer. */
export const deskPartition = (partition: number) =>
  partition === 0 ? DEALER_PARTITION : `${DEALER_PARTITION}-${partition}`;

/** Storage of a kiosk's partition. Without `persist:` it is only in memory, so that a power cut forgets it too. */
export const visitPartition = (partition: number) => `kiosk-visit-${partition}`;

export type WindowShape =
  | { readonly profile: 'dealer'; readonly placement: Placement }
  | { readonly profile: 'kiosk' };

/** How the portal's window is made. It is shown once there is something to see. */
export function windowOptions(
  shape: WindowShape,
  {
    preload,
    partition,
    developing,
    dark,
  }: {
    /** Null for a page that has no bridge. */
    readonly preload: string | null;
    readonly partition: string;
    readonly developing: boolean;
    /** Whether the system asks for dark colours. */
    readonly dark: boolean;
  },
): BrowserWindowConstructorOptions {
  return {
    ...shapeOptions(shape),
    show: false,
    backgroundColor: dark ? WINDOW_BACKGROUND.dark : WINDOW_BACKGROUND.light,
    title: PROGRAM_NAME,
    webPreferences: {
      ...(preload !== null && { preload }),
      partition,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: developing,
      additionalArguments: shape.profile === 'kiosk' ? [NO_FILE_DIALOGS] : [],
    },
  };
}

function shapeOptions(shape: WindowShape): BrowserWindowConstructorOptions {
  if (shape.profile === 'kiosk') {
    return {
      kiosk: true,
      fullscreen: true,
      frame: false,
      minimizable: false,
      autoHideMenuBar: true,
    };
  }
  const { maximized: _maximized, ...bounds } = shape.placement;
  return { ...bounds, minWidth: MIN_SIZE.width, minHeight: MIN_SIZE.height };
}
