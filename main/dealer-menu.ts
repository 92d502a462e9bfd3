import type { MenuItemConstructorOptions } from 'electron';
import { words } from '#main/words.ts';

export type DealerMenuActions = {
  readonly print: () => void;
  readonly savePdf: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  /** Leads the window to one of the portal's paths. */
  readonly goTo: (path: string) => void;
  readonly showLogs: () => void;
};

/** The menu of a showroom's computer: the usual roles with the usual shortcuts, and the portal's own few. */
export function dealerMenu(
  actions: DealerMenuActions,
  { platform, developing }: { readonly platform: string; readonly developing: boolean },
): MenuItemConstructorOptions[] {
  const { menu } = words;
  const isMac = platform === 'darwin';
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const developerTools: MenuItemConstructorOptions[] = developing
    ? [separator, { role: 'toggleDevTools' }]
    : [];
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      label: menu.file,
      submenu: [
        { label: menu.print, accelerator: 'CmdOrCtrl+P', click: actions.print },
        { label: menu.savePdf, accelerator: 'CmdOrCtrl+S', click: actions.savePdf },
        separator,
        isMac ? { role: 'close' } : { role: 'quit' },
      ],
    },
    { label: menu.edit, role: 'editMenu' },
    {
      label: menu.view,
      submenu: [
        { role: 'reload' },
        separator,
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        separator,
        { role: 'togglefullscreen' },
        ...developerTools,
      ],
    },
    {
      label: menu.go,
      submenu: [
        {
          label: menu.back,
          accelerator: isMac ? 'Cmd+[' : 'Alt+Left',
          click: actions.back,
        },
        {
          label: menu.forward,
          accelerator: isMac ? 'Cmd+]' : 'Alt+Right',
          click: actions.forward,
        },
        separator,
        { label: menu.home, accelerator: 'CmdOrCtrl+Shift+H', click: () => actions.goTo('/') },
      ],
    },
    { label: menu.window, role: 'windowMenu' },
    {
      label: menu.help,
      role: 'help',
      submenu: [
        { label: menu.support, accelerator: 'F1', click: () => actions.goTo('/support') },
        { label: menu.logs, click: actions.showLogs },
        ...(isMac ? [] : [separator, { role: 'about' } as const]),
      ],
    },
  ];
}
