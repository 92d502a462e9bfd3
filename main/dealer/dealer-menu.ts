import type { MenuItemConstructorOptions } from 'electron';
import { SEPARATOR, editMenu, programMenu, viewMenu } from '#main/dealer/usual-menus.ts';
import type { Words } from '#main/words/words.ts';

export type DealerMenuActions = {
  readonly print: () => void;
  readonly savePdf: () => void;
  readonly lock: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  /** Leads the window to one of the portal's paths. */
  readonly goTo: (path: string) => void;
  readonly showLogs: () => void;
};

/** The menu of a showroom's computer: the usual roles with the usual shortcuts, and the portal's own few. */
export function dealerMenu(
  actions: DealerMenuActions,
  words: Words['menu'],
  {
    platform,
    hasDesk,
    developing,
  }: {
    readonly platform: string;
    /** Without loan applications there is none. */
    readonly hasDesk: boolean;
    readonly developing: boolean;
  },
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  return [
    ...(isMac ? [programMenu(words)] : []),
    {
      label: words.file,
      submenu: [
        { label: words.print, accelerator: 'CmdOrCtrl+P', click: actions.print },
        { label: words.savePdf, accelerator: 'CmdOrCtrl+S', click: actions.savePdf },
        SEPARATOR,
        { label: words.lock, accelerator: 'CmdOrCtrl+L', click: actions.lock },
        isMac ? { role: 'close', label: words.close } : { role: 'quit', label: words.quit },
      ],
    },
    editMenu(words),
    viewMenu(words, developing),
    {
      label: words.go,
      submenu: [
        {
          label: words.back,
          accelerator: isMac ? 'Cmd+[' : 'Alt+Left',
          click: actions.back,
        },
        {
          label: words.forward,
          accelerator: isMac ? 'Cmd+]' : 'Alt+Right',
          click: actions.forward,
        },
        SEPARATOR,
        ...(hasDesk ? [...placesOfDesk(actions, words), SEPARATOR] : []),
        { label: words.home, accelerator: 'CmdOrCtrl+Shift+H', click: () => actions.goTo('/') },
      ],
    },
    {
      label: words.window,
      role: 'windowMenu',
      submenu: [
        { role: 'minimize', label: words.minimize },
        ...(isMac
          ? [
              { role: 'zoom', label: words.zoom } as const,
              SEPARATOR,
              { role: 'front', label: words.bringToFront } as const,
            ]
          : [{ role: 'close', label: words.close } as const]),
      ],
    },
    {
      label: words.help,
      role: 'help',
      submenu: [
        { label: words.support, accelerator: 'F1', click: () => actions.goTo('/support') },
        { label: words.logs, click: actions.showLogs },
        ...(isMac ? [] : [SEPARATOR, { role: 'about', label: words.about } as const]),
      ],
    },
  ];
}

const PLACES = ['today', 'leads', 'following'] as const;

function placesOfDesk(
  { goTo }: DealerMenuActions,
  words: Words['menu'],
): MenuItemConstructorOptions[] {
  return PLACES.map((place, at) => ({
    label: words[place],
    accelerator: `CmdOrCtrl+${at + 1}`,
    click: () => goTo(`/dealer-desk#${place}`),
  }));
}
