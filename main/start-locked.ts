import { Menu, app, session as electronSession } from 'electron';
import { fallbackOrigin } from '#main/origin/app-origin.ts';
import { lockWindow } from '#main/kiosk/kiosk-window.ts';
import type { ConfigurationProblem } from '#main/configuration/load-configuration.ts';
import { keepToOwnPages } from '#main/origin/navigation-policy.ts';
import { permitOnly } from '#main/origin/permission-policy.ts';
import type { Program, Running } from '#main/program.ts';
import { securityHeaders } from '#main/origin/security-headers.ts';
import { LOCKED_ADDRESS, lockedFiles } from '#main/origin/fallback-page.ts';
import { openWindowWithoutBridge } from '#main/window/open-window.ts';
import { DEFAULT_SIZE } from '#main/window/window-state.ts';

/** A separate partition: it never holds anything of the portal. */
const PARTITION = 'locked';

/**
 * Starts the program when the configuration cannot be used: a page that says so, without portal, gateway, bridge or
 * network. If the machine may be a kiosk, the window is locked like one.
 */
export function startLocked(problem: ConfigurationProblem, { log, developing }: Program): Running {
  const { place, faults, mayBeKiosk } = problem;
  for (const { line, column, what } of faults) {
    log({ event: 'configuration-refused', place, line: line ?? 0, column: column ?? 0, what });
  }
  Menu.setApplicationMenu(null);
  let leaving = false;
  app.on('before-quit', () => {
    leaving = true;
  });
  app.on('web-contents-created', (_event, contents) => {
    keepToOwnPages(contents, { offerOutside: () => {}, log });
  });

  const headers = securityHeaders({
    emulatorOrigin: null,
    developmentSocket: null,
    hasUploads: false,
  });
  const partition = electronSession.fromPartition(PARTITION);
  permitOnly(partition, []);
  partition.protocol.handle('https', fallbackOrigin(lockedFiles(problem), headers));
  partition.webRequest.onBeforeRequest((_request, decide) => decide({ cancel: true }));

  const shape = mayBeKiosk
    ? ({ profile: 'kiosk' } as const)
    : ({ profile: 'dealer', placement: { ...DEFAULT_SIZE, maximized: false } } as const);
  const window = openWindowWithoutBridge(shape, PARTITION, { developing });
  if (mayBeKiosk) lockWindow(window, { mayClose: () => leaving, log });
  window.once('ready-to-show', () => window.show());
  window.webContents.on('render-process-gone', () => {
    if (!window.isDestroyed()) window.webContents.reload();
  });
  void window.loadURL(LOCKED_ADDRESS);
  return { activate: () => window.focus() };
}
