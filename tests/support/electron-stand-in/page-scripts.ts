import { randomUUID } from 'node:crypto';
import { linkWorlds, preloadModules, refuseWindows } from './page-worlds.ts';

/** The isolated world that preload scripts run in, named as in Electron. */
export const PRELOAD_WORLD = 'Electron Isolated Context';
export const BINDING = 'standInPost';
export const RECEIVER = 'standInReceive';
/** The message of a page that wanted to open a window. */
export const WINDOW_OPEN = 'stand-in:window-open';

export type PageScripts = { readonly page: string; readonly preload: string };

/** The two scripts that every document of a window starts with. The page cannot guess the names of their events. */
export function pageScripts(
  preload: string,
  { platform, argv }: { readonly platform: string; readonly argv: readonly string[] },
): PageScripts {
  const toPage = JSON.stringify(`stand-in-${randomUUID()}`);
  const toPreload = JSON.stringify(`stand-in-${randomUUID()}`);
  const opened = JSON.stringify(`stand-in-${randomUUID()}`);
  return {
    page: `if (window === window.top) {
      (${linkWorlds.toString()})(${toPreload}, ${toPage});
      (${refuseWindows.toString()})((url) => dispatchEvent(new CustomEvent(${opened}, { detail: url })));
    }`,
    preload: `if (window === window.top) {
      const post = globalThis.${BINDING};
      const link = (${linkWorlds.toString()})(${toPage}, ${toPreload});
      const modules = (${preloadModules.toString()})(link, post, ${JSON.stringify(RECEIVER)});
      addEventListener(${opened}, (event) =>
        post(JSON.stringify({ type: 'send', channel: ${JSON.stringify(WINDOW_OPEN)}, args: [event.detail] })));
      const module = { exports: {} };
      const process = { platform: ${JSON.stringify(platform)}, argv: ${JSON.stringify(argv)}, type: 'renderer', sandboxed: true, contextIsolated: true, versions: {} };
      (function (require, module, exports, process) {\n${preload}\n})(modules.require, module, module.exports, process);
    }`,
  };
}
