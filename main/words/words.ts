/** A name, so the same in every language. */
export const PROGRAM_NAME = 'RinSetu';

/** Every word that the main process itself shows: menu, dialogues, and the fallback pages that need no renderer bundle. */
export type Words = {
  readonly fallback: {
    readonly wait: { readonly title: string; readonly text: string };
    readonly outOfService: { readonly title: string; readonly text: string };
    readonly locked: { readonly title: string; readonly text: string };
  };
  /** A notification of the system: `{}` is a count; no names, since others may read it. */
  readonly reminder: { readonly one: string; readonly other: string };
  readonly savePdf: { readonly title: string; readonly kind: string };
  readonly menu: {
    readonly file: string;
    readonly print: string;
    readonly savePdf: string;
    readonly lock: string;
    readonly quit: string;
    readonly edit: string;
    readonly undo: string;
    readonly redo: string;
    readonly cut: string;
    readonly copy: string;
    readonly paste: string;
    readonly delete: string;
    readonly selectAll: string;
    readonly view: string;
    readonly reload: string;
    readonly actualSize: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly fullScreen: string;
    readonly go: string;
    readonly back: string;
    readonly forward: string;
    /** The places of the dealer's desk, named as on its page. */
    readonly today: string;
    readonly leads: string;
    readonly following: string;
    /** The public site. */
    readonly home: string;
    readonly window: string;
    readonly minimize: string;
    /** macOS' own word for a window as large as its content. */
    readonly zoom: string;
    readonly bringToFront: string;
    readonly close: string;
    readonly help: string;
    readonly support: string;
    readonly logs: string;
    readonly about: string;
    readonly services: string;
    readonly hide: string;
    readonly hideOthers: string;
    readonly showAll: string;
  };
  readonly unsaved: {
    readonly asks: string;
    readonly lost: string;
    readonly stay: string;
    readonly leave: string;
  };
  readonly update: {
    readonly title: string;
    readonly available: (version: string) => string;
    readonly askAdministrator: string;
    readonly ready: (version: string) => string;
    readonly restartAsks: string;
    readonly restart: string;
    readonly later: string;
    readonly ok: string;
  };
  /** Suggested as the name of a file. */
  readonly untitled: string;
  readonly cannotStart: string;
};
